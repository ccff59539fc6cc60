import { createVirtualClock } from "@kontor/testing/virtual-clock";
import { expect, test, vi } from "vitest";
import { createHourlyPurge } from "./parts.ts";

test("the inbox is purged at once, and then once an hour", async () => {
  const clock = createVirtualClock();
  const purge = vi.fn(async () => ({ payloads: 0, rows: 0 }));
  const run = createHourlyPurge({ inbox: { purge }, retention: { rowsAfterMs: 1 }, clock, onError: () => {} });

  await run();
  await clock.advance(3_599_000);
  await run();
  expect(purge.mock.calls).toEqual([[{ rowsAfterMs: 1 }]]);

  await clock.advance(1_000);
  await run();
  expect(purge).toHaveBeenCalledTimes(2);
});

test("a purge that fails is told and not tried again at once", async () => {
  const clock = createVirtualClock();
  const purge = vi.fn(() => Promise.reject(new Error("busy")));
  const onError = vi.fn();
  const run = createHourlyPurge({ inbox: { purge }, retention: {}, clock, onError });

  await run();
  await run();

  expect(onError.mock.calls).toEqual([[new Error("busy")]]);
});
