import * as oauth from "oauth4webapi";
import { refuseUnknown, type Secret } from "@kontor/http";
import { credential } from "./credential.ts";
import { oauthOptions, oauthParty, type OAuthClientOptions } from "./oauth-server.ts";
import { refreshTokenOf } from "./token-error.ts";
import type { Grant } from "./token.ts";

export interface RefreshGrantOptions extends OAuthClientOptions {
  /** The refresh token that came with the sign-in. */
  refreshToken: string | Secret;
}

/**
 * Gets an access token for a refresh token of an OAuth 2.0 server: wrap it in `cached()`. Where the server gives a new
 * refresh token with every use, the newest one is used; with `shared()` it is kept, or it is lost with the process.
 *
 * @returns A grant for `cached()`. It throws a {@link TokenError} when no token can be had.
 * @throws {ArgumentError} If `authUrl` is not https (http only to this machine), or a credential is empty.
 * @see given spec §5.1
 */
export function refreshGrant({ refreshToken, ...options }: RefreshGrantOptions = {} as RefreshGrantOptions): Grant {
  const action = "use a refresh token";
  refuseUnknown<RefreshGrantOptions>(action, options, { ...oauthOptions, refreshToken: 1 });
  const party = oauthParty(action, "refresh token", options);
  const first = credential(action, "refreshToken", refreshToken);
  const { server, client, authentication, identity } = party;
  let newest = first; // for who has no store
  const grant: Grant = async ({ refreshToken: stored } = {}) => {
    try {
      const used = (stored ?? newest).reveal();
      const token = await party.ask(
        (each) => oauth.refreshTokenGrantRequest(server, client, authentication, used, each),
        used,
      );
      newest = token.refreshToken ?? newest;
      return token;
    } catch (error) {
      newest = refreshTokenOf(error) ?? newest;
      throw error;
    }
  };
  return Object.assign(grant, { identity: () => ["refresh token", identity, first] });
}
