import { spawn } from "node:child_process";
import { once } from "node:events";

/** An integration that runs; disposing kills it. */
export interface Worker extends AsyncDisposable {
  /** @throws {Error} If it has ended by itself, with what it printed. */
  check(): void;
  /** Ends it, and waits until it has ended. @throws {Error} If it had ended by itself before. */
  end(by: "SIGTERM" | "SIGKILL"): Promise<void>;
}

/**
 * Starts a process of the integration.
 *
 * @param options `command`: the program of Node and its arguments. `folder`: where it runs.
 * @throws {Error} If it ends before it has started, with what it printed.
 */
export async function startWorker(options: {
  command: string[];
  folder: string;
  env?: NodeJS.ProcessEnv;
}): Promise<Worker> {
  const { command, folder, env = process.env } = options;
  const child = spawn(process.execPath, command, { cwd: folder, env, stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  const started = Promise.withResolvers<void>();
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => {
      output += text;
      if (output.includes("started\n")) started.resolve();
    });
  const ended = once(child, "close");
  await Promise.race([started.promise, ended]);
  checkRuns();
  return {
    check: checkRuns,
    async end(by) {
      checkRuns();
      child.kill(by);
      await ended;
      if (by === "SIGTERM" && child.exitCode !== 0) throw refuse();
    },
    async [Symbol.asyncDispose]() {
      child.kill("SIGKILL");
      await ended;
    },
  };

  function checkRuns(): void {
    if (child.exitCode !== null || child.signalCode !== null) throw refuse();
  }

  function refuse(): Error {
    return new Error(`Cannot go on as the integration must run until it is ended: got\n${output}`);
  }
}
