import { fork, type ChildProcess } from "node:child_process";
import { join } from "node:path";
import { bundleProgram } from "../processes/bundle-program.ts";
import type { WorkerOptions } from "./worker-options.ts";

const program = await bundleProgram(join(import.meta.dirname, "worker.program.ts"));

/** A consumer in a separate process. */
export function startWorker(options: WorkerOptions): ChildProcess {
  return fork(program, [JSON.stringify(options)], { execArgv: [], stdio: ["ignore", "ignore", "inherit", "ipc"] });
}
