import type { TokenSource } from "@kontor/auth";
import { ArgumentError } from "@kontor/http";
import { hideText, readOptions, readSetting, secureUrl } from "@kontor/http/internal";

/** The facts of a generation of tokens. `sessionTokens()` and `appTokens()` give one. */
export interface TokenGeneration {
  algorithm: "EdDSA" | "RS256";
  keySetUrl: URL;
  /** Source of the access tokens that the key set requires. */
  tokens?: TokenSource | undefined;
  issuer?: string | undefined;
  audience?: string | undefined;
  /** The app id that the token must have, if it names one. */
  appId?: string | undefined;
  tenantClaim: string;
  userClaim: string;
}

/** Options of `sessionTokens()`: the key set, and the claims that a token must have. */
export interface SessionTokenOptions {
  /** Root of the gateway: the key set is below it. */
  gatewayUrl: string;
  /** Access tokens of the app, which the key set of this generation requires (observed). Default: the key set is fetched without a token. */
  tokens?: TokenSource | undefined;
  /** The `iss` that a token must have; not documented, so look into a token of yours. Default: it is not checked. */
  issuer?: string | undefined;
  /** The `aud` that a token must have, as `iss`. Default: it is not checked, and a token for another app is accepted. */
  audience?: string | undefined;
}

/**
 * Session tokens, generation 1: EdDSA, the host's method `getSessionToken`.
 *
 * @see given spec §6.2; facts of the token are documented and observed, `session-token-claims` in specs/not-shown.yaml
 * @throws {ArgumentError} If `gatewayUrl` is not https (http only to this machine), or `tokens` is no token source.
 */
export function sessionTokens(options: SessionTokenOptions): TokenGeneration {
  const { gatewayUrl, tokens, ...claims } = readOptions("verify session tokens", options, {
    gatewayUrl: undefined,
    tokens: undefined,
    issuer: undefined,
    audience: undefined,
  });
  const issuer = readSetting("verify session tokens", "issuer", claims.issuer);
  const audience = readSetting("verify session tokens", "audience", claims.audience);
  if (tokens !== undefined && typeof Object(tokens).get !== "function")
    throw new ArgumentError("verify session tokens", "tokens", "be a token source, such as cached()", hideText(tokens));
  const keySetUrl = secureUrl("verify session tokens", "gatewayUrl", gatewayUrl, "/account/.well-known/jwks.json");
  return { algorithm: "EdDSA", keySetUrl, tenantClaim: "tenantId", userClaim: "userId", tokens, issuer, audience };
}

/** Options of `appTokens()`: the client of the app, and the authorization server. */
export interface AppTokenOptions {
  /** The issuer, `{auth_url}`. */
  issuer: string;
  /** Id of this app: it must be in the audience. */
  appId: string;
}

/**
 * App tokens, generation 2: RS256, the host's method `getAppToken`.
 *
 * @see given spec §6.2; the facts of the token are documented, specs/app/app-token.schema.yaml
 * @throws {ArgumentError} If `issuer` is not https (http only to this machine), or `appId` is empty.
 */
export function appTokens(options: AppTokenOptions): TokenGeneration {
  const given = readOptions("verify app tokens", options, { issuer: undefined, appId: undefined });
  const issuer = readSetting("verify app tokens", "issuer", given.issuer);
  const appId = readSetting("verify app tokens", "appId", given.appId);
  const keySetUrl = secureUrl("verify app tokens", "issuer", issuer, "/oauth/v2/keys");
  if (typeof appId !== "string" || appId === "")
    throw new ArgumentError("verify app tokens", "appId", "be text", appId);
  const claims = { tenantClaim: "urn:jtl:tenant_id", userClaim: "sub" };
  return { algorithm: "RS256", keySetUrl, issuer, audience: appId, appId, ...claims };
}
