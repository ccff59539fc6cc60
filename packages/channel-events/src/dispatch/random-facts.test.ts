import fc from "fast-check";
import { expect, test } from "vitest";
import { playFacts, type PlayPlan } from "./fixtures/play-facts.ts";
import { plan } from "./plan.ts";
import type { Action } from "./state.ts";

const choices = fc.array(fc.nat(1_000_000), { minLength: 20, maxLength: 400, size: "max" });

test("whatever happens in whatever order, plan() ends and D1, D4, D5, D7, D8, D9 and D11 hold", () => {
  const { counterexample, numRuns } = fc.check(
    fc.property(choices, (each) => playFacts(each) === undefined),
    { numRuns: 3_000, seed: 15 },
  );

  expect({ numRuns, counterexample, problem: counterexample && playFacts(...counterexample) }).toEqual({
    numRuns: 3_000,
    counterexample: null,
    problem: null,
  });
});

const without =
  (isLeftOut: (action: Action) => boolean): PlayPlan =>
  (state, now) =>
    plan(state, now).filter((action) => !isLeftOut(action));

test.each<[string, string, PlayPlan]>([
  ["D1", "runs a lane beside itself", (state, now) => plan({ ...state, lanes: new Map() }, now)],
  ["D4", "begins beside an event that runs alone", (state, now) => plan({ ...state, mode: { is: "open" } }, now)],
  ["D4", "does not count handlers that were given up", (state, now) => plan({ ...state, leftBehind: 0 }, now)],
  ["D5", "does not tell a handler that its lane is past its lease", without((action) => action.do === "abort")],
  [
    "D7",
    "begins nothing from the reserve while something runs",
    (state, now) => without((action) => action.do === "begin" && !action.isAlone && state.running > 0)(state, now),
  ],
  ["D8", "keeps the reserve during a pause", without((action) => action.do === "release")],
  ["D11", "runs one lane more than asked for", (state, now) => plan({ ...state, running: state.running - 1 }, now)],
  ["D11", "sets no timer", without((action) => action.do === "wakeAt")],
  ["D12", "asks for the same thing again and again", (state, now) => [...plan(state, now), { do: "clear" }]],
])("%s: a plan that %s is found", (invariant, _, decide) => {
  const problems = fc.sample(choices, { numRuns: 300, seed: 15 }).map((each) => playFacts(each, decide));

  expect(problems.some((problem) => problem?.startsWith(invariant))).toBe(true);
});
