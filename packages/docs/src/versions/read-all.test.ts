import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readChangesets, readVersions } from "./read-all.ts";

test("every package has its version, the next one, and whether it is published", () => {
  const folder = mkdtempSync(join(tmpdir(), "kontor-changes-"));
  writeFileSync(join(folder, "a.md"), '---\n"@kontor/http": minor\n---\n\nA gain.\n');
  writeFileSync(join(folder, "README.md"), "no changeset");

  const versions = readVersions(readChangesets(folder));
  rmSync(folder, { recursive: true });

  const http = versions.find(({ manifest }) => manifest.folder === "http");
  const auth = versions.find(({ manifest }) => manifest.folder === "auth");
  expect(http?.changes.map(({ title }) => title)).toEqual(["A gain."]);
  expect(http?.next).not.toBe(http?.manifest.version);
  expect(auth?.changes).toEqual([]);
  expect(auth?.next).toBe(auth?.manifest.version);
  expect(versions.every(({ isPublished, changelog }) => isPublished === (changelog !== undefined))).toBe(true);
});

test("every changeset of the repository can be read", () => {
  expect(readChangesets().every(({ title, packages }) => title !== "" && packages.size > 0)).toBe(true);
});
