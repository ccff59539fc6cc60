import { expect, test } from "vitest";
import { createTree } from "../tree/tree.ts";
import { findCycles } from "./cycles.ts";

const find = (texts: Record<string, string>) =>
  findCycles(
    createTree({
      "packages/a/package.json": JSON.stringify({ exports: { ".": { "@kontor/source": "./src/index.ts" } } }),
      "packages/b/package.json": JSON.stringify({ exports: { ".": { "@kontor/source": "./src/index.ts" } } }),
      ...texts,
    }),
  ).map(({ sentence }) => sentence);

test.each([
  ['import type { B } from "./b.ts";'],
  ['export { b } from "./b.ts";'],
  ['const b = await import("./b.ts");'],
  ['type B = import("./b.ts").B;'],
])("two files that import each other are found: %s", (text) => {
  expect(find({ "packages/a/src/a.ts": text, "packages/a/src/b.ts": 'import { a } from "./a.ts";' })).toEqual([
    "Imports go round: packages/a/src/a.ts → packages/a/src/b.ts → packages/a/src/a.ts.",
  ]);
});

test("workspaces that import each other are found, also where no file does", () => {
  expect(
    find({
      "packages/a/src/index.ts": "export const a = 1;",
      "packages/a/src/a.ts": 'import { b } from "@kontor/b";',
      "packages/b/src/index.ts": "export const b = 1;",
      "packages/b/src/b.ts": 'import { a } from "@kontor/a";',
    }),
  ).toEqual(["Imports go round between workspaces: packages/a → packages/b → packages/a."]);
});

test("imports that go one way have no finding", () => {
  expect(
    find({
      "packages/a/src/index.ts": 'import { b } from "@kontor/b";\nimport "./a.ts";',
      "packages/a/src/a.ts": 'const text = "./index.ts"; // import("./index.ts")',
      "packages/b/src/index.ts": "export const b = 1;",
    }),
  ).toEqual([]);
});
