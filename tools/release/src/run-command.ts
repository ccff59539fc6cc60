import { execFile, spawn } from "node:child_process";
import { once } from "node:events";

const PATIENCE_MS = 300_000; // only a hang takes so long
const MOST_OUTPUT = 64 * 1024 * 1024;

/** Where a command runs. Default: as this process. */
type Surroundings = { cwd?: string; env?: NodeJS.ProcessEnv };

/** Runs a command to its end. A command that takes 300 s is ended and fails. `complaint`: the text of both outputs; empty if it succeeded. */
export function runCommand(command: string, args: readonly string[], where: Surroundings = {}) {
  const { promise, resolve } = Promise.withResolvers<{ isSuccess: boolean; output: string; complaint: string }>();
  execFile(command, args, { ...where, timeout: PATIENCE_MS, maxBuffer: MOST_OUTPUT }, (error, output, warnings) => {
    const complaint = error ? `${output}${warnings}`.trim() || error.message : "";
    resolve({ isSuccess: !error, output, complaint });
  });
  return promise;
}

/** Runs a command to its end, and gives its output. @throws {Error} If it fails, with what it printed. */
export async function runOrThrow(command: string, args: readonly string[], where?: Surroundings): Promise<string> {
  const { isSuccess, output, complaint } = await runCommand(command, args, where);
  if (!isSuccess) throw new Error(`Cannot go on as "${[command, ...args].join(" ")}" must succeed: got\n${complaint}`);
  return output;
}

/** Starts a command that serves; disposing ends it with the processes that it started. */
export function startProcess(command: string, args: readonly string[], where: Surroundings) {
  const child = spawn(command, args, { ...where, detached: true, stdio: ["ignore", "pipe", "pipe"] });
  const ended = once(child, "close");
  ended.catch(() => {}); // a command that is not there has no output, which `readUntil` shows
  let output = "";
  let look = () => {};
  const read = (chunk: unknown) => {
    output += String(chunk);
    look();
  };
  child.stdout.on("data", read);
  child.stderr.on("data", read);
  return {
    /** Waits until its output holds a text, or it ends, for 300 s at most. Resolves with the output so far. */
    async readUntil(text: string): Promise<string> {
      const found = Promise.withResolvers<void>();
      look = () => {
        if (output.includes(text)) found.resolve();
      };
      look();
      const timer = setTimeout(found.resolve, PATIENCE_MS);
      await Promise.race([found.promise, ended.catch(() => {})]);
      clearTimeout(timer);
      return output;
    },
    async [Symbol.asyncDispose](): Promise<void> {
      try {
        if (child.pid !== undefined) process.kill(-child.pid, "SIGKILL"); // the whole group: a command may be a shell script
      } catch {
        // It has ended already.
      }
      await ended.catch(() => {});
    },
  };
}
