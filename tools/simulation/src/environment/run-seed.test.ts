import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";
import { runSeed } from "./run-seed.ts";

const SEEDS = [3, 4]; // Many more: seeds.long.test.ts
const main = join(import.meta.dirname, "../command/main.ts");

test("two seeds break no rule, in memory and on a file; things do go wrong, and another process runs the same", async () => {
  const digests: string[] = [];
  for (const store of ["memory", "file"] as const) {
    let disturbances = 0;
    for (const seed of SEEDS) {
      const seedRun = await runSeed({ seed, store, hours: 1 });
      expect({ seed, violation: seedRun.violation }).toEqual({ seed, violation: undefined });
      expect(seedRun.events).toBeGreaterThan(0);
      disturbances += seedRun.disturbances;
      digests.push(seedRun.digest);
    }
    expect(disturbances).toBeGreaterThan(SEEDS.length * 5);
  }
  const args = ["--conditions=@kontor/source", main, "--seed", "4", "--hours", "1"];

  const printed = execFileSync(process.execPath, args, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });

  expect(printed).toBe(`memory: digest ${digests[1]}\nfile: digest ${digests[3]}\n`);
  expect(new Set(digests.slice(0, 2)).size).toBe(2);
});

test("a seed with other faults is another run, and one without is calm", async () => {
  const { faults, violation, disturbances } = await runSeed({ seed: 4, store: "memory", hours: 1, faults: [] });

  expect([faults, violation]).toEqual([[], undefined]);
  expect(disturbances).toBeLessThan(5);
});
