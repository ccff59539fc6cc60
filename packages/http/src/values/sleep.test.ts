import { getEventListeners } from "node:events";
import { expect, test } from "vitest";
import { sleep } from "./sleep.ts";

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
