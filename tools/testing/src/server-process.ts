import { fork } from "node:child_process";
import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { findFreePort } from "./find-free-port.ts";

export type ServerProcess = Awaited<ReturnType<typeof startServerProcess>>;

const START_MS = 120_000; // only a hang breaks it, also on a busy machine

/** Preloaded into the server: tells what it has used. As text, so that no loader of types adds to its memory. */
const PROBE = `process.on("message", () => {
  const { user, system } = process.cpuUsage();
  process.send(user + system);
});
process.on("disconnect", () => process.exit());`;

/**
 * Starts a script that serves HTTP on the port it is given, without the conditions that this process runs under: a
 * package of ours is the built one. Disposing ends it.
 *
 * @param argumentsFor The arguments of the script, for a port.
 * @throws {Error} If it answers nothing within 120 s, or ends before.
 */
export async function startServerProcess(script: string, argumentsFor: (port: number) => string[]) {
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const child = fork(script, argumentsFor(port), {
    execArgv: ["--import", `data:text/javascript,${encodeURIComponent(PROBE)}`],
    stdio: ["ignore", "ignore", "inherit", "ipc"], // a log that goes nowhere is the cheapest one
  });
  const ended = once(child, "exit");
  const deadline = performance.now() + START_MS;
  while (!(await isAnswering(url))) {
    if (child.exitCode !== null || performance.now() > deadline) {
      child.kill("SIGKILL");
      throw new Error(`Cannot measure ${script} as it must answer within ${START_MS / 1000} s: got no answer`);
    }
    await pause(20);
  }
  return {
    url,
    /** User and system time of all its threads since its start, in µs. */
    async readCpu(): Promise<number> {
      const answer = once(child, "message");
      child.send("cpu");
      return ((await answer) as [number])[0];
    },
    async [Symbol.asyncDispose](): Promise<void> {
      child.kill("SIGKILL");
      await ended;
    },
  };
}

async function isAnswering(url: string): Promise<boolean> {
  const response = await fetch(url).catch(() => undefined);
  await response?.body?.cancel();
  return response !== undefined;
}
