/** Serves the tools over the standard input and output, until the input ends. */
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { serveStdio } from "@modelcontextprotocol/server/stdio";
import { openLocalSandbox } from "./local-sandbox.ts";
import { createServer } from "./server.ts";
import { openSite } from "./site.ts";

const help = `Usage: kontor-mcp

A server of the Model Context Protocol over the standard input and output: an editor starts it for its assistant. The assistant
searches the docs and the specs of Kontor, and calls a sandbox in this process. It needs no network and no credential, reads no
setting, and never calls the platform.

  --pages <file>  read the docs from this copy of them (default: the one in the package)
  -V, --version   print the version
  -h, --help      print this
`;

const { version } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8")) as {
  version: string;
};

try {
  const { values } = parseArgs({
    options: {
      pages: { type: "string" },
      version: { type: "boolean", short: "V" },
      help: { type: "boolean", short: "h" },
    },
  });
  if (values.help) process.stdout.write(help);
  else if (values.version) process.stdout.write(`${version}\n`);
  else serve(values.pages === undefined ? undefined : pathToFileURL(values.pages));
} catch (error) {
  process.stderr.write(`kontor-mcp: ${(error as Error).message}\n`);
  process.exitCode = 2;
}

function serve(pages: URL | undefined): void {
  const site = openSite(pages);
  const sandbox = openLocalSandbox();
  serveStdio(() => createServer({ version, site, sandbox }), {
    onerror: ({ message }) => process.stderr.write(`kontor-mcp: ${message}\n`),
  });
  process.stdin.once("end", () => void sandbox.close()); // Its socket would hold the process.
}
