import { expect, test } from "vitest";
import { runSeed } from "../environment/run-seed.ts";
import { findPlantedFault, readPlantedFaults } from "./faults.ts";

test("there are more than twenty planted faults, each with its own reason", () => {
  const faults = readPlantedFaults();

  expect(faults.length).toBeGreaterThan(20);
  expect(new Set(faults.map(({ reason }) => reason)).size).toBe(faults.length);
});

test.each(readPlantedFaults())("a simulated run finds the planted fault $id", async (fault) => {
  expect(await findPlantedFault(fault, { hours: 12, seconds: 300 })).toBeDefined();
});

test.each(readPlantedFaults().filter(({ scenario }) => scenario))(
  "the scenario of $id breaks no rule where its fault is not planted",
  async ({ scenario }) => {
    expect((await runSeed(scenario!)).violation).toBeUndefined();
  },
);
