import { expect, test } from "vitest";
import { createTree } from "../tree/tree.ts";
import { findUntested } from "./tests-beside.ts";

const path = "packages/http/src/a/a.ts";
const find = (texts: Record<string, string>, ...kits: Parameters<typeof findUntested>[1] & object) =>
  findUntested(createTree(texts), kits).map(({ sentence }) => sentence);

test.each([
  "if (b) c();",
  "return b ? 1 : 2;",
  "return b && c;",
  "return b ?? c;",
  "b ??= c;",
  "switch (b) { case 1: }",
  "for (const c of b) c();",
  "while (b) c();",
  "try { c(); } catch { d(); }",
  "return () => { if (b) c(); };",
])("a function with a branch and without a test is found: %s", (body) => {
  expect(find({ [path]: `export function run() { ${body} }` })).toEqual([
    "run decides something, and no test of the file's name stands beside it.",
  ]);
});

test("a test of its name beside it is enough, one of another name is not", () => {
  const text = "export const run = (b: boolean) => b || c;";

  expect(find({ [path]: text, "packages/http/src/a/a.test.ts": "" })).toEqual([]);
  expect(find({ [path]: text, "packages/http/src/a/b.test.ts": "" })).toHaveLength(1);
});

test("a file that decides nothing, or exports nothing that decides, needs no test of its own", () => {
  expect(find({ [path]: "export function run() { return 1; }\nfunction own() { if (b) c(); }" })).toEqual([]);
  expect(find({ "packages/http/src/a/a.program.ts": "export function run() { if (b) c(); }" })).toEqual([]);
});

test("a kit covers the files of its row; it must be there, and cover a file", () => {
  const texts = { [path]: "export function run() { if (b) c(); }", "packages/http/src/a/kit.test.ts": "" };
  const row = { files: /^packages\/http\/src\/a\/a\.ts$/, kit: "packages/http/src/a/kit.test.ts", reason: "" };

  expect(find(texts, row)).toEqual([]);
  expect(find(texts, { ...row, kit: "packages/http/src/a/none.test.ts" })).toEqual([
    expect.stringContaining("is not there"),
  ]);
  expect(find(texts, row, { ...row, files: /nothing/ })).toEqual([expect.stringContaining("no file is called so")]);
});
