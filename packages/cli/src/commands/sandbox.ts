import { readFileSync } from "node:fs";
import { defaultSeed, demo, readSeed, type SandboxOptions } from "@kontor/sandbox";
import { dataFile, startSandboxServer, type SandboxServer } from "@kontor/sandbox/server";
import { CliError } from "../cli-error.ts";
import { findCredentials, type Credentials } from "../find-credentials.ts";
import { keepSmall } from "../keep-small.ts";
import { defineCommand } from "../command.ts";

interface Options {
  port: string;
  host: string;
  data?: string;
  seed?: string;
  printSeed?: boolean;
  randomSeed?: string;
  startAt?: string;
  json?: boolean;
}

/** `sandbox`: the platform in a box, on a port, until it is told to stop. */
export const sandboxCommand = defineCommand<Options>({
  name: "sandbox",
  summary: "Run the sandbox platform on this machine",
  caution: "Without --data, what is in it ends with it.",
  flags: [
    { flags: "-p, --port <number>", text: "port to listen on; 0 takes any free one", default: "7070" },
    {
      flags: "--host <address>",
      text: "address to listen on; other machines can reach any but a loopback one",
      default: "127.0.0.1",
    },
    {
      flags: "-d, --data <file>",
      text: "keep everything in this file, and go on from it; even a kill -9 loses no answer",
    },
    { flags: "-s, --seed <file>", text: "start with the tenants, channels, sellers and apps of this JSON file" },
    { flags: "--print-seed", text: "print the seed that is used without --seed, to start a file of your own, and end" },
    { flags: "--random-seed <number>", text: "make ids, tokens and faults the same in every run (default: by chance)" },
    { flags: "--start-at <time>", text: "let time stand still from this instant, until you move it" },
    { flags: "--json", text: "print one line of JSON once it listens, for scripts" },
  ],
  examples: [
    "kontor sandbox",
    "kontor sandbox --data sandbox.db",
    "kontor sandbox --print-seed > seed.json && kontor sandbox --seed seed.json",
    "kontor sandbox --port 0 --json",
    `curl -X POST localhost:7070/__sandbox/events -H 'content-type: application/json' \\\n      -d '{"type":"Seller:Some.NewType","event":{"sellerId":"1"}}'`,
  ],
  async run({ options, out, signal }) {
    if (options.printSeed) return out.line(JSON.stringify(defaultSeed, undefined, 2));
    const { host, data, json } = options;
    keepSmall();
    const server = await listen(readPort(options.port), host, sandboxOptions(options));
    const { url, erpUrl } = server;
    const credentials = findCredentials(server.sandbox.snapshot());
    if (json) out.line(JSON.stringify({ url, erpUrl, pid: process.pid, ...credentials }));
    else {
      out.done(`The sandbox platform listens on ${url}`);
      out.table(
        ["what", "value"],
        [
          ["console", `${url}/__sandbox/`],
          ["hub, to install cloud apps", `${url}/__sandbox/hub/`],
          ["channel and auth base address", url],
          ["ERP base address", erpUrl],
          ["authorization server", url],
          ...rowsOf(credentials),
          ...(data === undefined ? [] : [["data", data]]),
        ],
      );
      if (Object.entries(demo).every(([name, value]) => credentials[name as keyof typeof demo] === value))
        out.note("These credentials are made up and work in every sandbox.");
      out.note("Ctrl-C stops it.");
      if (!/^(127\.|localhost$|::1$)/.test(host))
        out.note(
          `Caution: ${host} may be reached from other machines: whoever does can read, change and reset all that is in it.`,
        );
    }
    await new Promise<void>((resolve) => {
      if (signal.aborted) resolve();
      else signal.addEventListener("abort", () => resolve(), { once: true });
    });
    return server.close();
  },
});

const TAKEN = 5; // SQLite's code for a file that another program has: nothing about the command line is wrong

/** Lists the credentials that work in this sandbox, and no others. */
function rowsOf({ tenantId, clientId, clientSecret, refreshToken, sellerRefreshToken }: Credentials): string[][] {
  const client =
    clientSecret === undefined ? ["client id", clientId] : ["client id, client secret", `${clientId}, ${clientSecret}`];
  const rows = [
    ["tenant", tenantId],
    client,
    ["refresh token of the channel", refreshToken],
    ["refresh token of a seller", sellerRefreshToken],
  ];
  return rows.flatMap(([what, value]) => (value === undefined ? [] : [[String(what), String(value)]]));
}

function sandboxOptions({ data, seed, randomSeed, startAt }: Options): SandboxOptions {
  const usage = (message: string, cause?: unknown) => new CliError(message, { exitCode: 2, cause });
  const chance = crypto.getRandomValues(new Uint32Array(1))[0]!;
  const number = randomSeed === undefined ? chance : Number(randomSeed);
  if (!Number.isSafeInteger(number))
    throw usage(`Cannot start as --random-seed must be a whole number: got ${randomSeed}`);
  const instant = startAt === undefined ? undefined : new Date(startAt);
  if (instant && Number.isNaN(instant.getTime()))
    throw usage(`Cannot start as --start-at must be an instant, 2026-02-11T08:00:00Z say: got ${startAt}`);
  return {
    randomSeed: number,
    ...(instant && { startAt: instant }),
    ...(seed !== undefined && { seed: attempt(() => readSeed(readFileSync(seed, "utf8"))) }),
    ...(data !== undefined && { storage: attempt(() => openData(data, { seed, startAt })) }),
  };

  function attempt<Value>(run: () => Value): Value {
    try {
      return run();
    } catch (cause) {
      if (cause instanceof CliError) throw cause;
      const { message, cause: inner } = cause as Error & { cause?: { errcode?: number } };
      throw new CliError(message, { exitCode: inner?.errcode === TAKEN ? 1 : 2, cause });
    }
  }
}

/** Opens the data file. A sandbox in it goes on as it was, so options that only apply to a new sandbox are refused. */
function openData(path: string, fresh: Record<string, string | undefined>) {
  const storage = dataFile(path);
  const [ignored] = Object.entries(fresh).flatMap(([name, value]) => (value === undefined ? [] : [name]));
  if (storage.load() === undefined || ignored === undefined) return storage;
  storage.close();
  const flag = ignored.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  throw new CliError(`Cannot start with --${flag} as ${path} holds a sandbox already, which goes on as it was`, {
    exitCode: 2,
  });
}

function readPort(text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535)
    throw new CliError(`Cannot listen as --port must be a number from 0 to 65535: got ${text}`, { exitCode: 2 });
  return port;
}

async function listen(port: number, host: string, options: SandboxOptions): Promise<SandboxServer> {
  try {
    return await startSandboxServer({ port, host, ...options });
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    const problem =
      code === "EADDRINUSE"
        ? `port ${port} is taken; try --port 0`
        : `${host}:${port} cannot be had (${code ?? "unknown reason"})`;
    throw new CliError(`Cannot listen as ${problem}`, { cause });
  }
}
