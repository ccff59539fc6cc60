import { fork } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempDisposableSync } from "node:fs";
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
  using folder = mkdtempDisposableSync(join(tmpdir(), "kb-"));
  chmodSync(folder.path, 0o711); // PostgreSQL runs as another user, who walks through it
  // its own group: Ctrl+C reaches the command alone; no conditions, so that our packages are the built ones
  const child = fork(file, args, { detached: true, execArgv: [], env: { ...process.env, TMPDIR: folder.path } });
  const killGroup = (name: NodeJS.Signals) => {
    try {
      process.kill(-child.pid!, name);
    } catch {} // nobody of the group is left
  };
  const stop = () => {
    killGroup("SIGINT");
    setTimeout(killGroup, GRACE_MS, "SIGKILL").unref();
  };
  signal.addEventListener("abort", stop);
  try {
    let figures: Figure[] | undefined;
    child.on("message", (reported: Figure[]) => (figures = reported));
    const [code, name] = (await once(child, "exit")) as [number | null, string | null];
    signal.throwIfAborted();
    if (code === 0 && figures) return figures;
    throw new Error(`Cannot show figures as ${file} must report them and end with 0: got ${name ?? code}`);
  } finally {
    signal.removeEventListener("abort", stop);
    killGroup("SIGKILL"); // what it started and left behind
  }
}
