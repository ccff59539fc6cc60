import { expect, test } from "vitest";
import { createBench } from "../testing/fake-benches.ts";
import { buildRun, machine, nothing } from "../testing/fake-results.ts";
import { formatShown } from "./format-table.ts";
import { listShown } from "./list-shown.ts";
import { addRun } from "./merge.ts";

test("formatShown() marks what is short, what was not measured, and a run that failed", () => {
  const catalog = [createBench("a", { slow: { unit: "×", atLeast: 4 }, later: { unit: "MB", atMost: 150 } })];
  const results = addRun(nothing, buildRun("a", { slow: 1.7 }, { outcome: "failed" }), catalog);

  const table = formatShown(listShown(results, catalog), machine);

  expect(table).toMatchInlineSnapshot(`
    "figure    measured    target

    A                                           3 s, load 1.5
      FAILED
      slow       1.7 ×     ≥ 4 ×  SHORT
      later          –  ≤ 150 MB  not measured

    2 cores of Test CPU, 8 GB, Node v24.0.0, Linux 6 x64"
  `);
});
