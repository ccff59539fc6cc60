import { expect, test } from "vitest";
import { callCosts, callers, computeMedian } from "./call-cost.ts";

test.each(Object.entries(callers))("%s gets the record that the network answers", async (_, call) => {
  const result = (await call()) as { data?: object };

  expect(result.data ?? result).toMatchObject({ name: "Garden tools" });
});

test("callCosts() gives a figure for each caller", async () => {
  const costs = await callCosts({ rounds: 1, calls: 1 });

  expect(Object.keys(costs)).toEqual(Object.keys(callers));
  expect(Object.values(costs).every((cost) => cost >= 0)).toBe(true);
});

test.each([
  [[3, 1, 2], 2],
  [[10, 9, 100], 10],
  [[4], 4],
])("computeMedian() of %j is %d", (values, median) => {
  expect(computeMedian(values)).toBe(median);
});
