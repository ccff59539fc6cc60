import { readFileSync } from "node:fs";
import { defaultSeed, demo, readSeed } from "@kontor/sandbox";
import { dataFile, startSandboxServer, type SandboxServer, type SandboxServerOptions } from "@kontor/sandbox/server";
import { CliError } from "../cli-error.ts";
import { findCredentials, type Credentials } from "../find-credentials.ts";
import { keepSmall } from "../keep-small.ts";
import type { Context } from "../command.ts";

/** The flags of `sandbox`. */
export interface SandboxFlags {
  port: string;
  host: string;
  data?: string;
  seed?: string;
  printSeed?: boolean;
  randomSeed?: string;
  startAt?: string;
  docs?: string;
  json?: boolean;
}

/** Runs a sandbox until it is told to stop. @throws {CliError} If it cannot start. */
export async function runSandbox({ options, out, signal }: Context<SandboxFlags>): Promise<void> {
  if (options.printSeed) return out.line(JSON.stringify(defaultSeed, undefined, 2));
  const { host, data, docs, json } = options;
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
        ...(docs === undefined ? [] : [["docs", `${url}/`]]),
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
    if (docs !== undefined)
      out.note("Time stands still here, so that every call of the docs succeeds. The console lets it run.");
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
}

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

function sandboxOptions({ data, seed, randomSeed, startAt, docs }: SandboxFlags): SandboxServerOptions {
  const usage = (message: string, cause?: unknown) => new CliError(message, { exitCode: 2, cause });
  const other = Object.entries({ data, seed, "random-seed": randomSeed, "start-at": startAt }).find(
    ([, value]) => value !== undefined,
  );
  if (docs !== undefined) {
    if (other)
      throw usage(
        `Cannot start with --docs and --${other[0]} as the docs start in a state of their own, and set the sandbox back to it`,
      );
    return { site: docs };
  }
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

async function listen(port: number, host: string, options: SandboxServerOptions): Promise<SandboxServer> {
  try {
    return await startSandboxServer({ port, host, ...options });
  } catch (cause) {
    if (cause instanceof RangeError) throw new CliError(cause.message, { exitCode: 2, cause }); // no built site
    const { code } = cause as NodeJS.ErrnoException;
    const problem =
      code === "EADDRINUSE"
        ? `port ${port} is taken; try --port 0`
        : `${host}:${port} cannot be had (${code ?? "unknown reason"})`;
    throw new CliError(`Cannot listen as ${problem}`, { cause });
  }
}
