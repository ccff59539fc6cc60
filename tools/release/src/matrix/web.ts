import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { launchChromium } from "@kontor/docs/testing/browser";
import { startProcess } from "../run-command.ts";
import { bundleProgram } from "../supply/bundle-size.ts";
import { findCallProblem, startSandbox } from "./calls.ts";

const PAGE = "matrix.html";
const PAGE_NAME = "Chromium";
const WORKER = "workerd";
const HAND_OUT = `export default {
  async fetch(request) {
    const url = new URL(request.url).searchParams.get("sandbox");
    return makeCalls(url, ${JSON.stringify(WORKER)}).then(
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
 * Bundles the calls, and every entry that runs anywhere or in a page, and runs them in a page that has the origin of a sandbox.
 *
 * @returns The problem; empty if all calls gave what they must.
 */
export async function runInChromium(consumer: string, entries: readonly string[]): Promise<string> {
  const program = writeWebProgram(entries, "Object.assign(globalThis, { makeCalls, values });");
  const { code, imports } = await bundleProgram(program, { folder: consumer, platform: "neutral" });
  if (imports.length > 0) return `the bundle imports ${imports.join(", ")}`;
  await using sandbox = await startSandbox(consumer);
  await using browser = await launchChromium();
  const page = await browser.newPage();
  await page.route(`**/${PAGE}`, (route) => route.fulfill({ contentType: "text/html", body: "<!doctype html>" }));
  await page.goto(`${sandbox.url}/${PAGE}`);
  await page.addScriptTag({ type: "module", content: code });
  await page.waitForFunction("globalThis.makeCalls");
  const call = `makeCalls(location.origin, ${JSON.stringify(PAGE_NAME)}).then(JSON.stringify)`;
  return findCallProblem((await page.evaluate(call)) as string, { category: PAGE_NAME });
}

/**
 * Bundles the calls and every entry that runs anywhere, and runs them in the runtime of Cloudflare's workers, which has no module of Node.
 *
 * @returns The problem; empty if all calls gave what they must.
 */
export async function runInWorker(consumer: string, entries: readonly string[]): Promise<string> {
  const program = writeWebProgram(entries, HAND_OUT);
  const { code, imports } = await bundleProgram(program, { folder: consumer, platform: "neutral" });
  if (imports.length > 0) return `the bundle imports ${imports.join(", ")}`;
  writeFileSync(join(consumer, "worker.js"), code);
  writeFileSync(join(consumer, "worker.capnp"), CONFIG);
  await using sandbox = await startSandbox(consumer);
  const command = join(consumer, "node_modules/workerd/bin/workerd");
  await using worker = startProcess(command, ["serve", "worker.capnp", "--control-fd=1"], { cwd: consumer });
  const output = await worker.readUntil(`"port":`);
  const port = /"port":\s*(\d+)/.exec(output)?.[1];
  if (!port) return output || "workerd printed nothing";
  const answer = await fetch(`http://127.0.0.1:${port}/?sandbox=${encodeURIComponent(sandbox.url)}`);
  const text = await answer.text();
  return answer.ok ? findCallProblem(text, { category: WORKER }) : text;
}

/** The program of a runtime without modules of Node: it loads every entry that runs anywhere, and hands out the calls. */
function writeWebProgram(entries: readonly string[], handOut: string): string {
  const loads = entries.map((entry, at) => `import * as entry${at} from ${JSON.stringify(entry)};`);
  const values = `const values = [${entries.map((_, at) => `entry${at}`).join()}].map((entry) => Object.keys(entry).length);`;
  return [`import { makeCalls } from "./dist/calls.js";`, ...loads, values, handOut].join("\n");
}
