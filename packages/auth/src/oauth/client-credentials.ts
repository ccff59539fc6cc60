import * as oauth from "oauth4webapi";
import { ArgumentError, type Secret } from "@kontor/http";
import { checkOptionNames, hideText } from "@kontor/http/internal";
import { oauthOptions, createOAuthParty, type OAuthClientOptions } from "./party.ts";
import type { TokenGrant } from "../tokens/token.ts";

/** Options of `clientCredentials()`: the client, its secret and the scopes. */
export interface ClientCredentialsOptions extends OAuthClientOptions {
  /** The secret of the client. It is sent as `authentication` says. */
  clientSecret: string | Secret;
  /** Scopes to request. Default: none is sent in generation 1, and the server grants the client's scopes; `openid` in generation 2, whose server requires it. */
  scopes?: readonly string[];
}

/**
 * Gets an access token for the ERP API by the OAuth 2.0 client credentials grant, once per call. Wrap it in `cached()`.
 * `oauth4webapi` implements the protocol.
 *
 * @returns A grant for `cached()`. It throws a {@link TokenError} when there is no token.
 * @throws {ArgumentError} If `authUrl` is not https (http only to this machine), or a credential is empty.
 * @see given spec §5.1
 */
export function clientCredentials(given: ClientCredentialsOptions): TokenGrant {
  const { scopes, ...options } = { ...given };
  const action = "use client credentials";
  checkOptionNames<ClientCredentialsOptions>(action, options, { ...oauthOptions, scopes: 1 });
  const wanted = scopes ?? (options.generation === 2 ? ["openid"] : []); // Observed: the server refuses a request without it.
  if (!Array.isArray(wanted)) throw new ArgumentError(action, "scopes", "be a list of scopes", hideText(scopes));
  // This grant requires a secret, so a missing one must be refused.
  const party = createOAuthParty(action, "client credentials", {
    ...options,
    clientSecret: options.clientSecret ?? "",
  });
  const { server, client, authentication, identity } = party;
  const parameters: Record<string, string> = wanted.length > 0 ? { scope: wanted.join(" ") } : {};
  const grant = () =>
    party.ask((each) => oauth.clientCredentialsGrantRequest(server, client, authentication, parameters, each));
  return Object.assign(grant, {
    identity: () => ["client credentials", identity, wanted.toSorted((one, other) => one.localeCompare(other))],
  });
}
