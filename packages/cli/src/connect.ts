import {
  apiKey,
  cached,
  channelFetch,
  erpFetch,
  type PlatformFetchOptions,
  refreshExchange,
  type Token,
  type TokenGrant,
  type TokenSource,
} from "@kontor/auth";
import { type ChannelClient, createChannelClient } from "@kontor/channel-client";
import { createChannelCore } from "@kontor/channel-client/groups";
import { createErpCore } from "@kontor/erp-client/groups";
import type { Fetch, Telemetry } from "@kontor/http";
import { followSignal, runtimeFetch, secureUrl } from "@kontor/http/internal";
import { createUsageError } from "./errors.ts";
import type { Settings } from "./settings/read.ts";
import type { SecretList } from "./terminal/secrets.ts";
import { splitWords } from "./values.ts";

export interface Credential {
  /** How it is called: `client credentials`, `key of a registration`, `refresh token`. */
  kind: "client credentials" | "key of a registration" | "refresh token";
  /** Whose it is, as far as the settings say it: `client stock-sync`. */
  owner: string;
  tokens: TokenSource;
}

export interface TokenSurroundings {
  secrets: SecretList;
  timeoutMs: number;
  fetch?: Fetch;
}

/**
 * Finds the credential of the ERP API: those of a client, or else the key of a registration.
 *
 * @throws {CliError} If there is none. @throws {ArgumentError} If one cannot be used.
 */
export async function findErpCredential(
  action: string,
  settings: Settings,
  surroundings: TokenSurroundings,
): Promise<Credential> {
  const clientId = settings.get("clientId");
  const { secrets, ...options } = surroundings;
  const erpUrl = settings.get("erpUrl");
  const allowHttp = readHttpHosts(action, settings);
  if (erpUrl !== undefined) secureUrl(action, "--erp-url", erpUrl, "", allowHttp); // first, so that no token is asked for in vain
  if (clientId !== undefined) {
    const { clientCredentials } = await import("@kontor/auth/oauth");
    const scopes = settings.get("scopes");
    const grant = clientCredentials({
      authUrl: settings.demand(action, "authUrl"),
      clientId,
      clientSecret: await settings.demandSecret(action, "clientSecret"),
      generation: readGeneration(action, settings.get("generation")),
      allowHttp,
      scopes: scopes === undefined ? undefined : splitWords(scopes),
      ...options,
    });
    return { kind: "client credentials", owner: `client ${clientId}`, tokens: keepTokens(grant, secrets) };
  }
  const key = await settings.findSecret("apiKey");
  if (!key)
    throw createUsageError(
      action,
      "a credential of the ERP API is missing: give KONTOR_CLIENT_ID with KONTOR_CLIENT_SECRET, or KONTOR_API_KEY, or the same in a profile",
    );
  const tokens = apiKey({ key, scheme: settings.get("apiKeyScheme") as "Wawi" | undefined });
  return { kind: "key of a registration", owner: `app ${settings.get("appId") ?? "of the key"}`, tokens };
}

/** Finds the credential of the channel interface; that of a seller for the operations of sellers, where one is known. @throws {CliError} If there is none. */
export async function findChannelCredential(
  action: string,
  settings: Settings,
  { secrets, isOfSeller = false, ...options }: TokenSurroundings & { isOfSeller?: boolean },
): Promise<Credential> {
  const baseUrl = settings.demand(action, "channelUrl");
  const ofSeller = isOfSeller ? await settings.findSecret("sellerRefreshToken") : undefined;
  const refreshToken = ofSeller ?? (await settings.demandSecret(action, "refreshToken"));
  const grant = refreshExchange({ baseUrl, refreshToken, allowHttp: readHttpHosts(action, settings), ...options });
  return { kind: "refresh token", owner: "owner of the refresh token", tokens: keepTokens(grant, secrets) };
}

/** Asks for one token, and hides it from the moment in which it arrives. A refusal is reported at once: a person waits. */
function keepTokens(grant: TokenGrant, secrets: SecretList): TokenSource {
  let pending: Promise<Token> | undefined;
  const ask = async () => {
    const token = await grant();
    secrets.keep(token.value.reveal());
    if (token.refreshToken) secrets.keep(token.refreshToken.reveal());
    return token;
  };
  return {
    get: () => (pending ??= ask()),
    discard() {
      pending = undefined;
    },
  };
}

