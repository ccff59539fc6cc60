import { spawn } from "node:child_process";
import { once } from "node:events";

/** A command that runs in a terminal; disposing ends it and all that it started. */
export interface RunningCommand extends AsyncDisposable {
  /** All that it printed so far. */
  output(): string;
  /** Whether it printed a text before it ended. */
  waitForText(text: string): Promise<boolean>;
  /** Resolves when it ended by itself or was ended. `folder`: the folder in which the terminal then is. */
  ended: Promise<{ isSuccess: boolean; folder: string }>;
}

/** Runs a line as a terminal would. It ends with `signal` too. */
export function runLine(
  line: string,
  { folder, env, signal }: { folder: string; env: NodeJS.ProcessEnv; signal: AbortSignal },
): RunningCommand {
  const script = `${line}\nstatus=$?; pwd >&3; exit $status`;
  const child = spawn("bash", ["-c", script], {
    cwd: folder,
    env,
    stdio: ["ignore", "pipe", "pipe", "pipe"],
    detached: true, // a group of its own, which is ended as a whole
  });
  let output = "";
  let nextFolder = "";
  const looks = new Set<() => void>();
  for (const stream of [child.stdout!, child.stderr!])
    stream.setEncoding("utf8").on("data", (text: string) => {
      output += text;
      for (const look of looks) look();
    });
  child.stdio[3]!.on("data", (text) => (nextFolder += String(text)));
  const closed = once(child, "close") as Promise<[number | null]>;
  const ended = closed.then(([status]) => ({ isSuccess: status === 0, folder: nextFolder.trimEnd() }));
  signal.addEventListener("abort", kill, { once: true });
  if (signal.aborted) kill();
  return {
    output: () => output,
    async waitForText(text) {
      const found = Promise.withResolvers<void>();
      const look = () => output.includes(text) && found.resolve();
      looks.add(look);
      look();
      await Promise.race([found.promise, ended]);
      looks.delete(look);
      return output.includes(text);
    },
    ended,
    async [Symbol.asyncDispose]() {
      signal.removeEventListener("abort", kill);
      kill();
      await ended;
    },
  };

  function kill(): void {
    if (child.exitCode === null && child.signalCode === null) process.kill(-child.pid!, "SIGKILL");
  }
}
