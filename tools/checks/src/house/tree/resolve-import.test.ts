import { expect, test } from "vitest";
import { readEntries, resolveImport } from "./resolve-import.ts";
import { createTree } from "./tree.ts";

const tree = createTree({
  "packages/http/package.json": JSON.stringify({
    exports: {
      ".": { "@kontor/source": "./src/entries/index.ts", default: "./dist/index.js" },
      "./package.json": "./package.json",
    },
  }),
  "packages/http/src/entries/index.ts": "",
  "packages/http/src/fetch/fetch.ts": "",
  "tools/testing/package.json": JSON.stringify({ exports: { "./*": "./src/*.ts" } }),
  "tools/testing/src/random.ts": "",
});

test.each([
  ["../fetch/fetch.ts", "packages/http/src/fetch/fetch.ts"],
  ["@kontor/http", "packages/http/src/entries/index.ts"],
  ["@kontor/testing/random", "tools/testing/src/random.ts"],
  ["@kontor/http/nothing", undefined],
  ["@kontor/nothing", undefined],
  ["./nothing.ts", undefined],
  ["node:fs", undefined],
])("resolveImport() finds %s at %s", (specifier, path) => {
  expect(resolveImport(tree, "packages/http/src/entries/index.ts", specifier)).toBe(path);
});

test("readEntries() gives the sources, and leaves out what is no source", () => {
  expect([...readEntries(tree, "packages/http")]).toEqual([[".", "src/entries/index.ts"]]);
});
