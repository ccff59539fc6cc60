import { demo } from "@kontor/sandbox";
import { startSandboxServer, type SandboxServer } from "@kontor/sandbox/server";
import { CliError } from "../cli-error.ts";
import { defineCommand } from "../command.ts";

interface Options {
  port: string;
  host: string;
  json?: boolean;
}

/** `sandbox`: the platform in a box, on a port, until it is told to stop. */
export const sandboxCommand = defineCommand<Options>({
  name: "sandbox",
  summary: "Run the sandbox platform on this machine",
  caution: "It keeps everything in memory: what is in it ends with it.",
  flags: [
    { flags: "-p, --port <number>", text: "port to listen on; 0 takes any free one", default: "7070" },
    {
      flags: "--host <address>",
      text: "address to listen on; other machines can reach any but a loopback one",
      default: "127.0.0.1",
    },
    { flags: "--json", text: "print one line of JSON once it listens, for scripts" },
  ],
  examples: [
    "kontor sandbox",
    "kontor sandbox --port 0 --json",
    `curl -X POST localhost:7070/__sandbox/events -H 'content-type: application/json' \\\n      -d '{"type":"Seller:Some.NewType","event":{"sellerId":"1"}}'`,
  ],
  async run({ options: { port, host, json }, out, signal }) {
    const server = await listen(readPort(port), host);
    const { url, erpUrl } = server;
    if (json) out.line(JSON.stringify({ url, erpUrl, pid: process.pid, ...demo }));
    else {
      out.done(`The sandbox platform listens on ${url}`);
      out.table(
        ["what", "value"],
        [
          ["channel and auth base address", url],
          ["ERP base address", erpUrl],
          ["authorization server", url],
          ["tenant", demo.tenantId],
          ["client id, client secret", `${demo.clientId}, ${demo.clientSecret}`],
          ["refresh token", demo.refreshToken],
          ["control plane", `${url}/__sandbox/`],
        ],
      );
      out.note("These credentials are made up and work in every sandbox. Ctrl-C stops it.");
      if (!/^(127\.|localhost$|::1$)/.test(host))
        out.note(`Caution: ${host} may be reached from other machines, the control plane too.`);
    }
    await new Promise<void>((resolve) => {
      if (signal.aborted) resolve();
      else signal.addEventListener("abort", () => resolve(), { once: true });
    });
    await server.close();
  },
});

function readPort(text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535)
    throw new CliError(`Cannot listen as --port must be a number from 0 to 65535: got ${text}`, { exitCode: 2 });
  return port;
}

async function listen(port: number, host: string): Promise<SandboxServer> {
  try {
    return await startSandboxServer({ port, host });
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    const problem =
      code === "EADDRINUSE"
        ? `port ${port} is taken; try --port 0`
        : `${host}:${port} cannot be had (${code ?? "unknown reason"})`;
    throw new CliError(`Cannot listen as ${problem}`, { cause });
  }
}
