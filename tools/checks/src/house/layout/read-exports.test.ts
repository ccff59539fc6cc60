import { expect, test } from "vitest";
import { createTree } from "../tree/tree.ts";
import { readExports } from "./read-exports.ts";

const tree = createTree({
  "packages/a/package.json": JSON.stringify({ exports: { ".": { "@kontor/source": "./src/entries/index.ts" } } }),
  "packages/a/src/entries/index.ts": `
    export { run, Shape, limit as most, Both, type Options, moved } from "../b.ts";
    export type { Shape as ShapeType } from "../b.ts";
    export * from "../c.ts";
    export type * from "../d.ts";
    export { stranger } from "elsewhere";
  `,
  "packages/a/src/b.ts": `
export async function run() {}
export class Shape {}
export const limit = 3;
export interface Options {}
export const Both = 1;
export type Both = 1;
import { inner } from "./c.ts";
export { inner as moved };
  `,
  "packages/a/src/c.ts": "function inner() {}\nexport { inner };",
  "packages/a/src/d.ts": "export const dropped = 1;",
  "packages/b/src/entries/index.ts": 'export { run } from "@kontor/a";',
});

test("readExports() follows each name to its declaration", () => {
  const found = [...readExports(tree, "packages/a/src/entries/index.ts")].map(([name, kinds]) =>
    [name, ...kinds].join(" "),
  );

  expect(found).toEqual([
    "run function",
    "Shape class",
    "most constant",
    "Both constant type",
    "Options type",
    "moved function",
    "ShapeType type",
    "inner function",
    "dropped type",
    "stranger value",
  ]);
});

test("readExports() follows a name into another workspace", () => {
  expect([...readExports(tree, "packages/b/src/entries/index.ts")]).toEqual([["run", new Set(["function"])]]);
});
