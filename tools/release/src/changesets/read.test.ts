import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readChangesets } from "./read.ts";

let tree: string;
beforeEach(() => {
  tree = mkdtempSync(join(tmpdir(), "kontor-changesets-"));
  mkdirSync(join(tree, ".changeset"));
});
afterEach(() => rmSync(tree, { recursive: true, force: true }));

const write = (file: string, text: string) => writeFileSync(join(tree, ".changeset", file), text);

test("readChangesets() gives the packages, their levels and the text of each file", () => {
  write("b.md", '---\n"@kontor/auth": minor\n"@kontor/http": patch\n---\n\nA gain.\n');
  write("a.md", "---\n---\n\nNothing is released.\n");
  write("README.md", "About changesets.");

  expect(readChangesets(tree)).toEqual([
    { file: "a.md", levels: {}, text: "Nothing is released." },
    { file: "b.md", levels: { "@kontor/auth": "minor", "@kontor/http": "patch" }, text: "A gain." },
  ]);
});

test.each([
  ["no heading", "A gain.\n", "must begin with packages"],
  [
    "a level that there is not",
    '---\n"@kontor/auth": big\n---\n',
    "@kontor/auth must be patch, minor or major: got big",
  ],
])("readChangesets() refuses a file with %s, and names it", (_, text, problem) => {
  write("c.md", text);

  expect(() => readChangesets(tree)).toThrow(`Cannot read the changeset c.md`);
  expect(() => readChangesets(tree)).toThrow(problem);
});

test("a tree without changesets has none", () => {
  rmSync(join(tree, ".changeset"), { recursive: true });

  expect(readChangesets(tree)).toEqual([]);
});
