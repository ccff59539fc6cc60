import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { keyFile, progressFile } from "./file.ts";

const folder = mkdtempSync(join(tmpdir(), "kontor-file-"));
afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  ["keyFile()", keyFile, "Cannot keep a key as path must be that of a file"],
  ["progressFile()", progressFile, "Cannot go on with a registration as path must be that of a file"],
])("%s refuses what is no path", (_, make, message) => {
  expect(() => make("")).toThrow(message);
  expect(() => make(undefined as never)).toThrow(message);
});

test.each([
  ["no app id", { challengeCode: "c" }],
  ["no challenge code", { appId: "stock-sync/1.0" }],
  ["an app id that is no text", { challengeCode: "c", appId: 1 }],
])("progressFile() goes on with no progress that has %s", async (_, progress) => {
  const path = join(folder, "progress.json");
  writeFileSync(path, JSON.stringify(progress));

  await expect(progressFile(path).load()).rejects.toThrow("must hold the progress of one");
});
