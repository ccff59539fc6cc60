import { randomInt } from "node:crypto";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { getHeapSpaceStatistics, setFlagsFromString } from "node:v8";
import { defaultSeed, demo, readSeed, type Snapshot } from "@kontor/sandbox";
import { dataFile, type SandboxServer, type SandboxServerOptions, startSandboxServer } from "@kontor/sandbox/server";
import type { Context } from "./command.ts";
import { CliError, createUsageError } from "./errors.ts";

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

const SQLITE_BUSY = 5;

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
    const caution = "may be reached from other machines: whoever does can read, change and reset all that is in it.";
    if (!/^(127\.|localhost$|::1$)/.test(host)) out.note(`Caution: ${host} ${caution}`);
  }
  if (!signal.aborted) await once(signal, "abort");
  return server.close();
}

/** Lists the credentials that work in this sandbox, and no others. */
function rowsOf({ tenantId, clientId, clientSecret, refreshToken, sellerRefreshToken }: Credentials): string[][] {
  const rows = [
    ["tenant", tenantId],
    clientSecret === undefined ? ["client id", clientId] : ["client id, client secret", `${clientId}, ${clientSecret}`],
    ["refresh token of the channel", refreshToken],
    ["refresh token of a seller", sellerRefreshToken],
  ];
  return rows.flatMap(([what, value]) => (value === undefined ? [] : [[String(what), String(value)]]));
}

function sandboxOptions({ data, seed, randomSeed, startAt, docs }: SandboxFlags): SandboxServerOptions {
  if (docs !== undefined) {
    const given = Object.entries({ data, seed, "random-seed": randomSeed, "start-at": startAt });
    const [other] = given.find(([, value]) => value !== undefined) ?? [];
    if (other === undefined) return { site: docs };
    const problem = "the docs start in a state of their own, and set the sandbox back to it";
    throw createUsageError(`start with --docs and --${other}`, problem);
  }
  const number = randomSeed === undefined ? randomInt(2 ** 32) : Number(randomSeed);
  if (!Number.isSafeInteger(number))
    throw createUsageError("start", `--random-seed must be a whole number: got ${randomSeed}`);
  const instant = startAt === undefined ? undefined : new Date(startAt);
  if (instant && Number.isNaN(instant.getTime()))
    throw createUsageError("start", `--start-at must be an instant, 2026-02-11T08:00:00Z say: got ${startAt}`);
  try {
    return {
      randomSeed: number,
      ...(instant && { startAt: instant }),
      ...(seed !== undefined && { seed: readSeed(readFileSync(seed, "utf8")) }),
      ...(data !== undefined && { storage: openData(data, { seed, "start-at": startAt }) }),
    };
  } catch (cause) {
    if (cause instanceof CliError) throw cause;
    const { message, cause: inner } = cause as Error & { cause?: { errcode?: number } };
    throw new CliError(message, { exitCode: inner?.errcode === SQLITE_BUSY ? 1 : 2, cause }); // Another program has the file.
  }
}

/** Opens the data file. A sandbox in it goes on as it was, so options that only apply to a new sandbox are refused. */
function openData(path: string, fresh: Record<string, string | undefined>) {
  const storage = dataFile(path);
  const [ignored] = Object.keys(fresh).filter((flag) => fresh[flag] !== undefined);
  if (storage.load() === undefined || ignored === undefined) return storage;
  storage.close();
  throw createUsageError(`start with --${ignored}`, `${path} holds a sandbox already, which goes on as it was`);
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
    const problem = isTaken ? `port ${port} is taken; try --port 0` : `${host}:${port} cannot be had (${code})`;
    throw new CliError(`Cannot listen as ${problem}`, { cause });
  }
}

/** Names and values of the made-up credentials and ids; those that a seed has nothing for are left out. */
export type Credentials = Partial<Record<keyof typeof demo, string | number>>;

type Row = Record<string, unknown>;

