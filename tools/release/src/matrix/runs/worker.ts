import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { bundleProgram, writeWebProgram } from "./bundle.ts";
import { findCallProblem } from "./expected.ts";
import { startProcess } from "../run-command.ts";
import { startSandbox } from "./sandbox.ts";

const NAME = "workerd";
const HAND_OUT = `export default {
  async fetch(request) {
    const url = new URL(request.url).searchParams.get("sandbox");
    return makeCalls(url, ${JSON.stringify(NAME)}).then(
      (made) => Response.json(made),
      (error) => new Response(String(error?.stack ?? error), { status: 500 }),
    );
  },
};`;

/** The settings of workerd: no compatibility with Node, a free port, and leave to call this machine. */
const CONFIG = `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    (name = "main", worker = (modules = [(name = "worker", esModule = embed "worker.js")], compatibilityDate = "2026-11-01")),
    (name = "internet", network = (allow = ["private", "public"])),
  ],
  sockets = [(name = "http", address = "127.0.0.1:0", http = (), service = "main")],
);
`;

/**
 * Bundles the calls and every entry that runs anywhere, and runs them in the runtime of Cloudflare's workers, which has no module of Node.
 *
 * @returns The problem; empty if all calls gave what they must.
 */
export async function runInWorker(consumer: string, entries: readonly string[]): Promise<string> {
  const { code, imports } = await bundleProgram(consumer, writeWebProgram(entries, { handOut: HAND_OUT }));
  if (imports.length > 0) return `the bundle imports ${imports.join(", ")}`;
  writeFileSync(join(consumer, "worker.js"), code);
  writeFileSync(join(consumer, "worker.capnp"), CONFIG);
  await using sandbox = await startSandbox(consumer);
  const command = join(consumer, "node_modules/workerd/bin/workerd");
  await using worker = startProcess(command, ["serve", "worker.capnp", "--control-fd=1"], consumer);
  const output = await worker.readUntil(`"port":`);
  const port = /"port":\s*(\d+)/.exec(output)?.[1];
  if (!port) return output || "workerd printed nothing";
  const answer = await fetch(`http://127.0.0.1:${port}/?sandbox=${encodeURIComponent(sandbox.url)}`);
  const text = await answer.text();
  return answer.ok ? findCallProblem(text, { category: NAME }) : text;
}
