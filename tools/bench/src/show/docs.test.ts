import { expect, test } from "vitest";
import { listShown } from "../results/list-shown.ts";
import { addRun } from "../results/merge.ts";
import { createBench } from "../testing/fake-benches.ts";
import { buildRun, nothing } from "../testing/fake-results.ts";
import { formatDocs } from "./docs.ts";

test("formatDocs() gives each figure with its target and its verdict in words", () => {
  const catalog = [createBench("a", { ratio: { unit: "×", atLeast: 4 }, later: { unit: "MB", atMost: 150 } })];
  const results = addRun(nothing, buildRun("a", { ratio: 1.7 }), catalog);

  const data = JSON.parse(formatDocs(listShown(results, catalog), results.machines)) as {
    benches: { figures: object[] }[];
  };

  expect(data.benches[0]!.figures).toEqual([
    {
      ...{
        name: "ratio",
        measured: "1.7 ×",
        target: "≥ 4 ×",
        verdict: "SHORT of the target",
        status: "short",
        value: 1.7,
      },
      ...{ day: "2026-11-23", mode: "quick", machine: "A", load: 1.5, commit: "0123456789" },
    },
    { name: "later", measured: "not measured", target: "≤ 150 MB", verdict: "not measured", status: "unmeasured" },
  ]);
});
