import { expect, test } from "vitest";
import { createErpCaller } from "../../testing/callers.ts";
import { runErpFuzz } from "../../testing/fuzz-erp.ts";

test("20,000 calls that are right, nearly right or wrong are never answered with 5xx, nor with an error of another form", async () => {
  const { wrong } = await runErpFuzz(await createErpCaller(), { calls: 20_000, seed: 8 });

  expect(wrong).toEqual([]);
});
