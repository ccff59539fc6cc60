import { expect, test } from "vitest";
import { createBench } from "../testing/fake-benches.ts";
import { buildRun, machine, nothing } from "../testing/fake-results.ts";
import { addRun, applyCatalog } from "./merge.ts";

const catalog = [
  createBench("a", { speed: { unit: "×", atLeast: 4 }, size: { unit: "bytes" } }),
  createBench("b", { lost: { unit: "", atMost: 0 } }),
];

test("a run changes only the figures that it gave", () => {
  const before = addRun(
    addRun(nothing, buildRun("a", { speed: 5, size: 9 }), catalog),
    buildRun("b", { lost: 0 }),
    catalog,
  );

  const after = addRun(
    before,
    buildRun("a", { speed: 2.00049 }, { measured: "2026-11-24", outcome: "failed" }),
    catalog,
  );

  expect(after.figures).toEqual([
    { ...before.figures[0], value: 2, measured: "2026-11-24", verdict: "short" },
    before.figures[1],
    before.figures[2],
  ]);
  expect(after.runs.map(({ bench, outcome }) => [bench, outcome])).toEqual([
    ["a", "failed"],
    ["b", "complete"],
  ]);
});

test("another machine gets a name of its own, and goes when nothing names it any more", () => {
  const other = { ...machine, cpu: "Other CPU" };
  const both = addRun(
    addRun(nothing, buildRun("a", { speed: 5 }), catalog),
    buildRun("b", { lost: 0 }, { machine: other }),
    catalog,
  );

  const one = addRun(both, buildRun("a", { speed: 5 }, { machine: other }), catalog);

  expect(Object.keys(both.machines)).toEqual(["A", "B"]);
  expect(one.machines).toEqual({ B: other });
});

test("a figure is judged by the target of today, and one that is no longer declared goes", () => {
  const results = addRun(nothing, buildRun("a", { speed: 5, size: 9 }), catalog);

  const fitted = applyCatalog(results, [createBench("a", { speed: { unit: "times", atLeast: 6 } })]);

  expect(fitted.figures).toEqual([
    expect.objectContaining({ name: "speed", unit: "times", atLeast: 6, verdict: "short" }),
  ]);
});

test("whole numbers keep all digits", () => {
  expect(addRun(nothing, buildRun("a", { size: 1_234_567 }), catalog).figures[0]!.value).toBe(1_234_567);
});
