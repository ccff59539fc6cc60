import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Runs a sample in a process and a folder of its own until its last line; gives what it wrote, and how it failed where it did. */
export async function runSample(
  file: string,
  { env = {}, files = {} }: { env?: Record<string, string>; files?: Record<string, string> } = {},
) {
  const cwd = mkdtempSync(join(tmpdir(), "kontor-sample-"));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(cwd, name), text);
  const child = fork(join(import.meta.dirname, "sample.program.ts"), [file], {
    cwd,
    execArgv: ["--conditions=@kontor/source", "--no-warnings"],
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  let output = "";
  for (const stream of [child.stdout!, child.stderr!]) stream.on("data", (chunk) => (output += String(chunk)));
  const ended = once(child, "close");
  const ran = await Promise.race([once(child, "message").then(() => true), ended.then(() => false)]);
  child.kill("SIGKILL");
  await ended;
  rmSync(cwd, { recursive: true, force: true, maxRetries: 5 });
  return { ran, output };
}
