import type { TokenSource } from "@kontor/auth";
import { checkOptionNames, secureUrl } from "@kontor/http/parts";
import type { TokenGeneration } from "./token-generation.ts";

export interface SessionTokenOptions {
  /** Root of the gateway: the key set is below it. */
  gatewayUrl: string;
  /** Access tokens of the app: the key set of this generation wants one (observed). */
  tokens?: TokenSource;
  /** Checked when given; not documented. */
  issuer?: string;
  /** Checked when given; not documented. */
  audience?: string;
}

/**
 * Session tokens, generation 1: EdDSA, the host's method `getSessionToken`.
 *
 * @see given spec §6.2; facts of the token are documented and observed, `session-token-claims` in specs/not-shown.yaml
 * @throws {ArgumentError} If `gatewayUrl` is not https (http only to this machine).
 */
export function sessionTokens(options: SessionTokenOptions): TokenGeneration {
  const { gatewayUrl, ...rest } = { ...options };
  checkOptionNames("verify session tokens", options, { gatewayUrl: 1, tokens: 1, issuer: 1, audience: 1 });
  const keySetUrl = secureUrl("verify session tokens", "gatewayUrl", gatewayUrl, "/account/.well-known/jwks.json");
  return { algorithm: "EdDSA", keySetUrl, tenantClaim: "tenantId", userClaim: "userId", ...rest };
}
