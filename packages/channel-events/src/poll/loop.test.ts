import { createVirtualClock } from "@kontor/testing/virtual-clock";
import { expect, test, vi } from "vitest";
import { createPollLoop, type PollLoopOptions, type PollReport } from "./loop.ts";

const report: PollReport = { pages: 1, fetched: 0, duplicates: 0, acknowledged: 0, isFull: false, unreadable: 2 };

/** A loop that polls every minute, in virtual time. */
function setUp(options: Partial<PollLoopOptions> = {}) {
  const clock = createVirtualClock();
  const stopping = new AbortController();
  const pollOnce = vi.fn(options.pollOnce ?? (async () => report));
  const error = vi.fn();
  const loop = createPollLoop({
    intervalMs: 60_000,
    patience: { pauseMs: (usualMs) => usualMs },
    clock,
    random: () => 0.5,
    signal: stopping.signal,
    mayPoll: () => true,
    log: { info: () => {}, warn: () => {}, error },
    ...options,
    pollOnce,
  });
  const stop = async (running: Promise<void>) => {
    stopping.abort();
    await running;
  };
  return { clock, stopping, pollOnce, error, loop, stop };
}

test("a loop polls once an interval until it is stopped, and leaves no wait behind", async () => {
  const { clock, pollOnce, loop, stop } = setUp();
  const running = loop.run();

  await clock.advance(59_000);
  expect(pollOnce).not.toHaveBeenCalled();
  await clock.advance(1_000);
  expect(pollOnce).toHaveBeenCalledTimes(1);
  await clock.advance(60_000);
  expect(pollOnce).toHaveBeenCalledTimes(2);

  await stop(running);
  expect(clock.waits()).toBe(0);
});

test("a loop does not poll while it may not, and polls at once when it becomes its turn", async () => {
  const turns: (() => void)[] = [];
  let isOurs = false;
  const gained = () => new Promise<void>((resolve) => turns.push(resolve));
  const { clock, pollOnce, loop, stop } = setUp({ gained, mayPoll: () => isOurs });
  const running = loop.run();
  await clock.advance(600_000);
  expect(pollOnce).not.toHaveBeenCalled();

  isOurs = true;
  turns.at(-1)!();
  await clock.advance(1);

  expect(pollOnce).toHaveBeenCalledTimes(1);
  await stop(running);
});

test("a loop in a hurry waits no longer than five seconds", async () => {
  const { clock, pollOnce, loop, stop } = setUp({ isHurried: () => true });
  const running = loop.run();

  await clock.advance(5_000);

  expect(pollOnce).toHaveBeenCalledTimes(1);
  await stop(running);
});

test("a poll that fails is logged and told, and ends nothing", async () => {
  const onPolled = vi.fn();
  const afterTurn = vi.fn(async () => {});
  const down = new Error("down");
  const { clock, pollOnce, error, loop, stop } = setUp({ onPolled, afterTurn, pollOnce: () => Promise.reject(down) });
  const running = loop.run();

  await clock.advance(120_000);

  expect(pollOnce).toHaveBeenCalledTimes(2);
  expect(error).toHaveBeenCalledWith({ problem: "down" }, "A poll failed; the next one is due as always");
  expect(onPolled).toHaveBeenLastCalledWith({ error: down });
  expect(afterTurn).toHaveBeenCalledTimes(2);
  expect(loop.lastPoll).toMatchObject({ problem: down, at: clock.monotonicMs() });
  await stop(running);
});

test("two that poll at a time share one poll, and the report of the last one is kept for the health", async () => {
  const first = Promise.withResolvers<PollReport>();
  const { clock, pollOnce, loop } = setUp({ pollOnce: () => first.promise });

  const polls = [loop.pollNow(), loop.pollNow()];
  expect(loop.underway()).toBeDefined();
  first.resolve(report);
  await Promise.all(polls);

  expect(pollOnce).toHaveBeenCalledTimes(1);
  expect(loop.underway()).toBeUndefined();
  expect(loop.lastPoll).toMatchObject({ succeededAt: clock.monotonicMs(), unreadable: 2, isFull: false });
});

test("a failure after the stop is not logged", () => {
  const { stopping, error, loop } = setUp();
  stopping.abort();

  loop.logFailure(new Error("aborted"));

  expect(error).not.toHaveBeenCalled();
});
