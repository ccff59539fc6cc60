import { expect, test } from "vitest";
import { createVirtualClock } from "./virtual-clock.ts";

test("advance() ends each wait at its own time, in order", async () => {
  const clock = createVirtualClock({ now: 0 });
  const ended: string[] = [];
  const wait = async (name: string, ms: number) => {
    await clock.sleep(ms);
    ended.push(`${name} at ${clock.now()}`);
    if (name === "first") await wait("second", 5);
  };
  void wait("last", 100);
  void wait("first", 10);

  await clock.advance(50);
  expect(ended).toEqual(["first at 10", "second at 15"]);
  expect(clock.now()).toBe(50);

  await clock.advance(50);
  expect(ended.at(-1)).toBe("last at 100");
});

test("setNow() moves the time on the wall and no wait", async () => {
  const clock = createVirtualClock({ now: 0 });
  let isOver = false;
  void clock.sleep(10).then(() => (isOver = true));

  clock.setNow(1_000_000);
  await clock.advance(9);
  expect([isOver, clock.now(), clock.monotonicMs()]).toEqual([false, 1_000_009, 9]);

  await clock.advance(1);
  expect(isOver).toBe(true);
});

test("sleep() ends with the signal's reason and leaves nothing behind", async () => {
  const clock = createVirtualClock();
  const stop = new AbortController();
  const wait = clock.sleep(10, { signal: stop.signal });

  stop.abort(new Error("enough"));

  await expect(wait).rejects.toThrow("enough");
  expect(clock.waits()).toBe(0);
});

test("advanceUntil() stops at the state that was asked for, and throws where it does not come", async () => {
  const clock = createVirtualClock({ now: 0 });
  let ticks = 0;
  void (async () => {
    for (;;) {
      await clock.sleep(10);
      ticks += 1;
    }
  })();

  await clock.advanceUntil(() => ticks === 3, 1_000);
  expect(clock.now()).toBe(30);

  await expect(clock.advanceUntil(() => false, 100)).rejects.toThrow("within 100 ms");
});
