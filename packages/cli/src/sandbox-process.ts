import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { systemClock } from "@kontor/http/internal";
import type { Clock } from "@kontor/http";
import { CliError } from "./cli-error.ts";
import { dropSecrets } from "./settings/secret-variables.ts";

const START_MS = 60_000; // for a process that hangs; one that has ended is noticed at once

/** The line that `kontor sandbox --json` prints. */
export interface SandboxFacts {
  url: string;
  erpUrl: string;
  pid: number;
  tenantId: string;
  clientId: string;
  clientSecret: string;
  refreshToken: string;
  channel: string;
  sellerId: string;
  categoryId: string;
  taxClassId: string;
}

export interface SandboxProcess extends AsyncDisposable {
  facts: SandboxFacts;
}

/**
 * Starts `kontor sandbox` on a free port as a process of its own; disposing stops it.
 *
 * @throws {CliError} If it ends, or does not listen within a minute.
 */
export async function startSandboxProcess({ clock = systemClock }: { clock?: Clock } = {}): Promise<SandboxProcess> {
  const extension = import.meta.url.endsWith(".ts") ? "ts" : "js"; // tests run the sources, users run the build
  const main = fileURLToPath(new URL(`./main.${extension}`, import.meta.url));
  const child = spawn(process.execPath, [...process.execArgv, main, "sandbox", "--port", "0", "--json"], {
    stdio: ["ignore", "pipe", "pipe"],
    env: dropSecrets(process.env), // The list of processes shows its owner what a process was given.
  });
  const ended = new Promise<void>((resolve) => child.once("close", () => resolve()));
  let complaint = "";
  child.stderr.on("data", (chunk: Buffer) => (complaint += chunk.toString()));
  const started = new AbortController();
  void clock.sleep(START_MS, started).then(
    () => child.kill("SIGKILL"),
    () => {}, // it has started in time
  );

  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const first = await lines.next();
  started.abort();
  if (first.done) {
    await ended; // its message has arrived by then
    throw new CliError(`Cannot start the sandbox as its process ended: ${complaint.trim() || "no answer in 60 s"}`);
  }
  return {
    facts: JSON.parse(first.value) as SandboxFacts,
    async [Symbol.asyncDispose]() {
      child.kill("SIGTERM");
      await ended;
    },
  };
}
