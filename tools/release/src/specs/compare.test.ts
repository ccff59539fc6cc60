import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { compareSpecs, readReport } from "./compare.ts";

const redocly = fileURLToPath(new URL("../../../../node_modules/.bin/redocly", import.meta.url));
const operation = { operationId: "List", summary: "List", responses: { 200: { description: "OK" } } };
const spec = {
  openapi: "3.1.0",
  info: { title: "T", version: "1.0" },
  paths: { "/a": { get: operation }, "/b": { get: { ...operation, operationId: "Other" } } },
};

test("compareSpecs() gives each change with its rating and its place in words", async () => {
  const folder = mkdtempSync(join(tmpdir(), "kontor-specs-"));
  const [before, after] = [join(folder, "before.json"), join(folder, "after.json")];
  writeFileSync(before, JSON.stringify(spec));
  writeFileSync(after, JSON.stringify({ ...spec, paths: { "/a": { get: { ...operation, summary: "All" } } } }));

  const found = await compareSpecs(before, after, redocly);

  expect(found).toContainEqual({ effect: "major", at: "paths > /b", reason: "Path `/b` was removed." });
  expect(found).toContainEqual({
    effect: "patch",
    at: "paths > /a > get summary",
    reason: "is modified in the description",
  });
  expect(await compareSpecs(before, before, redocly)).toEqual([]);
  rmSync(folder, { recursive: true });
});

test.each([
  ["a note of ours", { path: "#/paths/~1a/get/x-replaced-by", kind: "added", impact: "minor" }, "patch"],
  ["a changed note", { path: "#/paths/~1a/get", property: "x-source", kind: "modified", impact: "patch" }, "patch"],
  [
    "a value more",
    {
      path: "#/s",
      property: "enum",
      kind: "modified",
      impact: "major",
      verdicts: [{ message: "Enum of `s` gained values: 'A'." }],
    },
    "minor",
  ],
  [
    "a value more, of a list without a name",
    {
      path: "#/s",
      property: "enum",
      kind: "modified",
      impact: "major",
      verdicts: [{ message: "Enum gained values: 'A'." }],
    },
    "minor",
  ],
  [
    "a value less",
    {
      path: "#/s",
      property: "enum",
      kind: "modified",
      impact: "major",
      verdicts: [{ message: "Enum of `s` lost values: 'A'." }],
    },
    "major",
  ],
  ["a length", { path: "#/s", property: "minLength", kind: "added", impact: "major" }, "major"],
] as const)("readReport() rates %s", (_, change, effect) => {
  const found = readReport({ changes: [{ verdicts: [], ...change } as never] });

  expect(found.map((each) => each.effect)).toEqual([effect]);
});

test("readReport() takes a length that comes in place of a form for what it is: less than was asked before", () => {
  const at = { path: "#/s", kind: "modified", verdicts: [] };
  const length = { ...at, impact: "major" as const, property: "minLength" };
  const form = { ...at, impact: "patch" as const, property: "format" };

  const found = readReport({ changes: [length, form] });

  expect(found.map((each) => each.effect)).toEqual(["minor", "patch"]);
});
