import { expect, test } from "vitest";
import { findDifference } from "./find-difference.ts";

test.each<[string, unknown, unknown, string | undefined]>([
  ["equal values", { a: [1, { b: null }] }, { a: [1, { b: null }] }, undefined],
  ["a field that only one knows", { a: 1 }, { a: 1, b: 2 }, undefined],
  ["another value deep inside", { a: [{ b: 1 }] }, { a: [{ b: 2 }] }, "data.a.0.b is 2 instead of 1"],
  ["a row less", [1, 2], [1], "data has 1 elements instead of 2"],
  ["nothing where there was something", [{ value: "t" }], [null], 'data.0 is null instead of {"value":"t"}'],
])("findDifference() of %s", (_, one, other, expected) => {
  expect(findDifference(one, other, "data")).toBe(expected);
});
