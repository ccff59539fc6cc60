import { expect, test } from "vitest";
import { computeMedian } from "./median.ts";

test.each([
  [[3, 1, 2], 2],
  [[10, 9, 100], 10],
  [[4], 4],
])("computeMedian() of %j is %d", (values, median) => {
  expect(computeMedian(values)).toBe(median);
});