function readGeneration(action: string, text = "1"): 1 | 2 {
  if (text === "1" || text === "2") return text === "1" ? 1 : 2;
  throw createUsageError(action, `--generation must be 1 or 2: got ${text}`);
}

type Api = "erp" | "channel";

/** What sends the calls of a client by the names of their operations. @throws {CliError} If the address or the tenant is missing. */
export function createCore(
  api: Api,
  action: string,
  settings: Settings,
  { fetch, telemetry }: { fetch: Fetch; telemetry?: Pick<Telemetry, "observe"> | undefined },
) {
  const baseUrl = settings.demand(action, api === "erp" ? "erpUrl" : "channelUrl");
  const shared = { baseUrl, allowHttp: readHttpHosts(action, settings), fetch, telemetry };
  if (api === "channel") return createChannelCore(shared);
  const appVersion = settings.get("appVersion") ?? "1";
  const appId = settings.get("appId") ?? `kontor-cli/${appVersion}`;
  const tenantId = settings.demand(action, "tenant");
  return createErpCore({ ...shared, tenantId, appId, appVersion, sessionId: settings.get("sessionId") });
}

export function createFetch(api: Api, options: PlatformFetchOptions): Fetch {
  return api === "erp" ? erpFetch(options) : channelFetch(options);
}

/** The hosts that may be reached by plain http, beside this machine. @throws {CliError} If one is no host. */
export function readHttpHosts(action: string, settings: Pick<Settings, "get">): string[] {
  const hosts = splitWords(settings.get("allowHttp") ?? "");
  const wrong = hosts.find((host) => !/^(\[[\da-f:.]+\]|[a-z\d][\w.-]*)(:\d{1,5})?$/i.test(host));
  if (wrong === undefined) return hosts;
  const meant = URL.canParse(wrong) && new URL(wrong).host ? `; write ${new URL(wrong).host}` : "";
  const words = "--allow-http and KONTOR_ALLOW_HTTP must name hosts, such as sandbox or sandbox:7070";
  const got = wrong.includes("@") ? "an address with a user" : wrong; // A password must not be shown.
  throw createUsageError(action, `${words}: got ${got}${meant}`);
}

/** A `fetch` that ends with a signal, for requests that take none: those for tokens. */
export function withSignal(signal: AbortSignal, fetch: Fetch = runtimeFetch): Fetch {
  return (input, init) => {
    const own = init?.signal;
    if (!own) return fetch(input, { ...init, signal });
    const stop = new AbortController();
    const end = (reason: unknown) => stop.abort(reason);
    for (const each of [own, signal]) {
      if (each.aborted) end(each.reason);
      followSignal(each, end); // It is never left: a command sends few requests, and ends.
    }
    return fetch(input, { ...init, signal: stop.signal });
  };
}

/** Makes a client of the channel in the settings. It keeps its token while that lasts. @throws {CliError} If something is missing or is no address. */
export async function openChannel(action: string, settings: Settings, fetch?: Fetch): Promise<ChannelClient> {
  const baseUrl = readChannelUrl(action, settings);
  const refreshToken = await settings.demandSecret(action, "refreshToken");
  const allowHttp = readHttpHosts(action, settings);
  const tokens = cached(refreshExchange({ baseUrl, refreshToken, allowHttp, fetch }));
  return createChannelClient({ baseUrl, allowHttp, fetch: channelFetch({ tokens, allowHttp }) });
}

/** Reads the address of the channel interface. @throws {CliError} If it is missing or is no address. */
export function readChannelUrl(action: string, settings: Settings): string {
  const url = settings.demand(action, "channelUrl");
  if (/^https?:\/\//i.test(url) && URL.canParse(url) && !/[@?#]/.test(url)) return url;
  const form = "like https://host.example/path, without user, query and #";
  throw createUsageError(action, `the address of the channel interface must be ${form}`);
}
