import { expect, test } from "vitest";
import { listShown } from "../results/list-shown.ts";
import { addRun } from "../results/merge.ts";
import { createBench } from "../testing/fake-benches.ts";
import { buildRun, nothing } from "../testing/fake-results.ts";
import { describeMachines } from "./machines.ts";

const catalog = [createBench("a", { speed: { unit: "" } })];

test.each([
  [1.5, "load average 1.5 to 1.5."],
  [9.5, "load average 9.5 to 9.5: other work ran beside it, so trust counts and sizes, ratios roughly, and no time."],
])("describeMachines() says the load, and warns where it is above the cores: %d", (load, words) => {
  const results = addRun(nothing, buildRun("a", { speed: 1 }, { load }), catalog);

  expect(describeMachines(listShown(results, catalog), results.machines)).toBe(
    `Measured at commit 0123456789 on 2 cores of Test CPU, 8 GB, Node 24.0.0, Linux 6 x64; ${words}`,
  );
});

test("describeMachines() says that nothing was measured", () => {
  expect(describeMachines(listShown(nothing, catalog), {})).toBe("Nothing was measured yet.");
});
