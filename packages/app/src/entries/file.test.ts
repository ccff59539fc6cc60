import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { toSecret } from "@kontor/http";
import { systemClock } from "@kontor/http/internal";
import { afterAll, expect, test } from "vitest";
import { keyFile, progressFile } from "./file.ts";

const folder = mkdtempSync(join(tmpdir(), "kontor-file-"));
afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  ["keyFile()", keyFile, "Cannot keep a key as path must be a file path"],
  ["progressFile()", progressFile, "Cannot resume a registration as path must be a file path"],
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

  await expect(progressFile(path).load()).rejects.toThrow("must hold the progress of a registration");
});

test("a second key goes to a file whose name carries the time of the clock", async () => {
  const clock = { ...systemClock, now: () => 1_764_000_000_000 };
  const keys = keyFile(join(folder, "app.key"), { clock });
  await keys.saveKey(toSecret("first"));
  await keys.saveKey(toSecret("second"));

  expect(readdirSync(folder)).toContain("app.key.1764000000000");
});

test("keyFile() refuses an option that does not exist", () => {
  expect(() => keyFile("app.key", { clok: systemClock } as object)).toThrow("Cannot keep a key as clok must be");
});
