import { expect, test } from "vitest";
import { computeLongestWord, splitText } from "./split-text.ts";

test.each([
  ["a line that fits", { columns: 16 }, "a line that fits"],
  ["a line that fits not", { columns: 16 }, "a line that fits\nnot"],
  ["✔ done and told", { columns: 10, indent: 2 }, "✔ done and\n  told"],
  ["    4711  until  resumed", { columns: 16 }, "    4711  until\n    resumed"],
  ["see https://host.example/path now", { columns: 10 }, "see\nhttps://host.example/path\nnow"],
  ["one two\nthree four", { columns: 8 }, "one two\nthree\nfour"],
  ["one two three", { columns: undefined }, "one two three"],
])("%j in %j is %j", (text, options, expected) => {
  expect(splitText(text, options)).toBe(expected);
});

test("the longest word of a text decides whether it can be wrapped", () => {
  expect(computeLongestWord("in 1 d, 2026-11-24 say")).toBe(10);
  expect(computeLongestWord("")).toBe(0);
});
