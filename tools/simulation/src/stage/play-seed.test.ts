import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";
import { playSeed } from "./play-seed.ts";

// Many more: seeds.long.test.ts
const SEEDS = Array.from({ length: 8 }, (_, index) => index + 1);
const main = join(import.meta.dirname, "../command/main.ts");

test.each(["memory", "file"] as const)("eight seeds break no rule on %s, and things do go wrong", async (store) => {
  let disturbances = 0;
  for (const seed of SEEDS) {
    const { violation, events, disturbances: some } = await playSeed({ seed, store, hours: 1 });
    expect({ seed, violation }).toEqual({ seed, violation: undefined });
    expect(events).toBeGreaterThan(0);
    disturbances += some;
  }
  expect(disturbances).toBeGreaterThan(SEEDS.length * 5);
});

test.each(["memory", "file"] as const)(
  "a seed plays the same on %s, in two runs and in two processes",
  async (store) => {
    const [one, again, other] = [
      await playSeed({ seed: 4, store, hours: 1 }),
      await playSeed({ seed: 4, store, hours: 1 }),
      await playSeed({ seed: 5, store, hours: 1 }),
    ];
    const args = ["--conditions=@kontor/source", main, "--seed", "4", "--hours", "1", "--store", store];

    const printed = execFileSync(process.execPath, args, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });

    expect(again.digest).toBe(one.digest);
    expect(other.digest).not.toBe(one.digest);
    expect(printed).toContain(`digest ${one.digest}`);
  },
);

test("a seed with other faults is another run, and one without is calm", async () => {
  const { faults, violation, disturbances } = await playSeed({ seed: 4, store: "memory", hours: 1, faults: [] });

  expect([faults, violation]).toEqual([[], undefined]);
  expect(disturbances).toBeLessThan(5);
});
