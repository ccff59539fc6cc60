import { expect, test } from "vitest";
import { callCosts, callers } from "./call-cost.ts";

test.each(Object.entries(callers))("%s gets the record that the network answers", async (_, call) => {
  const result = (await call()) as { data?: object };

  expect(result.data ?? result).toMatchObject({ name: "Garden tools" });
});

test("callCosts() gives a figure for each caller", async () => {
  const costs = await callCosts({ rounds: 1, calls: 1 });

  expect(Object.keys(costs)).toEqual(Object.keys(callers));
  expect(Object.values(costs).every((cost) => cost >= 0)).toBe(true);
});
