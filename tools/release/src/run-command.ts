import { execFile, spawn } from "node:child_process";
import { once } from "node:events";

const PATIENCE_MS = 300_000; // only a hang takes so long
const MOST_OUTPUT = 64 * 1024 * 1024;

export interface CommandResult {
  isSuccess: boolean;
  /** The text of its standard output. */
  output: string;
  /** The text of both outputs; empty if it succeeded. */
  complaint: string;
}

/** Where a command runs. Default: as this process. */
export interface Surroundings {
  cwd?: string;
  env?: NodeJS.ProcessEnv;
}

/** Runs a command to its end. A command that takes 300 s is ended and fails. */
export function runCommand(command: string, args: readonly string[], where: Surroundings = {}): Promise<CommandResult> {
  const { promise, resolve } = Promise.withResolvers<CommandResult>();
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

/** A process that runs until it is ended, with all that it writes. */
export interface RunningProcess extends AsyncDisposable {
  /** Waits until its output holds a text, or it ends, for 300 s at most. Resolves with the output so far. */
  readUntil(text: string): Promise<string>;
}

/** Starts a command that serves; disposing ends it with the processes that it started. */
export function startProcess(command: string, args: readonly string[], where: Surroundings): RunningProcess {
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
    async readUntil(text) {
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
    async [Symbol.asyncDispose]() {
      try {
        if (child.pid !== undefined) process.kill(-child.pid, "SIGKILL"); // the whole group: a command may be a shell script
      } catch {
        // It has ended already.
      }
      await ended.catch(() => {});
    },
  };
}
