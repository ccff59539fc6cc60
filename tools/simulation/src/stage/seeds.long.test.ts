import { expect, test } from "vitest";
import { playSeeds } from "../command/play-seeds.ts";

test.each(["memory", "file"] as const)("100 seeds of twelve simulated hours break no rule on %s", async (store) => {
  const { seeds, failed } = await playSeeds({ seed: 1_000, seeds: 100, store, hours: 12, limitMs: Infinity });

  expect({ seeds, failed: failed?.seed }).toEqual({ seeds: 100, failed: undefined });
});
