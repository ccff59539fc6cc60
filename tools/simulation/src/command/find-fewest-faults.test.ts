import { expect, test } from "vitest";
import type { Fault } from "../plan/fault.ts";
import type { SeedRun } from "../environment/run-seed.ts";
import { findFewestFaults } from "./find-fewest-faults.ts";

const faults = Array.from({ length: 40 }, (_, at): Fault => ({ at, is: "revoke" }));

/** A run that breaks a rule if all of these faults are there. */
function runWith(needed: readonly number[], limit = 39) {
  const runs: number[] = [];
  const run = async (given: readonly Fault[]): Promise<SeedRun> => {
    runs.push(given.length);
    const isBroken = needed.every((at) => given.some((fault) => fault.at === at));
    const violation = isBroken ? { rule: "order of a lane", at: limit, text: "", about: [] } : undefined;
    return { faults: given, violation } as unknown as SeedRun;
  };
  return { run, runs };
}

test.each([[[7]], [[3, 30]], [[0, 1, 38]], [[]]])("findFewestFaults() leaves %j", async (needed) => {
  const { run, runs } = runWith(needed);

  const { faults: left } = await findFewestFaults({ seedRun: await run(faults), run, limitMs: 60_000 });

  expect(left.map(({ at }) => at)).toEqual(needed);
  expect(runs.length).toBeLessThan(200);
});

test("findFewestFaults() gives the best that it has when its time is over", async () => {
  const { run } = runWith([7]);

  const { faults: left } = await findFewestFaults({ seedRun: await run(faults), run, limitMs: 0 });

  expect(left).toHaveLength(40);
});
