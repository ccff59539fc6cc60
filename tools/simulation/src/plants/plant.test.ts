import { createScratchCopy } from "@kontor/mutants/scratch";
import { afterAll, expect, test } from "vitest";
import { findPlant, readPlants, workTree } from "./plant.ts";

const scratch = createScratchCopy(workTree);
afterAll(() => scratch[Symbol.dispose]());

/** Faults that few seeds find, with the first seed to play. `pnpm bench simulation` searches for all of them from seed 1. */
test.each([
  ["token-asked-for-each-time", 1, "a token is used as long as it lives, and no longer"],
  ["unsaved-token-forgotten", 6, "no refresh token is spent twice"],
  ["name-not-flushed", 4, "no refresh token is spent twice"],
])("the planted fault %s is found", async (id, from, rule) => {
  const plant = readPlants().find((each) => each.id === id)!;

  const found = await findPlant(scratch.root, plant, { hours: 12, seconds: 60, from });

  expect(found).toMatchObject({ rule });
});

test("there are more than twenty planted faults, each with a reason of its own", () => {
  const plants = readPlants();

  expect(plants.length).toBeGreaterThan(20);
  expect(new Set(plants.map(({ reason }) => reason)).size).toBe(plants.length);
});
