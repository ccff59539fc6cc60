/** Serves the tools over the standard input and output, until the input ends. */
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { serveStdio } from "@modelcontextprotocol/server/stdio";
import { createServer } from "./server.ts";
import { openSite } from "./site.ts";
import { openLocalSandbox } from "./tools/sandbox.ts";

const help = `Usage: kontor-mcp [--version] [--pages <file>]

An editor starts this server of the Model Context Protocol for its assistant: https://modelcontextprotocol.io. It talks over the standard input and output,
and reads no setting. --pages reads another copy of the docs than the one in the package.
`;
const manifest = readFileSync(new URL("../package.json", import.meta.url), "utf8");
const { version } = JSON.parse(manifest) as { version: string };
const flag = { type: "boolean" } as const;
const complain = ({ message }: Error) => void process.stderr.write(`kontor-mcp: ${message}\n`);

try {
  const { values } = parseArgs({ options: { pages: { type: "string" }, version: flag, help: flag } });
  if (values.help) process.stdout.write(help);
  else if (values.version) process.stdout.write(`${version}\n`);
  else serve(values.pages);
} catch (error) {
  complain(error as Error);
  process.exitCode = 2;
}

function serve(pages: string | undefined): void {
  const site = openSite(pages === undefined ? undefined : pathToFileURL(pages));
  const sandbox = openLocalSandbox();
  serveStdio(() => createServer(version, site, sandbox), { onerror: complain });
  process.stdin.once("end", () => void sandbox.close()); // Its socket would hold the process.
}
