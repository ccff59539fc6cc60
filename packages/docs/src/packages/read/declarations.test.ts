import { join } from "node:path";
import { expect, test } from "vitest";
import { findDeclarations, listExports } from "./declarations.ts";
import { packagesFolder } from "./manifests.ts";
import { readSource } from "./source.ts";

const entry = readSource(join(packagesFolder, "http/src/entries/index.ts"));

test("an export is followed to the file that declares it", () => {
  const [declaration] = listExports(entry).get("withRetry") ?? [];

  expect(declaration?.source.path).toMatch(/http\/src\/fetch\/pipeline\.ts$/);
  expect(declaration?.doc).toContain("Retries after a temporary failure");
});

test("a name is found through an import of another package", () => {
  const file = readSource(join(packagesFolder, "auth/src/fetch.ts"));

  expect(findDeclarations(file, "Clock")[0]?.source.path).toMatch(/http\/src\/clock\.ts$/);
});

test("a name of the language has no declaration", () => {
  expect(findDeclarations(entry, "Promise")).toEqual([]);
});
