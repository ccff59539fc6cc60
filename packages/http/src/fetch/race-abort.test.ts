import { getEventListeners } from "node:events";
import { expect, test } from "vitest";
import { raceAbort } from "./race-abort.ts";

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
