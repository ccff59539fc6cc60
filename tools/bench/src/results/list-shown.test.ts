import { expect, test } from "vitest";
import { createBench } from "../testing/fake-benches.ts";
import { buildRun, nothing } from "../testing/fake-results.ts";
import { countVerdicts, listShown } from "./list-shown.ts";
import { addRun } from "./merge.ts";

test.each([
  ["ms", 9, true],
  ["events/s", 9, true],
  ["ms", 2, false],
  ["×", 9, true],
  ["MB", 9, false],
])("a figure in %s at a load of %d is disturbed: %s", (unit, load, isDisturbed) => {
  const catalog = [createBench("a", { figure: { unit } })];
  const results = addRun(nothing, buildRun("a", { figure: 1 }, { load }), catalog);

  expect(listShown(results, catalog)[0]!.figures[0]).toMatchObject({ isDisturbed });
});

test("a figure that the last run did not reach is an earlier one", () => {
  const catalog = [createBench("a", { kept: { unit: "" }, anew: { unit: "" } })];
  const first = addRun(nothing, buildRun("a", { kept: 1, anew: 1 }), catalog);
  const second = addRun(first, buildRun("a", { anew: 2 }, { load: 2, outcome: "failed" }), catalog);

  const { figures } = listShown(second, catalog)[0]!;
  expect(figures.map(({ isEarlier }) => isEarlier)).toEqual([true, false]);
  expect(figures.map(({ isOfFailure }) => isOfFailure)).toEqual([true, true]);
});

test("each declared figure is shown: met, short, without a target, or not measured", () => {
  const target = { unit: "×", atLeast: 4 };
  const catalog = [
    createBench("a", { fast: target, slow: target, plain: { unit: "ms" }, later: target, also: { unit: "" } }),
  ];
  const results = addRun(nothing, buildRun("a", { fast: 4, slow: 3.9, plain: 1 }), catalog);

  const shown = listShown(results, catalog);

  expect(shown[0]!.figures.map(({ name, status }) => [name, status])).toEqual([
    ["fast", "met"],
    ["slow", "short"],
    ["plain", "open"],
    ["later", "unmeasured"],
    ["also", "unmeasured"],
  ]);
  expect(countVerdicts(shown)).toEqual({ targets: 3, met: 1, short: 1, unmeasured: 1 });
});
