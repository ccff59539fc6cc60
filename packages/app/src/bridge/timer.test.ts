import { afterEach, expect, test, vi } from "vitest";
import { startTimer } from "./timer.ts";

afterEach(() => void vi.useRealTimers());

test.each([
  [0, 0],
  [5_000, 5_000],
  [2 ** 31, 2 ** 31 - 1],
  [Infinity, 2 ** 31 - 1],
])("a wait of %d ms is a timer of %d ms", (ms, expected) => {
  const started: number[] = [];

  startTimer(
    ms,
    () => {},
    (_, time) => void started.push(time),
  );

  expect(started).toEqual([expected]);
});

test("it runs once when the time is over, and never after it was cancelled", () => {
  vi.useFakeTimers();
  const run = vi.fn<() => void>();
  const cancelled = vi.fn<() => void>();

  startTimer(10, run);
  startTimer(10, cancelled)();
  vi.advanceTimersByTime(30);

  expect(run).toHaveBeenCalledTimes(1);
  expect(cancelled).not.toHaveBeenCalled();
});
