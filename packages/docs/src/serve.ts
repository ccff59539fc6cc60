import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { serveFolder } from "./static-server.ts";

const dist = fileURLToPath(new URL("../dist", import.meta.url));
const port = Number(process.env["PORT"] ?? 4321);

/** Builds the site and serves it until it is stopped. */
console.log("Building the site …");
await promisify(execFile)(process.execPath, [fileURLToPath(new URL("build.ts", import.meta.url))]);
const { url } = await serveFolder(dist, port).catch(() => serveFolder(dist)); // if the port is taken, any free one
console.log(`The site is at ${url}/ (stop it with Ctrl+C)`);
