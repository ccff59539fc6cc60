import { expect, test } from "vitest";
import { computePercentile } from "./percentile.ts";

test.each([
  [[3, 1, 2], 0.5, 2],
  [[4, 1, 3, 2], 0.5, 2],
  [[5], 0.95, 5],
  [Array.from({ length: 100 }, (_, index) => 100 - index), 0.95, 95],
  [[2, 1], 0, 1],
  [[2, 1], 1, 2],
])("computePercentile() of %j at %d is %d", (values, share, expected) => {
  expect(computePercentile(values, share)).toBe(expected);
});

test("computePercentile() of nothing is refused", () => {
  expect(() => computePercentile([], 0.5)).toThrow("Cannot take a percentile as there must be values: got none");
});
