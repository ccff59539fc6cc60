import { expect, test } from "vitest";
import { computeVerdict } from "./verdict.ts";

const sent = ["1a", "2a", "3b", "4a"].map((id) => ({ id, seller: id.slice(-1) }));

test("computeVerdict() counts the runs of each version, and finds nothing wrong in a run without a fault", () => {
  const verdict = computeVerdict(sent, ["3b old", "1a old", "2a new", "4a new"]);

  expect(verdict).toEqual({ events: 4, runs: { old: 2, new: 2 }, lost: [], twice: [], repeated: [], outOfOrder: [] });
});

test.each([
  ["an event without an effect is lost", ["1a o", "2a o", "4a o"], { lost: ["3b"] }],
  ["what runs again at once is in order", ["1a o", "1a n", "2a n", "3b n", "4a n"], { twice: ["1a"] }],
  [
    "what runs again in its order is in order",
    ["1a o", "2a o", "1a n", "2a n", "3b n", "4a n"],
    { twice: ["1a", "2a"] },
  ],
  [
    "what runs again and leaves one out is not",
    ["1a o", "2a o", "1a n", "4a n", "3b n"],
    { twice: ["1a"], outOfOrder: ["4a"] },
  ],
  ["an event that overtakes is not", ["2a o", "1a o", "2a n", "3b o", "4a o"], { twice: ["2a"], outOfOrder: ["2a"] }],
])("computeVerdict(): %s", (_, lines, found) => {
  const { lost, twice, outOfOrder } = computeVerdict(sent, lines);

  expect({ lost, twice, outOfOrder }).toEqual({ lost: [], twice: [], outOfOrder: [], ...found });
});

test("what runs again has a reason if a process was killed after its last run, and else it is repeated", () => {
  const lines = ["1a o", "2a o", "1a n", "2a n", "2a n", "3b n", "4a n"];

  expect(computeVerdict(sent, lines, [2]).repeated).toEqual(["2a"]);
  expect(computeVerdict(sent, lines, [2, 4]).repeated).toEqual([]);
  expect(computeVerdict(sent, lines).repeated).toEqual(["1a", "2a"]);
});

test("computeVerdict() refuses an effect of an event that was never sent", () => {
  expect(() => computeVerdict(sent, ["9z old"])).toThrow("got 9z old");
});
