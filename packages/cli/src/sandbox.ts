import { randomInt } from "node:crypto";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { defaultSeed, demo, readSeed, type Seed, type Snapshot } from "@kontor/sandbox";
import { dataFile, type SandboxServer, type SandboxServerOptions, startSandboxServer } from "@kontor/sandbox/server";
import type { Context } from "./command.ts";
import { CliError, createUsageError } from "./errors.ts";
import { checkIsPath, describeFileError } from "./files.ts";

type SandboxFlags = Record<"port" | "host", string> &
  Partial<Record<"data" | "seed" | "docs", string> & Record<"printSeed" | "json", boolean> & { assume: string[] }>;

const SQLITE_BUSY = 5;

export async function runSandbox({ options, out, signal }: Context<SandboxFlags>): Promise<void> {
  if (options.printSeed) return out.line(JSON.stringify(defaultSeed, undefined, 2));
  const { host, data, docs, json } = options;
  const server = await listen(readPort(options.port), host, sandboxOptions(options));
  const { url, erpUrl, pageToken } = server;
  const credentials = findCredentials(server.sandbox.snapshot());
  if (json)
    out.line(JSON.stringify({ url, erpUrl, pid: process.pid, ...(pageToken && { pageToken }), ...credentials }));
  else {
    out.done(`The sandbox platform listens on ${url}`);
    out.table(
      ["what", "value"],
      [
        ...(docs === undefined ? [] : [["docs", pageToken ? docs : `${url}/`]]),
        ...(pageToken ? [["token for a page of the docs", pageToken]] : []),
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
      out.note("The clock is stopped, so that every call of the docs succeeds. The console can start it.");
    out.note("Ctrl-C stops it.");
    const caution = "may be reached from other machines: anyone there can read, change and reset all its data.";
    if (!/^(127\.|localhost$|::1$)/.test(host)) out.note(`Caution: ${host} ${caution}`);
  }
  if (!signal.aborted) await once(signal, "abort");
  return server.close();
}

function rowsOf({
  tenantId,
  clientId,
  clientSecret,
  refreshToken,
  chanRefreshToken,
  sellerRefreshToken,
}: Credentials): string[][] {
  const rows = [
    ["tenant", tenantId],
    clientSecret === undefined ? ["client id", clientId] : ["client id, client secret", `${clientId}, ${clientSecret}`],
    ["refresh token of the channel", refreshToken],
    ["the same with scope CHAN, which clients published by others want", chanRefreshToken],
    ["refresh token of a seller", sellerRefreshToken],
  ];
  return rows.flatMap(([what, value]) => (value === undefined ? [] : [[String(what), String(value)]]));
}

function sandboxOptions({ data, seed, docs, assume }: SandboxFlags): SandboxServerOptions {
  if (docs !== undefined) {
    const [other] = Object.entries({ data, seed, assume }).find(([, value]) => value !== undefined) ?? [];
    if (other === undefined) return { site: docs };
    const problem = "the docs start in their own state, and reset the sandbox to it";
    throw createUsageError(`start with --docs and --${other}`, problem);
  }
  try {
    return {
      randomSeed: randomInt(2 ** 32),
      ...(assume && { assumptions: Object.fromEntries(assume.map(readAssumption)) }),
      ...(seed !== undefined && { seed: readSeedFile(seed) }),
      ...(data !== undefined && { storage: openData(data, seed) }),
    };
  } catch (cause) {
    if (cause instanceof CliError) throw cause;
    const { message, cause: inner } = cause as Error & { cause?: { errcode?: number } };
    throw new CliError(message, { exitCode: inner?.errcode === SQLITE_BUSY ? 1 : 2, cause }); // Another program has the file.
  }
}

/** Reads `channelScope=CHAN` and `quotas={"Events_List":null}`: a value is JSON, or the text as it is. */
function readAssumption(text: string): [name: string, value: unknown] {
  const [, name, value] = /^(\w+)=(.*)$/s.exec(text) ?? [];
  if (name === undefined || value === undefined)
    throw createUsageError("start with --assume", `an assumption must be like channelScope=CHAN: got ${text}`);
  try {
    return [name, JSON.parse(value)];
  } catch {
    return [name, value];
  }
}

/** @throws {CliError} If there is no such file, or it holds no seed. The message names the file and the place in it. */
function readSeedFile(path: string): Seed {
  checkIsPath("start with --seed", "it takes the path of a file", path);
  let json: string;
  try {
    json = readFileSync(path, "utf8");
  } catch (cause) {
    const words = `${path} must be a file that may be read: ${describeFileError(cause, path)}; --print-seed prints a seed to start from`;
    throw createUsageError("start with --seed", words, cause);
  }
  try {
    return readSeed(json.replace(/^\uFEFF/, ""));
  } catch (cause) {
    const words = (cause as Error).message.replace("a seed", `the seed in ${path}`).replaceAll(/\s+/g, " ");
    throw new CliError(words, { exitCode: 2, cause });
  }
}

/** Opens the data file. A sandbox in it goes on as it was, so a seed is refused. */
function openData(path: string, seed: string | undefined) {
  const storage = dataFile(path);
  if (storage.load() === undefined || seed === undefined) return storage;
  storage.close();
  throw createUsageError("start with --seed", `${path} holds a sandbox already, which continues as it was`);
}

function readPort(text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535)
    throw createUsageError("listen", `--port must be a number from 0 to 65535: got ${text}`);
  return port;
}

async function listen(port: number, host: string, options: SandboxServerOptions): Promise<SandboxServer> {
  try {
    return await startSandboxServer({ port, host, ...options });
  } catch (cause) {
    if (cause instanceof RangeError) throw new CliError(cause.message, { exitCode: 2, cause }); // no built site
    const { code = "unknown reason" } = cause as NodeJS.ErrnoException;
    const isTaken = code === "EADDRINUSE";
    const problem = isTaken
      ? `port ${port} is taken; try --port 0`
      : `${host}:${port} cannot be used (${code}); --host takes an address of this machine, 0.0.0.0 for all of them`;
    throw new CliError(`Cannot listen as ${problem}`, { cause });
  }
}

/** Names and values of the made-up credentials and ids; those that a seed has nothing for are left out. */
export type Credentials = Partial<Record<keyof typeof demo, string | number>>;

type Row = Record<string, unknown>;

/**
 * Finds the credentials that work in a sandbox: the well-known ones if the sandbox holds them, or else the first that it holds.
 * All of them belong together: the key is one of the tenant, the seller one of the channel. Ids are the well-known ones of the tenant.
 */
export function findCredentials({ tables }: Pick<Snapshot, "tables">): Credentials {
  const find = (table: string, preferred: string, fits: (row: Row) => boolean = () => true) => {
    const fitting = ((tables[table] ?? []) as [string, Row][]).filter(([, row]) => fits(row));
    return fitting.find(([key]) => key === preferred) ?? fitting[0];
  };
  const tenantId = find("tenants", demo.tenantId)?.[0];
  const ofTenant = (row: Row) => row["tenantId"] === tenantId;
  const isConnected = ({ tenants = [tenantId] }: Row) =>
    (tenants as string[]).some((id) => id?.toLowerCase() === tenantId);
  const client = find("clients", demo.clientId, isConnected);
  const user = find("users", `${tenantId}/${demo.userName}`, ofTenant)?.[1];
  const token =
    find("refreshTokens", demo.refreshToken, (row) => "channel" in row && row["scope"] === undefined) ??
    find("refreshTokens", demo.refreshToken, (row) => "channel" in row);
  const channel = token?.[1]["channel"];
  const seller = find("sellers", `${channel as string}/${demo.sellerId}`, (row) => row["channel"] === channel)?.[1];
  const ofSeller = (row: Row) => seller !== undefined && row["accountId"] === seller["accountId"];
  const ofSecond = (row: Row) => seller !== undefined && row["accountId"] === demo.secondAccountId;
  const credentials = {
    tenantId,
    clientId: client?.[0],
    clientSecret: client?.[1]["secret"],
    redirectUri: (client?.[1]["redirectUris"] as string[] | undefined)?.[0],
    apiKey: find("apiKeys", demo.apiKey, ofTenant)?.[0],
    refreshToken: token?.[0],
    chanRefreshToken: find(
      "refreshTokens",
      demo.chanRefreshToken,
      (row) => row["channel"] === channel && row["scope"] === "CHAN",
    )?.[0],
    sellerRefreshToken: find("refreshTokens", demo.sellerRefreshToken, ofSeller)?.[0],
    secondSellerRefreshToken: find("refreshTokens", demo.secondSellerRefreshToken, ofSecond)?.[0],
    sellerPin: find("sellerPins", demo.sellerPin, ofSeller)?.[0],
    accountId: seller?.["accountId"],
    channel,
    sellerId: seller?.["sellerId"],
    userName: user?.["userName"],
    password: user?.["password"],
  };
  const records = JSON.stringify(Object.values(tables).map((rows) => rows?.filter(([, row]) => ofTenant(row as Row))));
  const ids = Object.entries(demo).filter(([name, id]) => !(name in credentials) && records.includes(`${id}"`));
  const found = [...Object.entries(credentials).filter(([, value]) => value !== undefined), ...ids];
  return Object.fromEntries(found) as Credentials;
}
