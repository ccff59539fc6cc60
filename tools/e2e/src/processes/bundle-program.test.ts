import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, onTestFinished, test } from "vitest";
import { bundleProgram } from "./bundle-program.ts";

const program = join(import.meta.dirname, "../tokens/outage.program.ts");

test("a program is one file that runs without the sources, and is written once", async () => {
  const [file, again] = await Promise.all([bundleProgram(program), bundleProgram(program)]);

  const tokens = mkdtempSync(join(tmpdir(), "kontor-program-"));
  onTestFinished(() => rmSync(tokens, { recursive: true }));
  const { stderr } = await promisify(execFile)(process.execPath, [file, "https://auth.test", tokens]);

  expect(stderr).toBe("");
  expect(again).toBe(file);
});

test("a program that there is none of is an error", async () => {
  await expect(bundleProgram("/nowhere/nothing.program.ts")).rejects.toThrow("nothing.program.ts");
});
