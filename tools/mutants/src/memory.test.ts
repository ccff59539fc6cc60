import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { readMemory, saveKiller } from "./memory.ts";

const folder = mkdtempSync(join(tmpdir(), "kontor-memory-"));
afterAll(() => rmSync(folder, { recursive: true }));

test("a memory that is missing or damaged is empty", () => {
  const damaged = join(folder, "damaged.json");
  writeFileSync(damaged, "{");

  expect(readMemory(join(folder, "none.json"))).toEqual({ killers: {} });
  expect(readMemory(damaged)).toEqual({ killers: {} });
});

test("each edit is remembered beside those before it, and the last run of an edit counts", () => {
  const path = join(folder, "new", "mutants.json");
  saveKiller(path, "app/one", "one.test.ts");
  saveKiller(path, "app/two", null);
  saveKiller(path, "app/one", "other.test.ts");

  expect(readMemory(path)).toEqual({ killers: { "app/one": "other.test.ts", "app/two": null } });
});
