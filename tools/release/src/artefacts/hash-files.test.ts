import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { computeHash, formatHashes } from "./hash-files.ts";

const folder = mkdtempSync(join(tmpdir(), "kontor-hashes-"));
afterAll(() => rmSync(folder, { recursive: true }));

test("formatHashes() writes what sha256sum checks, whatever the order of the files", () => {
  for (const name of ["b", "a"]) writeFileSync(join(folder, name), `text of ${name}`);

  const sums = formatHashes(folder, ["b", "a"]);
  writeFileSync(join(folder, "sums"), sums);

  expect(sums).toBe(`${computeHash("text of a")}  a\n${computeHash("text of b")}  b\n`);
  expect(formatHashes(folder, ["a", "b"])).toBe(sums);
  expect(execFileSync("sha256sum", ["-c", "sums"], { cwd: folder, encoding: "utf8" })).toBe("a: OK\nb: OK\n");
});
