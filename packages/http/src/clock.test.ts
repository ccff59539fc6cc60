import { getEventListeners } from "node:events";
import { expect, test, afterEach, vi } from "vitest";
import { sleep, raceAbort, createTimeLimit, followSignal, systemClock, readInstant } from "./clock.ts";
import { collectGarbage } from "@kontor/testing/collect-garbage";
import { createVirtualClock } from "./virtual-clock.ts";

test("sleep() stops at once when aborted, with the signal's reason", async () => {
  const stop = new AbortController();
  const waiting = sleep(3_600_000, { signal: stop.signal });

  stop.abort(new Error("enough"));

  await expect(waiting).rejects.toThrow("enough");
});

test("sleep() does not begin when already aborted", async () => {
  await expect(sleep(60_000, { signal: AbortSignal.abort(new Error("before")) })).rejects.toThrow("before");
});

test("sleep() leaves no listener behind", async () => {
  const { signal } = new AbortController();

  await Promise.all(Array.from({ length: 100 }, () => sleep(0, { signal })));

  expect(getEventListeners(signal, "abort")).toHaveLength(0);
});

test("without a signal, the result is that of the work", async () => {
  expect(await raceAbort(async () => 1, undefined)).toBe(1);
});

test("work does not begin where the signal is aborted already", async () => {
  let isBegun = false;
  const reason = new Error("enough");

  await expect(raceAbort(async () => (isBegun = true), AbortSignal.abort(reason))).rejects.toBe(reason);
  expect(isBegun).toBe(false);
});

test("an abort ends the wait with its reason, and the work goes on", async () => {
  const stop = new AbortController();
  const work = Promise.withResolvers<number>();
  const waiting = raceAbort(() => work.promise, stop.signal);
  const reason = new Error("enough");

  stop.abort(reason);
  work.resolve(1);

  await expect(waiting).rejects.toBe(reason);
  expect(await work.promise).toBe(1);
});

test.each([async () => 1, async () => Promise.reject(new Error("broke"))])(
  "no listener remains after the work has ended",
  async (run) => {
    const { signal } = new AbortController();

    await raceAbort<number>(run, signal).catch(() => {});

    expect(getEventListeners(signal, "abort")).toEqual([]);
  },
);

test("the signal aborts with a TimeoutError when its clock has reached the limit, and not before", async () => {
  const clock = createVirtualClock();
  const { signal } = createTimeLimit(1_000, clock);

  await clock.advance(999);
  expect(signal.aborted).toBe(false);
  await clock.advance(1);
  expect(signal.aborted).toBe(true);
  expect(signal.reason).toMatchObject({ name: "TimeoutError" });
});

test("with the system clock, the signal aborts with a TimeoutError too", async () => {
  const { signal } = createTimeLimit(1, systemClock);

  await new Promise((resolve) => signal.addEventListener("abort", resolve));

  expect(signal.reason).toMatchObject({ name: "TimeoutError" });
});

test("a time limit ends with the reason of the given signal if that comes first, and then never again", async () => {
  const clock = createVirtualClock();
  const stop = new AbortController();
  const { signal } = createTimeLimit(1_000, clock, stop.signal);
  const reason = new Error("given up");

  stop.abort(reason);
  await clock.advance(2_000);

  expect(signal.reason).toBe(reason);
  expect(getEventListeners(stop.signal, "abort")).toEqual([]);
});

test("a time limit of a signal that is aborted already is aborted with its reason", () => {
  const reason = new Error("given up");

  expect(createTimeLimit(1_000, systemClock, AbortSignal.abort(reason)).signal.reason).toBe(reason);
});

test("a time limit that was released is never aborted, and holds neither a timer nor a listener", async () => {
  const stop = new AbortController();
  const { signal, release } = createTimeLimit(1, systemClock, stop.signal);

  release();
  release();
  await new Promise((resolve) => createTimeLimit(20, systemClock).signal.addEventListener("abort", resolve));
  stop.abort();

  expect(signal.aborted).toBe(false);
  expect(getEventListeners(stop.signal, "abort")).toEqual([]);
});

test("a time limit that nobody holds fires all the same, after a garbage collection", async () => {
  const fired = new Promise((resolve) => {
    createTimeLimit(50, systemClock, new AbortController().signal).signal.addEventListener("abort", resolve);
  });
  await collectGarbage();

  await expect(fired).resolves.toBeDefined();
});

test("10,000 time limits of one signal have one listener, which goes with the last of them", () => {
  const stop = new AbortController();
  const limits = Array.from({ length: 10_000 }, () => createTimeLimit(60_000, systemClock, stop.signal));

  expect(getEventListeners(stop.signal, "abort")).toHaveLength(1);
  for (const { release } of limits.slice(1)) release();
  expect(getEventListeners(stop.signal, "abort")).toHaveLength(1);
  limits[0]!.release();
  expect(getEventListeners(stop.signal, "abort")).toEqual([]);
});

test("followSignal() is told of an abort once, and not after it left, whoever else left and came meanwhile", () => {
  const stop = new AbortController();
  const told: string[] = [];
  const leaveFirst = followSignal(stop.signal, () => told.push("first"));
  leaveFirst();
  followSignal(stop.signal, (reason) => told.push(`second ${reason}`));
  leaveFirst(); // Once more: it must not take the others with it.
  followSignal(stop.signal, () => told.push("third"));

  stop.abort("over");

  expect(told).toEqual(["second over", "third"]);
});

afterEach(() => void vi.unstubAllEnvs());

test.each<[string, string | undefined]>([
  ["2026-01-01T10:00:00Z", "2026-01-01T10:00:00.000Z"],
  ["2026-01-01T10:00:00z", "2026-01-01T10:00:00.000Z"],
  ["2026-01-01T10:00:00", "2026-01-01T10:00:00.000Z"],
  ["2026-01-01T10:00:00.1234567", "2026-01-01T10:00:00.123Z"],
  ["2026-01-01 10:00:00", "2026-01-01T10:00:00.000Z"],
  ["2026-01-01T10:00:00+00", "2026-01-01T10:00:00.000Z"],
  ["2026-01-01T10:00:00+0000", "2026-01-01T10:00:00.000Z"],
  ["2026-01-01T10:00:00+00:00", "2026-01-01T10:00:00.000Z"],
  ["2026-01-01T10:00:00.5-02", "2026-01-01T12:00:00.500Z"],
  ["2026-01-01", "2026-01-01T00:00:00.000Z"],
  ["2026-13-01T10:00:00Z", undefined],
  ["1", undefined],
  ["Thu, 01 Jan 2026 10:00:00 GMT", undefined],
])("readInstant() reads %j as UTC where no zone is named", (text, expected) => {
  vi.stubEnv("TZ", "Pacific/Kiritimati"); // 14 h before UTC

  expect(readInstant(text)).toBe(expected && Date.parse(expected));
});

test.each([":", "0", "z:", "+00"])("readInstant() is no work for a million of %j", (text) => {
  expect(readInstant(text.repeat(1_000_000))).toBeUndefined();
});
