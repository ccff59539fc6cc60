import { expect, test } from "vitest";
import { parseSource } from "./source.ts";
import { readLine, readText } from "./text.ts";

const text = "  type A =\n    | 1 // first\n    | 2;";
const source = parseSource("a.ts", text);

test("a part of a file is read without its comments, as far to the left as it goes", () => {
  expect(readText(source, { start: 2, end: text.length })).toBe("type A =\n| 1\n| 2;");
});

test("a type of several lines becomes one line", () => {
  const wide = "const f: (\n  a: string,\n  b: { c: 1 },\n) => Promise<\n  void\n> = x;";

  expect(readLine(parseSource("a.ts", wide), { start: 9, end: wide.indexOf(" = x") })).toBe(
    "(a: string, b: { c: 1 }) => Promise<void>",
  );
});
