import { Secret } from "@kontor/http";
import { createVirtualClock } from "@kontor/testing/virtual-clock";
import { expect, test } from "vitest";
import { computeMargin, holdToken } from "./hold.ts";

const tokenUntil = (ms: number, lifeMs?: number) => ({
  value: new Secret("t"),
  expiresAt: new Date(ms),
  ...(lifeMs !== undefined && { lifeMs }),
});

test("the life of a token ends by whichever clock is ahead", async () => {
  const clock = createVirtualClock({ now: 0 });
  const held = holdToken(tokenUntil(3_600_000), clock, 60_000);

  await clock.advance(1_000_000);
  expect(held.lifeMs()).toBe(2_600_000);
  clock.setNow(0); // The wall clock is set back, and the token does not live longer.
  expect(held.lifeMs()).toBe(2_600_000);
  clock.setNow(3_600_000); // The machine slept, and its monotonic clock stood still.
  expect(held.lifeMs()).toBe(0);
});

test.each([
  [3_600_000, undefined, 60_000, 300_000],
  [600_000, undefined, 60_000, 195_000],
  [60_000, undefined, 30_000, 0],
  [10_000, 3_600_000, 60_000, 47_500],
])("a token with %i ms left of a life of %s has a margin of %i and a lead of %i", (left, life, margin, lead) => {
  const held = holdToken(tokenUntil(left, life), createVirtualClock({ now: 0 }), 60_000);

  expect([held.marginMs, held.leadMs]).toEqual([margin, lead]);
});

test.each([
  [60_001, 60_000],
  [60_000, 30_000],
  [2, 1],
])("a life of %i ms has a margin of %i", (life, margin) => {
  expect(computeMargin(life, 60_000)).toBe(margin);
});
