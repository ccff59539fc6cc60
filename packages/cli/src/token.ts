import { channelFetch } from "@kontor/auth";
import { createChannelClient } from "@kontor/channel-client";
import type { Context } from "./command.ts";
import {
  type Credential,
  findChannelCredential,
  findErpCredential,
  type TokenSurroundings,
  readHttpHosts,
  withSignal,
} from "./connect.ts";
import { createUsageError } from "./errors.ts";
import { readSettings, type SettingOptions, type Settings } from "./settings/read.ts";
import { formatDuration, readSeconds, splitWords } from "./values.ts";

export type TokenOptions = SettingOptions & { timeout: string; json?: boolean };

const ACTION = "get a token";
const FOREVER = 8e15; // A key of a registration does not expire.

/** Gets a token of each interface and tells its facts. @throws {CliError | TokenError} If one cannot be had; the others are told before. */
export async function runToken(context: Context<TokenOptions>): Promise<void> {
  const { options, args, out, secrets, signal } = context;
  const timeoutMs = readSeconds(ACTION, "--timeout", options.timeout);
  const settings = await readSettings(context);
  const failures: unknown[] = [];
  for (const api of chooseApis(args[0], settings)) {
    try {
      const facts = await findFacts(api, settings, { secrets, timeoutMs, fetch: withSignal(signal) });
      signal.throwIfAborted();
      if (options.json) out.line(JSON.stringify(facts));
      else print(facts, context);
    } catch (error) {
      signal.throwIfAborted();
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
}

function chooseApis(given: string | undefined, settings: Settings): ("erp" | "channel")[] {
  if (given === "erp" || given === "channel") return [given];
  if (given !== undefined) throw createUsageError(ACTION, `the interface must be erp or channel: got ${given}`);
  const known = {
    erp: settings.get("authUrl") ?? settings.get("erpUrl") ?? settings.hasSecret("apiKey"),
    channel: settings.get("channelUrl"),
  };
  const apis = (["erp", "channel"] as const).filter((api) => known[api]);
  if (apis.length > 0) return apis;
  throw createUsageError(
    ACTION,
    "no interface is known: give KONTOR_AUTH_URL for the ERP API, KONTOR_CHANNEL_URL for the channel interface, a profile, or --sandbox",
  );
}

/** Gets a token, and gives the facts of it, without it. */
async function findFacts(api: "erp" | "channel", settings: Settings, surroundings: TokenSurroundings) {
  const isErp = api === "erp";
  const credential = await (isErp ? findErpCredential : findChannelCredential)(ACTION, settings, surroundings);
  const { scope, expiresAt } = await credential.tokens.get();
  const left = expiresAt.getTime() - Date.now();
  const isForEver = expiresAt.getTime() > FOREVER;
  const tenant = isErp ? settings.get("tenant") : undefined;
  return {
    api,
    for: isErp ? credential.owner : await findChannel(settings, credential, surroundings),
    credential: credential.kind,
    address: (isErp ? (settings.get("authUrl") ?? settings.get("erpUrl")) : settings.get("channelUrl")) ?? "",
    ...(tenant !== undefined && { tenant }),
    scopes: splitWords(scope ?? ""),
    expiresAt: isForEver ? null : expiresAt.toISOString(),
    expiresInSeconds: isForEver ? null : Math.round(left / 1_000),
  };
}

/** Asks the channel for its name. A seller's token may not ask; that is no failure. */
async function findChannel(settings: Settings, { tokens }: Credential, { timeoutMs, fetch }: TokenSurroundings) {
  const baseUrl = settings.demand(ACTION, "channelUrl");
  const allowHttp = readHttpHosts(ACTION, settings);
  const sent = channelFetch({ tokens, timeoutMs, retries: 0, allowHttp, fetch });
  const channel = createChannelClient({ baseUrl, allowHttp, fetch: sent });
  try {
    const { channel: own } = await channel.self.get();
    return `channel ${own?.channel ?? "without a name"}`;
  } catch (error) {
    const { status } = error as { status?: number };
    const isOfSeller = status === 401 || status === 403;
    return isOfSeller ? "no channel: the refresh token belongs to a seller" : "owner of the refresh token";
  }
}

function print(facts: Awaited<ReturnType<typeof findFacts>>, { out }: Context<TokenOptions>): void {
  const { api, credential, address, tenant, scopes, expiresAt, expiresInSeconds } = facts;
  const left = formatDuration((expiresInSeconds ?? 0) * 1_000);
  const ends = expiresAt === null ? "never: a key does not expire" : `${expiresAt}, in ${left}`;
  out.title(api === "erp" ? "ERP API" : "Channel interface");
  out.table(
    ["what", "value"],
    [
      ["for", facts.for],
      ["expires", ends],
      ["credential", credential],
      ["from", address],
      ...(tenant === undefined ? [] : [["tenant of calls", tenant]]),
      ["scopes", scopes.length === 0 ? "the server does not say" : String(scopes.length)],
    ],
  );
  if (scopes.length > 0) out.note(scopes.join(" "));
}