/**
 * Finds the credentials that work in a sandbox: the well-known ones if the sandbox holds them, or else the first that it holds.
 * All of them belong together: the key is one of the tenant, the seller one of the channel.
 */
export function findCredentials({ tables }: Pick<Snapshot, "tables">): Credentials {
  const entries = (table: string) => (tables[table] ?? []) as [string, Row][];
  const find = (table: string, preferred: string, fits: (row: Row) => boolean = () => true) => {
    const fitting = entries(table).filter(([, row]) => fits(row));
    return fitting.find(([key]) => key === preferred) ?? fitting[0];
  };

  const tenantId = find("tenants", demo.tenantId)?.[0];
  const ofTenant = (row: Row) => row["tenantId"] === tenantId;
  const idOf = (table: string, preferred: string, fits = ofTenant) =>
    find(table, `${tenantId}/${preferred}`, (row) => ofTenant(row) && fits(row))?.[1]["id"] as string | undefined;
  const client = find("clients", demo.clientId, ({ tenants }) =>
    tenants === undefined ? true : (tenants as string[]).some((id) => id.toLowerCase() === tenantId),
  );
  const user = find("users", `${tenantId}/${demo.userName}`, ofTenant)?.[1];
  const pickList = entries("pickLists").find(([, row]) => ofTenant(row))?.[1];
  const parcel = find("packages", `${tenantId}/${demo.packageId}`, ofTenant)?.[0];

  const token = find("refreshTokens", demo.refreshToken, (row) => "channel" in row);
  const channel = token?.[1]["channel"];
  const seller = find("sellers", `${channel as string}/${demo.sellerId}`, (row) => row["channel"] === channel)?.[1];
  const ofSeller = (row: Row) => seller !== undefined && row["accountId"] === seller["accountId"];

  const found: Record<keyof typeof demo, unknown> = {
    tenantId,
    clientId: client?.[0],
    clientSecret: client?.[1]["secret"],
    redirectUri: (client?.[1]["redirectUris"] as string[] | undefined)?.[0],
    apiKey: find("apiKeys", demo.apiKey, ofTenant)?.[0],
    refreshToken: token?.[0],
    sellerRefreshToken: find("refreshTokens", demo.sellerRefreshToken, ofSeller)?.[0],
    sellerPin: find("sellerPins", demo.sellerPin, ofSeller)?.[0],
    accountId: seller?.["accountId"],
    channel,
    sellerId: seller?.["sellerId"],
    userName: user?.["userName"],
    password: user?.["password"],
    categoryId: idOf("categories", demo.categoryId),
    childCategoryId: idOf("categories", demo.childCategoryId, (row) => row["parentId"] !== undefined),
    taxClassId: idOf("taxClasses", demo.taxClassId),
    reducedTaxClassId: idOf("taxClasses", demo.reducedTaxClassId, (row) => row["id"] === demo.reducedTaxClassId),
    companyId: idOf("companies", demo.companyId),
    itemId: idOf("items", demo.itemId),
    warehouseId: pickList?.["warehouseId"],
    pickListId: pickList?.["pickListTemplateId"],
    packageId: parcel?.slice(`${tenantId}/`.length),
  };
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined)) as Credentials;
}

const LARGE_ENOUGH = 15_000_000;
const LOOK_EVERY_MS = 20;

/**
 * Keeps the memory of a process small that only answers small requests. Under load, V8 lets its memory for young objects grow to
 * 130 MB and clears it with several threads. A tenth of it, cleared by one thread, costs no more time.
 */
export function keepSmall(startInterval: (run: () => void, ms: number) => NodeJS.Timeout = setInterval): void {
  setFlagsFromString("--no-parallel-scavenge");
  const timer = startInterval(() => {
    const young = getHeapSpaceStatistics().find(({ space_name: name }) => name === "new_space");
    if (young && young.space_size < LARGE_ENOUGH) return;
    setFlagsFromString("--semi-space-growth-factor=1");
    clearInterval(timer);
  }, LOOK_EVERY_MS);
  timer.unref();
}
