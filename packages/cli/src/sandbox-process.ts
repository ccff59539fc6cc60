import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { CliError } from "./cli-error.ts";

const START_MS = 60_000; // a process that has ended says so at once; this is for one that hangs

/** What `kontor sandbox --json` prints. */
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
export async function startSandboxProcess(): Promise<SandboxProcess> {
  const extension = import.meta.url.endsWith(".ts") ? "ts" : "js"; // from the sources in tests, built everywhere else
  const main = fileURLToPath(new URL(`./main.${extension}`, import.meta.url));
  const child = spawn(process.execPath, [...process.execArgv, main, "sandbox", "--port", "0", "--json"], {
    stdio: ["ignore", "pipe", "pipe"],
  });
  const ended = new Promise<void>((resolve) => child.once("close", () => resolve()));
  let complaint = "";
  child.stderr.on("data", (chunk: Buffer) => (complaint += chunk.toString()));
  const late = setTimeout(() => child.kill("SIGKILL"), START_MS);

  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const first = await lines.next();
  clearTimeout(late);
  if (first.done) {
    await ended; // what it has said of why arrives by then
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
