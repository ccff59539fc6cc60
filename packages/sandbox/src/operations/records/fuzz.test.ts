import { expect, test } from "vitest";
import { createErpCaller } from "../../testing/callers.ts";
import { runErpFuzz } from "../../testing/fuzz-erp.ts";

const CALLS = 300; // 20,000: fuzz.long.test.ts

test("calls that are right, nearly right or wrong are never answered with 5xx, nor with an error of another form", async () => {
  const caller = await createErpCaller();
  const { statuses, wrong } = await runErpFuzz(caller, { calls: CALLS, seed: 7 });

  expect(wrong).toEqual([]);
  expect(Object.values(statuses).reduce((sum, each) => sum + each)).toBe(CALLS);
  expect(statuses[200]).toBeGreaterThan(CALLS / 20);
  expect(statuses[400]).toBeGreaterThan(CALLS / 20);
});
