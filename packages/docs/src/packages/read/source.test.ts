import { describe, expect, test } from "vitest";
import { parseSource, readLine, readText, findCallable } from "./source.ts";
import { findDeclarations } from "./declarations.ts";

test("a docstring belongs to the word that follows it, and a plain comment to none", () => {
  const text = "/** One. */\nexport const one = 1;\n/* two */\nconst two = 2;";

  const { docs, comments } = parseSource("a.ts", text);

  expect([...docs]).toEqual([[text.indexOf("export"), " One. "]]);
  expect(comments).toHaveLength(2);
});

test("a text that is not TypeScript is refused with the name of its file", () => {
  expect(() => parseSource("a.ts", "const =")).toThrow("Cannot read a.ts as it must be TypeScript");
});

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

describe("nodes", () => {
  const source = parseSource("a.ts", "function a() {}\nconst b = () => 1;\nconst c = 2;\nclass D {}");

  test("a function is found as a declaration and as a constant", () => {
    const isCallable = (name: string) => findCallable(findDeclarations(source, name)[0]!.node) !== undefined;

    expect(["a", "b", "c", "D"].filter(isCallable)).toEqual(["a", "b"]);
  });
});
