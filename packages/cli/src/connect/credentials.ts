import { apiKey, refreshExchange, type Token, type TokenGrant, type TokenSource } from "@kontor/auth";
import type { Fetch } from "@kontor/http";
import { CliError } from "../cli-error.ts";
import type { SecretList } from "../terminal/secret-list.ts";
import type { Settings } from "../settings/read.ts";

/** The credential of an interface. */
export interface Credential {
  /** How it is called: `client credentials`, `key of a registration`, `refresh token`. */
  kind: "client credentials" | "key of a registration" | "refresh token";
  /** Whose it is, as far as the settings say it: `client stock-sync`. */
  owner: string;
  tokens: TokenSource;
}

/** The surroundings of a token call. */
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
  if (clientId !== undefined) {
    const { clientCredentials } = await import("@kontor/auth/oauth");
    const scopes = settings
      .get("scopes")
      ?.split(/[\s,]+/)
      .filter((each) => each !== "");
    const grant = clientCredentials({
      authUrl: settings.demand(action, "authUrl"),
      clientId,
      clientSecret: await settings.demandSecret(action, "clientSecret"),
      generation: readGeneration(action, settings.get("generation")),
      ...(scopes && { scopes }),
      ...options,
    });
    return { kind: "client credentials", owner: `client ${clientId}`, tokens: keepTokens(grant, secrets) };
  }
  const key = await settings.findSecret("apiKey");
  if (key) {
    const scheme = settings.get("apiKeyScheme") ?? "x-api-key";
    return {
      kind: "key of a registration",
      owner: `app ${settings.get("appId") ?? "of the key"}`,
      tokens: apiKey({ key, scheme: scheme as "Wawi" }),
    };
  }
  throw new CliError(
    `Cannot ${action} as a credential of the ERP API is missing: give KONTOR_CLIENT_ID with KONTOR_CLIENT_SECRET, or KONTOR_API_KEY, or the same in a profile`,
    { exitCode: 2 },
  );
}

/** Finds the credential of the channel interface; that of a seller for the operations of sellers, in a sandbox. @throws {CliError} If there is none. */
export async function findChannelCredential(
  action: string,
  settings: Settings,
  { secrets, isOfSeller = false, ...options }: TokenSurroundings & { isOfSeller?: boolean },
): Promise<Credential> {
  const isMadeUp = isOfSeller && settings.findSource("refreshToken") === "sandbox";
  const grant = refreshExchange({
    baseUrl: settings.demand(action, "channelUrl"),
    refreshToken: isMadeUp
      ? (await import("@kontor/sandbox")).demo.sellerRefreshToken
      : await settings.demandSecret(action, "refreshToken"),
    ...options,
  });
  return {
    kind: "refresh token",
    owner: "owner of the refresh token",
    tokens: keepTokens(grant, secrets),
  };
}

/** Asks for one token, and hides it from the moment in which it arrives. A refusal is told at once: a person waits. */
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
  throw new CliError(`Cannot ${action} as --generation must be 1 or 2: got ${text}`, { exitCode: 2 });
}
