import { expect, test } from "vitest";
import { createProcess } from "./process.ts";
import { createProcessClock, createWallClock } from "./machine-clock.ts";
import { createScheduler } from "./scheduler.ts";

function setUp() {
  const scheduler = createScheduler(() => {});
  const wall = createWallClock(scheduler);
  const process = createProcess("1.1", scheduler, { onCut() {}, onStall() {} });
  return { scheduler, wall, process, clock: createProcessClock(scheduler, wall, process) };
}

test("a wait ends at its time, and a clock that is set changes neither it nor the monotonic time", async () => {
  const { scheduler, wall, clock } = setUp();
  const [wallBefore, before] = [clock.now(), clock.monotonicMs()];
  let endedAt = 0;
  void clock.sleep(200).then(() => (endedAt = clock.monotonicMs()));
  wall.jump(-3_600_000);

  await scheduler.advance(1_000, () => false);

  expect(endedAt - before).toBe(200);
  expect(clock.now() - wallBefore).toBe(1_000 - 3_600_000);
});

test("a wait that is aborted rejects at once with the reason", async () => {
  const { clock } = setUp();
  const stop = new AbortController();
  const wait = clock.sleep(200, stop);

  stop.abort(new Error("enough"));

  await expect(wait).rejects.toThrow("enough");
  await expect(clock.sleep(1, stop)).rejects.toThrow("enough");
});

test("the wait of a process that was cut never ends", async () => {
  const { scheduler, process, clock } = setUp();
  let ended = false;
  void clock.sleep(200).then(() => (ended = true));
  process.cutAfter(1);

  await scheduler.advance(1_000, () => false);

  expect([ended, process.isOver()]).toEqual([false, true]);
});

test("a signal ends all waits that use it, and none that is over or uses another one", async () => {
  const { scheduler, clock } = setUp();
  const [stop, other] = [new AbortController(), new AbortController()];
  const told: string[] = [];
  const wait = (name: string, ms: number, controller: AbortController) =>
    void clock.sleep(ms, controller).then(
      () => told.push(`${name} is over`),
      () => told.push(`${name} is cut short`),
    );
  wait("early", 10, stop);
  wait("one", 100, stop);
  wait("two", 200, stop);
  wait("other", 150, other);
  await scheduler.advance(50, () => false);

  stop.abort();
  await scheduler.advance(500, () => false);

  expect(told).toEqual(["early is over", "one is cut short", "two is cut short", "other is over"]);
});
