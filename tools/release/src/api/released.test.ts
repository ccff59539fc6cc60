import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { findUndeclared, readReleased, writeReleased } from "./released.ts";

let tree: string;
let declarations: string;
const write = (file: string, text: string) => {
  mkdirSync(dirname(join(tree, file)), { recursive: true });
  writeFileSync(join(tree, file), text);
};
const declare = (name: string, text: string) => write(`declarations/${name}/src/index.d.ts`, text);
const describe = (name: string, more: object = {}) =>
  write(
    `packages/${name}/package.json`,
    JSON.stringify({
      name: `@kontor/${name}`,
      version: "0.1.0",
      exports: { ".": { "@kontor/source": "./src/index.ts" } },
      ...more,
    }),
  );

beforeEach(() => {
  tree = mkdtempSync(join(tmpdir(), "kontor-released-"));
  declarations = join(tree, "declarations");
  mkdirSync(join(tree, "tools/release"), { recursive: true });
  for (const name of ["one", "two"]) {
    describe(name);
    declare(name, "export declare const a: 1;\n");
  }
  write(".changeset/old.md", '---\n"@kontor/one": minor\n---\n\nOld.\n');
  writeReleased(tree, "abc", declarations);
});
afterEach(() => rmSync(tree, { recursive: true }));

test("a release is recorded with its commit, its surfaces and its changesets, and nothing is undeclared", () => {
  expect(readReleased(tree)).toMatchObject({ commit: "abc", changesets: ["old.md"] });
  expect(findUndeclared(tree, declarations)).toEqual([]);
});

test("a public change without a later changeset is found; one from before the release does not count", () => {
  declare("one", "export declare const a: 2;\n");

  expect(findUndeclared(tree, declarations)).toEqual(["@kontor/one"]);
  write(".changeset/new.md", '---\n"@kontor/two": minor\n---\n\nNew.\n');
  expect(findUndeclared(tree, declarations)).toEqual(["@kontor/one"]);
  write(".changeset/newer.md", '---\n"@kontor/one": patch\n---\n\nNewer.\n');
  expect(findUndeclared(tree, declarations)).toEqual([]);
});

test("a comment is no public change", () => {
  declare("one", "/** A number. */\nexport declare const a: 1;\n");

  expect(findUndeclared(tree, declarations)).toEqual([]);
});

test.each([
  ["another range of Node", { engines: { node: ">=24" } }],
  ["a peer that is optional", { peerDependenciesMeta: { pg: { optional: true } } }],
  ["a system", { os: ["linux"] }],
  ["an entry without its types", { publishConfig: { exports: { ".": { default: "./a.js" } } } }],
  ["a peer", { peerDependencies: { pg: "^8" } }],
  ["an entry more", { exports: { ".": { "@kontor/source": "./src/index.ts" }, "./package.json": "./package.json" } }],
])("%s is a public change", (_, more) => {
  describe("two", more);

  expect(findUndeclared(tree, declarations)).toEqual(["@kontor/two"]);
});

test("a new package is a public change", () => {
  describe("three");
  declare("three", "export {};\n");

  expect(findUndeclared(tree, declarations)).toEqual(["@kontor/three"]);
});
