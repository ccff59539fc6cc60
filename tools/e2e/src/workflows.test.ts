import { execFile } from "node:child_process";
import { readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { stripVTControlCharacters } from "node:util";
import { demo } from "@kontor/sandbox";
import { startSandboxServer } from "@kontor/sandbox/server";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const redocly = join(dirname(createRequire(import.meta.url).resolve("@redocly/cli/package.json")), "bin/cli.js");
const files = readdirSync(join(root, "specs/workflows"));

function run(...args: string[]): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const env = { ...process.env, REDOCLY_TELEMETRY: "off", NO_COLOR: "1", FORCE_COLOR: "0" };
    const child = execFile(
      process.execPath,
      [redocly, ...args],
      { cwd: root, env, maxBuffer: 16 * 1024 * 1024 },
      (_, stdout, stderr) => {
        resolve({ code: child.exitCode ?? 1, output: `${stdout}${stderr}` });
      },
    );
  });
}

test("there are at least twelve workflows, and all are valid", async () => {
  const { code, output } = await run("lint", ...files.map((file) => `specs/workflows/${file}`));

  expect(files.length).toBeGreaterThanOrEqual(12);
  expect({ code, errors: output.match(/Error was generated.*/g) }).toEqual({ code: 0, errors: null });
});

test("the sandbox plays all of them, freshly started for each", { timeout: 30_000 }, async () => {
  const startedAt = performance.now();
  const inputs = JSON.stringify({ ...demo, otherTaxClassId: demo.reducedTaxClassId });
  const play = async (file: string) => {
    await using server = await startSandboxServer();
    const servers = ["-S", `channel=${server.url}`, "-S", `erp=${server.erpUrl}`, "-S", `sandbox=${server.url}`];
    const { code, output } = await run("respect", `specs/workflows/${file}`, ...servers, "-i", inputs);
    const [, passed, total] = /Checks: (\d+) passed, (\d+) total/.exec(stripVTControlCharacters(output)) ?? [];
    const { violations } = server.sandbox.report();
    return { file, failed: code === 0 ? "" : output, passed: Number(passed), total: Number(total), violations };
  };

  const played = await Promise.all(files.map(play));

  const tookMs = performance.now() - startedAt;
  const checks = played.reduce((sum, { passed }) => sum + passed, 0);
  console.log(`${played.length} workflows, ${checks} checks in ${Math.round(tookMs)} ms`);
  expect(played.map(({ failed }) => failed).join("")).toBe("");
  expect(played.filter(({ passed, total, violations }) => passed !== total || violations > 0)).toEqual([]);
  expect(checks).toBeGreaterThanOrEqual(150);
});
