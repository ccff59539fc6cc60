import { expect, test } from "vitest";
import { parse } from "yaml";
import { writeExample } from "./example.ts";

test.each([
  ["a text", "a text"],
  ["a list", [{ id: "a", values: [{ one: 1 }] }]],
  [
    "a deep object",
    { a: { long: "x".repeat(60), list: [{ long: "y".repeat(90), inner: [{ z: "z".repeat(100) }] }] }, empty: [] },
  ],
])("%s reads back", (summary, value) => {
  expect(parse(writeExample(summary, value))).toEqual({ summary, "x-source": "documented", value });
});
