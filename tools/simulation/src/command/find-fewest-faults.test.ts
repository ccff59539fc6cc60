import { expect, test } from "vitest";
import type { Fault } from "../plan/fault.ts";
import type { Played } from "../stage/play-seed.ts";
import { findFewestFaults } from "./find-fewest-faults.ts";

const faults = Array.from({ length: 40 }, (_, at): Fault => ({ at, is: "revoke" }));

/** A run that breaks a rule if all of these faults are there. */
function playWith(needed: readonly number[], limit = 39) {
  const plays: number[] = [];
  const play = async (given: readonly Fault[]): Promise<Played> => {
    plays.push(given.length);
    const isBroken = needed.every((at) => given.some((fault) => fault.at === at));
    const violation = isBroken ? { rule: "order of a lane", at: limit, text: "", about: [] } : undefined;
    return { faults: given, violation } as unknown as Played;
  };
  return { play, plays };
}

test.each([[[7]], [[3, 30]], [[0, 1, 38]], [[]]])("findFewestFaults() leaves %j", async (needed) => {
  const { play, plays } = playWith(needed);

  const { faults: left } = await findFewestFaults({ played: await play(faults), play, limitMs: 60_000 });

  expect(left.map(({ at }) => at)).toEqual(needed);
  expect(plays.length).toBeLessThan(200);
});

test("findFewestFaults() gives the best that it has when its time is over", async () => {
  const { play } = playWith([7]);

  const { faults: left } = await findFewestFaults({ played: await play(faults), play, limitMs: 0 });

  expect(left).toHaveLength(40);
});
