import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

test("a plan that somebody stops leaves no copy of the repository behind", async () => {
  const folder = mkdtempSync(join(tmpdir(), "kontor-plan-"));
  const child = spawn(process.execPath, [join(import.meta.dirname, "main.ts"), "--no-tests"], {
    cwd: fileURLToPath(new URL("../../../..", import.meta.url)),
    env: { ...process.env, TMPDIR: folder },
    stdio: ["ignore", "ignore", "pipe"],
  });
  const ended = once(child, "close");
  await once(child.stderr, "data"); // the first step begins when the copies are there
  expect(readdirSync(folder)).toHaveLength(1);

  child.kill("SIGINT");

  expect(await ended).toEqual([130, null]);
  expect(readdirSync(folder)).toEqual([]);
  rmSync(folder, { recursive: true });
});
