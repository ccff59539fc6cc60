import type { TokenSource } from "@kontor/auth";
import { readOptions, secureUrl } from "@kontor/http/internal";
import type { TokenGeneration } from "./token-generation.ts";

/** Options of `sessionTokens()`: the key set, and what a token must say. */
export interface SessionTokenOptions {
  /** Root of the gateway: the key set is below it. */
  gatewayUrl: string;
  /** Access tokens of the app: the key set of this generation wants one (observed). Default: the key set is fetched without a token. */
  tokens?: TokenSource | undefined;
  /** The `iss` that a token must have; not documented. Default: it is not checked. */
  issuer?: string | undefined;
  /** The `aud` that a token must have; not documented. Default: it is not checked. */
  audience?: string | undefined;
}

/**
 * Session tokens, generation 1: EdDSA, the host's method `getSessionToken`.
 *
 * @see given spec §6.2; facts of the token are documented and observed, `session-token-claims` in specs/not-shown.yaml
 * @throws {ArgumentError} If `gatewayUrl` is not https (http only to this machine).
 */
export function sessionTokens(options: SessionTokenOptions): TokenGeneration {
  const { gatewayUrl, ...rest } = readOptions("verify session tokens", options, {
    gatewayUrl: undefined,
    tokens: undefined,
    issuer: undefined,
    audience: undefined,
  });
  const keySetUrl = secureUrl("verify session tokens", "gatewayUrl", gatewayUrl, "/account/.well-known/jwks.json");
  return { algorithm: "EdDSA", keySetUrl, tenantClaim: "tenantId", userClaim: "userId", ...rest };
}
