import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { findTarballProblems } from "./tarball-problems.ts";

const root = mkdtempSync(join(tmpdir(), "kontor-tarball-"));
afterAll(() => rmSync(root, { recursive: true }));
let folders = 0;

function find(texts: Record<string, string>): string[] {
  const folder = join(root, `${(folders += 1)}`);
  for (const [path, text] of Object.entries(texts)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return findTarballProblems(folder, ["@kontor/http", "@kontor/a"]).split("\n").filter(Boolean);
}

const clean = {
  "package.json": '{ "license": "MIT" }',
  "README.md": "",
  "AGENTS.md": "",
  LICENSE: "",
  "dist/index.js": "",
};
const withManifest = (fields: object) => ({ ...clean, "package.json": JSON.stringify({ license: "MIT", ...fields }) });

test("a package of its files alone is clean", () => {
  expect(find(clean)).toEqual([]);
  expect(find(withManifest({ scripts: { build: "tsc", test: "vitest" } }))).toEqual([]);
});

test.each(["catalog:", "workspace:", "@kontor/source"])("a package.json that holds %s is found", (word) => {
  expect(find(withManifest({ a: `${word} ` }))).toEqual([`package.json holds ${word}`]);
});

test("a built file that holds the condition of our sources is found", () => {
  expect(find({ ...clean, "dist/a/b.d.ts": 'import "@kontor/source";' })).toEqual([
    "dist/a/b.d.ts holds @kontor/source",
  ]);
});

test.each(["preinstall", "install", "postinstall", "prepare"])("a script that runs at %s is found", (name) => {
  expect(find(withManifest({ scripts: { [name]: "node x.js" } }))).toEqual([`package.json runs a script at ${name}`]);
});

test("a dependency on a package of ours that is not published is found", () => {
  expect(find(withManifest({ dependencies: { "@kontor/http": "1", hono: "4" } }))).toEqual([]);
  expect(find(withManifest({ dependencies: { "@kontor/inner": "1" } }))).toEqual(["package.json holds @kontor/inner"]);
});

test("a package with another licence, or that names none, is found", () => {
  expect(find(withManifest({ license: "UNLICENSED" }))).toEqual([
    "package.json must be licensed under MIT: got UNLICENSED",
  ]);
  expect(find({ ...clean, "package.json": "{}" })).toEqual(["package.json must be licensed under MIT: got undefined"]);
});

test.each([
  "dist/index.test.js",
  "dist/types.test-d.ts",
  "dist/fixtures/a.js",
  "dist/tsconfig.tsbuildinfo",
  ".cache/a",
])("%s is no part of a package", (path) => {
  expect(find({ ...clean, [path]: "" })).toContain(`${path} is no part of a package`);
});

test("a package without its README, its AGENTS.md, its license or its program is found", () => {
  expect(find({ "package.json": clean["package.json"] })).toEqual([
    "README.md is missing",
    "AGENTS.md is missing",
    "LICENSE is missing",
    "dist is missing",
  ]);
});
