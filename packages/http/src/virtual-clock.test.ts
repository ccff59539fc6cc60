import { expect, test, vi } from "vitest";
import { createVirtualClock, type VirtualClock, createWorkWatch } from "./virtual-clock.ts";

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

test("standStillFor() moves no time while its work takes real time, and moves it while the work waits on the clock", async () => {
  const clock = createVirtualClock({ now: 0 });
  const at: number[] = [];
  void clock.sleep(10).then(() => at.push(clock.now()));
  const work = clock.standStillFor(async () => {
    await new Promise((resolve) => setTimeout(resolve, 50)); // real time: longer than all turns of an instant
    at.push(clock.now());
    await clock.standStillFor(() => clock.sleep(20)); // work inside of work waits for both
    at.push(clock.now());
    return "done";
  });

  await clock.advance(100);

  expect(at).toEqual([0, 10, 20]);
  expect(await work).toBe("done");
});

test("work that never ends holds the clock for its patience, once", async () => {
  const clock = createVirtualClock({ now: 0, patienceMs: 300 });
  void clock.standStillFor(() => new Promise(() => {}));
  let ticks = 0;
  void (async () => {
    for (; ; ticks += 1) await clock.sleep(1);
  })();

  const startedAt = performance.now(); // real time: the bound below is for one wait and not for 200
  await clock.advance(200);

  expect([clock.now(), ticks]).toEqual([200, 200]);
  expect(performance.now() - startedAt).toBeLessThan(200 * 300); // real time: it was waited for once, and not at every tick
});

test("work that fails holds the clock no longer, and rejects", async () => {
  const clock = createVirtualClock({ patienceMs: 60_000 });
  const work = clock.standStillFor(() => {
    throw new Error("a bug");
  });

  await expect(work).rejects.toThrow("a bug");
  await clock.advance(1_000);
});

test("work of a name that was given up is waited for less and less, until it ends well", async () => {
  const clock = createVirtualClock({ patienceMs: 412 });
  const waited = vi.spyOn(globalThis, "setTimeout");
  const forEver = () => new Promise(() => {});
  for (const run of [forEver, forEver, () => {}, forEver]) {
    void clock.standStillFor(run, "event-1");
    await clock.advance(1);
  }
  void clock.standStillFor(forEver, "event-2");
  await clock.advance(1);
  const waits = waited.mock.calls.map(([, ms]) => ms).filter((ms) => ms === 412 || ms === 103); // others may wait here too
  waited.mockRestore();

  expect(waits).toEqual([412, 103, 412, 412]);
});

test("work that takes one and a half seconds is no work that hangs", async () => {
  const clock = createVirtualClock({ now: 0 });
  const work = clock.standStillFor(async () => {
    await new Promise((resolve) => setTimeout(resolve, 1_500)); // real time, as it is what the clock must stand still for
    return clock.now();
  });

  await clock.advance(3_600_000);

  expect(await work).toBe(0);
});

test.each([
  ["advance", (clock: VirtualClock) => clock.advance(Number.NaN), "ms must be a finite number from 0 on: got NaN"],
  ["advance", (clock: VirtualClock) => clock.advance(-1), "ms must be a finite number from 0 on: got -1"],
  [
    "advanceUntil",
    (clock: VirtualClock) => clock.advanceUntil(() => false, Number.NaN),
    "maxMs must be a finite number",
  ],
  ["advanceUntil", (clock: VirtualClock) => clock.advanceUntil(() => false, Infinity), "maxMs must be a finite number"],
  ["sleep", (clock: VirtualClock) => clock.sleep(Number.NaN), "ms must be a number: got NaN"],
  ["setNow", async (clock: VirtualClock) => clock.setNow(Number.NaN), "now must be a finite number: got NaN"],
])("%s() refuses a time that is none, instead of going on for ever", async (_, call, message) => {
  const clock = createVirtualClock();
  void clock.sleep(1).catch(() => {});

  await expect(call(clock)).rejects.toThrow(message);
});

test.each(["now", "turns", "patienceMs"])("createVirtualClock() refuses %s that is no number", (name) => {
  expect(() => createVirtualClock({ [name]: Number.NaN })).toThrow(`${name} must be a finite number`);
});

test("any number of waits may be underway", async () => {
  const clock = createVirtualClock();
  const waits = Promise.all(Array.from({ length: 140_000 }, () => clock.sleep(1)));

  await clock.advance(1);

  expect((await waits).length).toBe(140_000);
});

test("without any work underway there is nothing to wait for", async () => {
  const watch = createWorkWatch(60_000);

  expect(await watch.waitForWork()).toBe(false);
  await watch.run(() => 1);
  expect(await watch.waitForWork()).toBe(false);
});

test("work is waited for until it ends, and no longer while it waits on the clock", async () => {
  const watch = createWorkWatch(60_000);
  const wake = Promise.withResolvers<void>();
  const end = Promise.withResolvers<string>();
  const work = watch.run(async () => {
    const endWait = watch.startWait();
    await wake.promise;
    endWait();
    return end.promise;
  });

  expect(await watch.waitForWork()).toBe(false);
  wake.resolve();
  await wake.promise;
  const waiting = watch.waitForWork();
  end.resolve("done");

  expect(await work).toBe("done");
  expect(await waiting).toBe(true);
});

test("a wait of inner work counts for the outer work too", async () => {
  const watch = createWorkWatch(60_000);
  const wake = Promise.withResolvers<void>();
  const work = watch.run(() =>
    watch.run(async () => {
      watch.startWait();
      await wake.promise;
    }),
  );

  expect(await watch.waitForWork()).toBe(false);
  wake.resolve();
  await work;
});

test("work without progress is abandoned when its patience is used up", async () => {
  const watch = createWorkWatch(1);
  const end = Promise.withResolvers<void>();
  const work = watch.run(() => end.promise, "hangs");

  expect(await watch.waitForWork()).toBe(true);
  expect(await watch.waitForWork()).toBe(false);
  end.resolve();
  await work;
});
