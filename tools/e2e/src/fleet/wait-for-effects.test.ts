import { expect, test } from "vitest";
import { waitForEffects } from "./wait-for-effects.ts";

test.each([
  ["each event had an effect", [1, 2, 3], [0, 0, 0]],
  ["each event is acknowledged", [3, 3, 3], [2, 1, 0]],
])("the wait ends when %s", async (_, effects, left) => {
  let looks = 0;
  const pool = { query: async () => ({ rows: [{ n: String(effects[looks++]) }] }) };
  const queues = { left: () => left[looks - 1]! };

  await waitForEffects({ queues, pool } as never, 3);

  expect(looks).toBe(3);
});
