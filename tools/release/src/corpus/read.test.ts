import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readCorpus } from "./read.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "kontor-corpus-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const edit = {
  id: "a",
  package: "@kontor/http",
  effect: "minor",
  reason: "new",
  changes: [{ file: "x", before: "1", after: "2" }],
};
const write = (file: string, ...edits: object[]) => writeFileSync(join(folder, file), JSON.stringify({ edits }));

test("readCorpus() reads the edits of all files, each with the name of its file as its kind", () => {
  write("renames.yaml", edit);
  write("sql.yaml", { ...edit, id: "b", tests: ["t.test.ts"] });

  expect(readCorpus(folder)).toEqual([
    { ...edit, kind: "renames", tests: [] },
    { ...edit, id: "b", kind: "sql", tests: ["t.test.ts"] },
  ]);
});

test.each([
  ["has an id twice", [edit, edit], "another one has its id"],
  ["has no package", [{ ...edit, package: "" }], "it must have package, reason and changes"],
  ["changes nothing", [{ ...edit, changes: [] }], "it must have package, reason and changes"],
  ["has an unknown label", [{ ...edit, effect: "big" }], "effect must be one of none, patch, minor, major: got big"],
])("readCorpus() refuses a corpus that %s", (_, edits, problem) => {
  write("renames.yaml", ...edits);

  expect(() => readCorpus(folder)).toThrow(`Cannot read the edit renames/a as ${problem}`);
});
