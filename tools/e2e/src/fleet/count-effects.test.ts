import { expect, test } from "vitest";
import { countEffects } from "./count-effects.ts";

test("effects are counted, and a database that is down has none", async () => {
  const up = { query: async () => ({ rows: [{ n: "3" }] }) };
  const down = { query: () => Promise.reject(new Error("down")) };

  expect([await countEffects(up as never), await countEffects(down as never)]).toEqual([3, 0]);
});
