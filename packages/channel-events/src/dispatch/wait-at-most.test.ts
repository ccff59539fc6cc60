import { createVirtualClock } from "@kontor/testing/virtual-clock";
import { expect, test } from "vitest";
import { waitAtMost } from "./wait-at-most.ts";

test("waitAtMost() tells whether something ended in time, also where it failed", async () => {
  const clock = createVirtualClock();
  const never = waitAtMost(1_000, new Promise(() => {}), clock);

  await clock.advance(1_000);

  expect(await never).toBe(false);
  expect(await waitAtMost(1_000, Promise.resolve(), clock)).toBe(true);
  expect(await waitAtMost(1_000, Promise.reject(new Error("failed")), clock)).toBe(true);
  expect(await waitAtMost(1_000, undefined, clock)).toBe(true);
});

test("waitAtMost() leaves no wait behind", async () => {
  const clock = createVirtualClock();

  await waitAtMost(1_000, Promise.resolve(), clock);

  expect(clock.waits()).toBe(0);
});
