import * as oauth from "oauth4webapi";
import { ArgumentError, secureUrl, type Fetch, type Secret } from "@kontor/http";
import { checkTimeout } from "./check-timeout.ts";
import { credential } from "./credential.ts";
import { TokenError } from "./token-error.ts";
import { tokenText } from "./token-text.ts";
import type { Token } from "./token.ts";

const GRANT = "client credentials";

export interface ClientCredentialsOptions {
  /** Address of the authorization server, `{auth_url}`. */
  authUrl: string;
  clientId: string;
  clientSecret: string | Secret;
  /** Scopes to ask for. Default: none is sent, and the server grants what the client has. */
  scopes?: readonly string[];
  /** Default `globalThis.fetch`. */
  fetch?: Fetch;
  /** Longest wait for an answer, in ms. Default 10 000. */
  timeoutMs?: number;
  /** Current time, in ms since the epoch. Default `Date.now`. */
  now?: () => number;
}

/**
 * Gets an access token for the ERP API by the OAuth 2.0 client credentials grant, once per call: wrap it in
 * `cached()`. OAuth itself is `oauth4webapi`. The client authenticates by HTTP Basic.
 *
 * @returns A function for `cached()`. It throws a {@link TokenError} when no token can be had.
 * @throws {ArgumentError} If `authUrl` is not https (http only to this machine), or a credential is empty.
 * @see given spec §5.1
 */
export function clientCredentials(
  {
    authUrl,
    clientId,
    clientSecret,
    scopes = [],
    fetch = globalThis.fetch,
    timeoutMs = 10_000,
    now = Date.now,
  }: ClientCredentialsOptions = {} as ClientCredentialsOptions,
): () => Promise<Token> {
  const action = "use client credentials";
  const endpoint = secureUrl(action, "authUrl", authUrl, "/oauth2/token");
  if (!clientId || typeof clientId !== "string") throw new ArgumentError(action, "clientId", "be text", clientId);
  checkTimeout(action, timeoutMs);
  const hidden = credential(action, "clientSecret", clientSecret);
  if (!Array.isArray(scopes)) throw new ArgumentError(action, "scopes", "be a list of scopes", scopes);
  const server: oauth.AuthorizationServer = { issuer: endpoint.origin, token_endpoint: endpoint.href };
  const client: oauth.Client = { client_id: clientId };
  const authentication = oauth.ClientSecretBasic(hidden.reveal());
  const parameters: Record<string, string> = scopes.length > 0 ? { scope: scopes.join(" ") } : {};

  return async () => {
    const options = {
      [oauth.customFetch]: (url: string, init: object) => fetch(url, { ...init, redirect: "manual" }),
      [oauth.allowInsecureRequests]: endpoint.protocol === "http:", // to this machine only: secureUrl() saw to it
      signal: AbortSignal.timeout(timeoutMs),
    };
    try {
      const response = await oauth.clientCredentialsGrantRequest(server, client, authentication, parameters, options);
      const answer = await oauth.processClientCredentialsResponse(server, client, response);
      return tokenOf(answer, now());
    } catch (cause) {
      throw tokenErrorOf(cause);
    }
  };
}

function tokenOf({ access_token, expires_in, scope }: oauth.TokenEndpointResponse, receivedAt: number): Token {
  if (expires_in === undefined) throw new TokenError(GRANT, "the answer does not say expires_in");
  return {
    value: tokenText(GRANT, access_token),
    expiresAt: new Date(receivedAt + expires_in * 1000),
    ...(scope !== undefined && { scope }),
  };
}

/** The causes of oauth4webapi hold the response and its body: what is told is the status and the error's name. */
function tokenErrorOf(cause: unknown): TokenError {
  if (cause instanceof TokenError) return cause;
  if (cause instanceof oauth.ResponseBodyError) {
    return new TokenError(GRANT, `the token endpoint answered ${cause.status} ${cause.error}`, {
      status: cause.status,
      error: cause.error,
    });
  }
  if (cause instanceof oauth.WWWAuthenticateChallengeError) {
    return new TokenError(GRANT, `the token endpoint answered ${cause.status}`, {
      status: cause.status,
      error: "invalid_client",
    });
  }
  if (cause instanceof oauth.OperationProcessingError) {
    const status = cause.cause instanceof Response ? cause.cause.status : undefined;
    const problem = status && status !== 200 ? `the token endpoint answered ${status}` : "its answer could not be read";
    return new TokenError(GRANT, problem, status === undefined ? {} : { status });
  }
  return new TokenError(GRANT, "no answer came", { cause });
}
