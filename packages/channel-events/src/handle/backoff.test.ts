import { expect, test } from "vitest";
import { backoff } from "./backoff.ts";

test.each([
  [1, 1_000],
  [2, 2_000],
  [9, 256_000],
  [10, 300_000],
  [1_000, 300_000],
])("backoff() of attempt %i is below %i ms", (attempt, bound) => {
  expect(backoff(attempt, 0)).toBe(0);
  expect(backoff(attempt, 0.999)).toBeCloseTo(bound * 0.999);
});
