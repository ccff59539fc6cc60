import { expect, test } from "vitest";
import { countEffects, waitForEffects } from "./balance.ts";

test.each([
  ["each event had an effect", [1, 2, 3], [0, 0, 0]],
  ["each event is acknowledged", [3, 3, 3], [2, 1, 0]],
])("the wait ends when %s", async (_, effects, left) => {
  let looks = 0;
  const pool = { query: async () => ({ rows: [{ n: String(effects[looks++]) }] }) };
  const platform = { left: () => left[looks - 1]! };

  await waitForEffects([platform], pool as never, 3);

  expect(looks).toBe(3);
});

test("effects are counted, and a database that is down has none", async () => {
  const up = { query: async () => ({ rows: [{ n: "3" }] }) };
  const down = { query: () => Promise.reject(new Error("down")) };

  expect([await countEffects(up as never), await countEffects(down as never)]).toEqual([3, 0]);
});
