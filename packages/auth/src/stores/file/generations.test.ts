import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { openGenerations } from "./generations.ts";

test("generations are the numbered files of one lock, in the order of their numbers", () => {
  const folder = mkdtempSync(join(tmpdir(), "kontor-tokens-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const { pathOf, list, readNewest, findInode } = openGenerations(folder, "a.lock-");

  expect([list(), readNewest(), findInode(0)]).toEqual([[], 0, undefined]);
  for (const name of ["a.lock-10", "a.lock-9", "a.lock-x", "a.lock-9-journal", "b.lock-11"])
    writeFileSync(join(folder, name), "");

  expect([list(), readNewest()]).toEqual([[9, 10], 10]);
  expect(pathOf(9)).toBe(join(folder, "a.lock-9"));
  expect(findInode(9)).toEqual(expect.any(Number));
});
