import { execFile } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
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

/** Runs Redocly as a separate process. */
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
  passed: number;
  total: number;
  /** Requests that its sandbox got. */
  requests: number;
  /** Answers of the sandbox that break its own specs. */
  violations: number;
}

/**
 * Plays workflows, each on a sandbox that was freshly started for it. One Redocly plays all, since it takes as long to load as to play
 * three. It knows an interface by its name, so a copy of each workflow has names of its own, which lead to its own sandbox.
 * `failure` is the output of Redocly, if a workflow failed.
 */
export async function playWorkflows(files: readonly string[]): Promise<{ failure: string; played: PlayedWorkflow[] }> {
  await using sandboxes = new AsyncDisposableStack();
  const folder = mkdtempSync(join(tmpdir(), "kontor-workflows-"));
  sandboxes.defer(() => rmSync(folder, { recursive: true }));
  const started = await Promise.all(files.map(async (file) => ({ file, server: await startSandboxServer() })));
  for (const { server } of started) sandboxes.use(server);
  const addresses = started.flatMap(({ file, server }, index) => {
    writeFileSync(join(folder, file), renameSources(readFileSync(join(root, "specs/workflows", file), "utf8"), index));
    const urls = { channel: server.url, erp: server.erpUrl, sandbox: server.url };
    return Object.entries(urls).flatMap(([name, url]) => ["-S", `${name}${index}=${url}`]);
  });
  const copies = files.map((file) => join(folder, file));
  const { code, output } = await runRedocly("respect", ...copies, ...addresses, "-i", inputs);
  const plain = stripVTControlCharacters(output);
  const played = started.map(({ file, server }) => {
    const summary = plain.split("Summary for ").find((each) => each.startsWith(file)) ?? "";
    const [, passed, total] = /Checks: (\d+) passed, (\d+) total/.exec(summary) ?? [];
    const { requests, violations } = server.sandbox.report();
    return { file, passed: Number(passed), total: Number(total), requests, violations };
  });
  return { failure: code === 0 ? "" : plain, played };
}

/** A workflow whose interfaces have the number of its sandbox behind their names, and are found from any folder. */
function renameSources(workflow: string, index: number): string {
  return workflow
    .replaceAll(
      /name: (channel|erp|sandbox), type: openapi, url: \.\.\//g,
      `name: $1${index}, type: openapi, url: ${root}specs/`,
    )
    .replaceAll(/\$sourceDescriptions\.(channel|erp|sandbox)\./g, `$sourceDescriptions.$1${index}.`);
}
