import { createRandom } from "@kontor/testing/random";
import { expect, test } from "vitest";
import { runSeeds } from "../command/run-seeds.ts";
import type { Fault } from "../plan/fault.ts";
import { runSeed } from "./run-seed.ts";

const powerCuts = Number(process.env["KONTOR_POWER_CUTS"] ?? 100);
const CUTS_OF_A_RUN = 25;
const HOURS = 3;

test.each(["memory", "file"] as const)("100 seeds of twelve simulated hours break no rule on %s", async (store) => {
  const { seeds, failed } = await runSeeds({ seed: 1_000, seeds: 100, store, hours: 12, limitMs: Infinity });

  expect({ seeds, failed: failed?.seed }).toEqual({ seeds: 100, failed: undefined });
});

/** Power cuts at random steps of the worker, in their order. */
function drawPowerCuts(seed: number): Fault[] {
  const random = createRandom(seed);
  const apartMs = (HOURS * 3_600_000) / CUTS_OF_A_RUN;
  return Array.from({ length: CUTS_OF_A_RUN }, (_, index) => ({
    is: "power cut",
    at: Math.round((index + random()) * apartMs),
    points: 1 + Math.floor(random() * 300),
    downMs: Math.round(1_000 + random() * 60_000),
  }));
}

test(`a file whose power fails ${powerCuts} times has all that was acknowledged, and each effect once`, async () => {
  let cuts = 0;
  for (let seed = 5_000; cuts < powerCuts; seed += 1) {
    const { violation, notes } = await runSeed({ seed, store: "file", hours: HOURS, faults: drawPowerCuts(seed) });

    expect({ seed, violation }).toEqual({ seed, violation: undefined });
    cuts += notes.filter((note) => JSON.stringify(note).includes("The power fails")).length;
  }
});
