import { expect, test } from "vitest";
import { createTimeoutSignal } from "./timeout-signal.ts";
import { systemClock } from "../values/clock.ts";
import { createVirtualClock } from "../values/virtual-clock.ts";

test("the signal aborts with a TimeoutError when its clock has reached the limit, and not before", async () => {
  const clock = createVirtualClock();
  const signal = createTimeoutSignal(1_000, clock);

  await clock.advance(999);
  expect(signal.aborted).toBe(false);
  await clock.advance(1);
  expect(signal.aborted).toBe(true);
  expect(signal.reason).toMatchObject({ name: "TimeoutError" });
});

test("with the system clock, the signal aborts with a TimeoutError too", async () => {
  const signal = createTimeoutSignal(1, systemClock);

  await new Promise((resolve) => signal.addEventListener("abort", resolve));

  expect(signal.reason).toMatchObject({ name: "TimeoutError" });
});
