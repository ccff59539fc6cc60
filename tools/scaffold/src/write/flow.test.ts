import { expect, test } from "vitest";
import { parse } from "yaml";
import { formatFlow } from "./flow.ts";

test("a value is written as our specs write small ones", () => {
  expect(formatFlow({ type: "string", format: undefined, enum: ["a b", "1"] })).toBe(
    '{ type: string, enum: [a b, "1"] }',
  );
});

test.each([
  [["2026-02-11", "no", "1e5", "a: b", "a #b", "", "{a}", "[x", "it's", "- a", "*a", "C-5001", "+49 341", "a,b", "~"]],
  [{ "a,b": { "c:d": [null, true, 1.5, {}] } }],
])("what is written reads back: %j", (value) => {
  expect(parse(formatFlow(value))).toEqual(value);
});
