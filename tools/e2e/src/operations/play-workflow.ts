import { execFile } from "node:child_process";
import { readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { stripVTControlCharacters } from "node:util";
import { demo } from "@kontor/sandbox";
import { startSandboxServer } from "@kontor/sandbox/server";

const root = fileURLToPath(new URL("../../../..", import.meta.url));
const bin = join(dirname(createRequire(import.meta.url).resolve("@redocly/cli/package.json")), "bin/cli.js");
const inputs = JSON.stringify({ ...demo, otherTaxClassId: demo.reducedTaxClassId });

/** The workflows of the specs, by the names of their files. */
export const workflows = readdirSync(join(root, "specs/workflows"));

/** Runs Redocly as a process of its own. */
export function runRedocly(...args: string[]): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const env = { ...process.env, REDOCLY_TELEMETRY: "off", NO_COLOR: "1", FORCE_COLOR: "0" };
    const options = { cwd: root, env, maxBuffer: 16 * 1024 * 1024 };
    const child = execFile(process.execPath, [bin, ...args], options, (_, stdout, stderr) => {
      resolve({ code: child.exitCode ?? 1, output: `${stdout}${stderr}` });
    });
  });
}

export interface PlayedWorkflow {
  file: string;
  /** The output of Redocly, if it failed. */
  failed: string;
  passed: number;
  total: number;
  /** Answers of the sandbox that break its own specs. */
  violations: number;
}

/** Plays one workflow on a sandbox that was freshly started for it. */
export async function playWorkflow(file: string): Promise<PlayedWorkflow> {
  await using server = await startSandboxServer();
  const servers = ["-S", `channel=${server.url}`, "-S", `erp=${server.erpUrl}`, "-S", `sandbox=${server.url}`];
  const { code, output } = await runRedocly("respect", `specs/workflows/${file}`, ...servers, "-i", inputs);
  const [, passed, total] = /Checks: (\d+) passed, (\d+) total/.exec(stripVTControlCharacters(output)) ?? [];
  const { violations } = server.sandbox.report();
  return { file, failed: code === 0 ? "" : output, passed: Number(passed), total: Number(total), violations };
}
