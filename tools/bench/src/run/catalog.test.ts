import { join } from "node:path";
import { expect, test } from "vitest";
import { plots } from "../show/plots.ts";
import { catalog } from "./catalog.ts";
import { computeExpectedSeconds } from "./set.ts";
import { listPrograms } from "./find-program.ts";

test("every program is declared, and every declared benchmark has a program", () => {
  const programs = listPrograms(join(import.meta.dirname, ".."));

  expect(catalog.map(({ name }) => name).toSorted()).toEqual([...programs.keys()].toSorted());
});

test("the quick set is expected to take at most ten minutes", () => {
  const quick = catalog.filter(({ quick }) => quick);

  expect(
    quick.reduce((sum, bench) => sum + computeExpectedSeconds(bench, "quick", { runs: [] }), 0),
  ).toBeLessThanOrEqual(600);
});

test("every figure of a plot is declared", () => {
  for (const { bench, bars, verdicts } of plots) {
    const names = Object.keys(catalog.find(({ name }) => name === bench)!.figures);
    expect(names).toEqual(expect.arrayContaining([...bars, ...verdicts].map(({ figure }) => figure)));
  }
});
