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
  return findTarballProblems(folder).split("\n").filter(Boolean);
}

const clean = { "package.json": "{}", "README.md": "", LICENSE: "", "dist/index.js": "" };

test("a package of its files alone is clean", () => {
  expect(find(clean)).toEqual([]);
});

test.each(["catalog:", "workspace:", "@kontor/source"])("a package.json that holds %s is found", (word) => {
  expect(find({ ...clean, "package.json": JSON.stringify({ a: `${word}^` }) })).toEqual([`package.json holds ${word}`]);
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

test("a package without its README, its license or its program is found", () => {
  expect(find({ "package.json": "{}" })).toEqual(["README.md is missing", "LICENSE is missing", "dist is missing"]);
});
