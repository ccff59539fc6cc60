import { expect, test } from "vitest";
import type { SeedRun } from "../environment/run-seed.ts";
import { formatReport, formatTime } from "./format-report.ts";

const seedRun = {
  violation: {
    rule: "order of a lane",
    at: 61_500,
    text: "The handler of e2 begins before e1 has ended",
    about: ["e2", "s1"],
  },
  settings: { store: "file", hours: 12, workers: 1 },
  faults: [{}],
  notes: [
    { at: 0, text: "Worker 1.1 starts", about: ["worker"] },
    { at: 1_000, text: "Seller s9 causes e9", about: ["e9", "s9"] },
    { at: 2_000, text: "Seller s1 causes e2", about: ["e2", "s1"] },
  ],
} as unknown as SeedRun;

test("formatReport() tells what belongs to the broken rule, in plain sentences with their times", () => {
  expect(formatReport(seedRun, { seed: 7, drawn: 20, isWhole: false })).toMatchInlineSnapshot(`
    "Seed 7 breaks a rule: order of a lane.
    The handler of e2 begins before e1 has ended.
    It needs 1 of the 20 faults of the seed, with one worker and a file:

    0:00:00.000  Worker 1.1 starts.
    0:00:02.000  Seller s1 causes e2.
    0:01:01.500  The handler of e2 begins before e1 has ended.

    Run it again: pnpm simulate --seed 7 --store file --hours 12
    "
  `);
});

test("formatTime() counts hours from the beginning", () => {
  expect([0, 61_500, 90_061_007].map(formatTime)).toEqual(["0:00:00.000", "0:01:01.500", "25:01:01.007"]);
});
