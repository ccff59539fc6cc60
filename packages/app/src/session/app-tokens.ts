import { ArgumentError } from "@kontor/http";
import { readOptions, secureUrl } from "@kontor/http/internal";
import type { TokenGeneration } from "./token-generation.ts";

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
  const { issuer, appId } = readOptions("verify app tokens", options, { issuer: undefined, appId: undefined });
  const keySetUrl = secureUrl("verify app tokens", "issuer", issuer, "/oauth/v2/keys");
  if (typeof appId !== "string" || appId === "")
    throw new ArgumentError("verify app tokens", "appId", "be text", appId);
  const claims = { tenantClaim: "urn:jtl:tenant_id", userClaim: "sub" };
  return { algorithm: "RS256", keySetUrl, issuer, audience: appId, appId, ...claims };
}
