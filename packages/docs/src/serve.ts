import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { startSandboxServer } from "@kontor/sandbox/server";

const site = fileURLToPath(new URL("../dist", import.meta.url));
const port = Number(process.env["PORT"] ?? 4321);

// Builds the site and serves it, with a sandbox for try-it beside it, until it is stopped.
console.log("Building the site …");
await promisify(execFile)(process.execPath, [fileURLToPath(new URL("build.ts", import.meta.url))]);
const { url } = await startSandboxServer({ site, port }).catch(() => startSandboxServer({ site })); // a port that cannot be had becomes any free one
console.log(`The site is at ${url}/, and the console of its sandbox at ${url}/__sandbox/ (stop both with Ctrl+C)`);
