import { spawn } from "node:child_process";

/** Where and until when a command runs. */
export interface CommandOptions {
  folder: string;
  env: NodeJS.ProcessEnv;
  signal: AbortSignal;
}

/**
 * Runs a command to its end. If `signal` fires, it ends with all that it started.
 *
 * @returns What it printed.
 * @throws {Error} If it fails, with what it printed.
 */
export async function runCommand(command: string, args: readonly string[], options: CommandOptions): Promise<string> {
  const { folder, env, signal } = options;
  signal.throwIfAborted();
  const child = spawn(command, args, { cwd: folder, env, stdio: ["ignore", "pipe", "pipe"], detached: true }); // a group of its own
  const texts = { stdout: "", stderr: "" };
  for (const name of ["stdout", "stderr"] as const)
    child[name].setEncoding("utf8").on("data", (text: string) => (texts[name] += text));
  const kill = () => child.exitCode === null && child.pid && process.kill(-child.pid, "SIGKILL");
  signal.addEventListener("abort", kill, { once: true });
  const ended = Promise.withResolvers<number | null>();
  child.once("error", ended.reject).once("close", ended.resolve);
  try {
    const status = await ended.promise;
    signal.throwIfAborted();
    if (status !== 0)
      throw new Error(
        `Cannot go on as "${[command, ...args].join(" ")}" must succeed: got ${status}\n${texts.stdout}${texts.stderr}`,
      );
    return texts.stdout;
  } finally {
    signal.removeEventListener("abort", kill);
  }
}
