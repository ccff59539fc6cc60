import { fork } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Figure } from "./table.ts";

const GRACE_MS = 2_000; // what a stopped program has to end what it started

/**
 * Runs a program in a process and a temporary folder of its own. When it ends, or is stopped, so does all that it started.
 *
 * @returns Its figures.
 * @throws If it ends without them, or is stopped.
 */
export async function runProgram(file: string, args: readonly string[], signal: AbortSignal): Promise<Figure[]> {
  signal.throwIfAborted();
  const folder = mkdtempSync(join(tmpdir(), "kb-"));
  chmodSync(folder, 0o711); // PostgreSQL runs as another user, who walks through it
  const child = fork(file, args, {
    detached: true, // its own group: Ctrl+C reaches the command alone, which ends the whole group
    execArgv: [], // without conditions, so that our packages are the built ones
    env: { ...process.env, TMPDIR: folder },
  });
  const killGroup = (name: NodeJS.Signals) => {
    try {
      process.kill(-child.pid!, name);
    } catch {} // nobody of the group is left
  };
  let hurry: NodeJS.Timeout | undefined;
  const stop = () => {
    killGroup("SIGINT");
    hurry = setTimeout(() => killGroup("SIGKILL"), GRACE_MS);
  };
  signal.addEventListener("abort", stop, { once: true });
  let figures: Figure[] | undefined;
  child.on("message", (reported: Figure[]) => (figures = reported));
  try {
    const [code, name] = (await once(child, "exit")) as [number | null, string | null];
    signal.throwIfAborted();
    if (code === 0 && figures) return figures;
    throw new Error(`Cannot show figures as ${file} must report them and end with 0: got ${name ?? code}`);
  } finally {
    clearTimeout(hurry);
    signal.removeEventListener("abort", stop);
    killGroup("SIGKILL"); // what it started and left behind
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}
