import * as oauth from "oauth4webapi";
import { ArgumentError, secureUrl, type Fetch, type Secret } from "@kontor/http";
import { answerFacts } from "./answer-facts.ts";
import { checkTimeout } from "./check-timeout.ts";
import { credential } from "./credential.ts";
import { tokenEnd } from "./token-end.ts";
import { errorName, TokenError } from "./token-error.ts";
import { tokenText } from "./token-text.ts";
import type { Token } from "./token.ts";

/** Which of the two authorization servers (observed): the given one, or the newest. */
export type OAuthGeneration = 1 | 2;

const PATHS = {
  1: { authorize: "/oauth2/auth", token: "/oauth2/token" }, // given §5.1
  2: { authorize: "/oauth/v2/authorize", token: "/oauth/v2/token" }, // observed; the first is assumed
} as const;

export interface OAuthClientOptions {
  /** Address of the authorization server, `{auth_url}`. */
  authUrl: string;
  clientId: string;
  /** Absent for a public client, which proves itself by PKCE. */
  clientSecret?: string | Secret;
  /** How the secret is sent. Default `basic`, in the header; `post`: in the form. */
  authentication?: "basic" | "post";
  /** Default 1, the given one. */
  generation?: OAuthGeneration;
  /** Default `globalThis.fetch`. */
  fetch?: Fetch;
  /** Longest wait for an answer, in ms. Default 10 000. */
  timeoutMs?: number;
  /** Current time, in ms since the epoch. Default `Date.now`. */
  now?: () => number;
}

/** What every grant needs of the server and of us. */
export interface OAuthParty {
  server: oauth.AuthorizationServer;
  client: oauth.Client;
  authentication: oauth.ClientAuth;
  /** For grant keys; never told. */
  identity: readonly string[];
  /** Sends one token request and reads its answer. Throws a {@link TokenError}. */
  ask(
    send: (options: oauth.TokenEndpointRequestOptions) => Promise<Response>,
    read: (response: Response) => Promise<oauth.TokenEndpointResponse>,
  ): Promise<Token>;
}

/** @throws {ArgumentError} If `authUrl` is not https (http only to this machine), or a credential is empty. */
export function oauthParty(
  action: string,
  grant: string,
  {
    authUrl,
    clientId,
    clientSecret,
    authentication = "basic",
    generation = 1,
    fetch = globalThis.fetch,
    timeoutMs = 10_000,
    now = Date.now,
  }: OAuthClientOptions,
): OAuthParty {
  const paths = PATHS[generation];
  if (!paths) throw new ArgumentError(action, "generation", "be 1 or 2", generation);
  const endpoint = secureUrl(action, "authUrl", authUrl, paths.token);
  if (!clientId || typeof clientId !== "string") throw new ArgumentError(action, "clientId", "be text", clientId);
  checkTimeout(action, timeoutMs);
  const hidden = clientSecret === undefined ? undefined : credential(action, "clientSecret", clientSecret);
  if (authentication !== "basic" && authentication !== "post")
    throw new ArgumentError(action, "authentication", "be basic or post", authentication);
  const proof = authentication === "basic" ? oauth.ClientSecretBasic : oauth.ClientSecretPost;
  return {
    server: {
      issuer: endpoint.origin,
      token_endpoint: endpoint.href,
      authorization_endpoint: secureUrl(action, "authUrl", authUrl, paths.authorize).href,
    },
    client: { client_id: clientId },
    authentication: hidden ? proof(hidden.reveal()) : oauth.None(),
    identity: [endpoint.href, clientId, hidden?.reveal() ?? ""],
    async ask(send, read) {
      let response: Response | undefined;
      try {
        response = await send({
          [oauth.customFetch]: (url, init) => fetch(url, { ...init, redirect: "manual" } as RequestInit),
          [oauth.allowInsecureRequests]: endpoint.protocol === "http:", // to this machine only: secureUrl() saw to it
          signal: AbortSignal.timeout(timeoutMs),
        });
        const { headers } = response;
        return tokenOf(grant, await read(await withoutIdToken(response)), now(), headers);
      } catch (cause) {
        throw tokenErrorOf(grant, cause, response, now());
      }
    },
  };
}

/** It says who signed in, which nobody asked, for an issuer whose name is not shown: to check it could only fail. */
async function withoutIdToken(response: Response): Promise<Response> {
  if (!response.ok) return response;
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => undefined);
  if (typeof body !== "object" || body === null || !("id_token" in body)) return response;
  const { id_token: _, ...rest } = body;
  return Response.json(rest, { status: response.status });
}

function tokenOf(
  grant: string,
  { access_token, expires_in, scope, refresh_token }: oauth.TokenEndpointResponse,
  receivedAt: number,
  headers: Headers,
): Token {
  if (expires_in === undefined) throw new TokenError(grant, "the answer does not say expires_in");
  const end = tokenEnd({ expiresIn: expires_in, receivedAt });
  if (end === undefined) throw new TokenError(grant, "its expires_in makes no sense");
  const { quota } = answerFacts(headers, receivedAt);
  return {
    value: tokenText(grant, access_token),
    expiresAt: new Date(end),
    ...(scope !== undefined && { scope }),
    ...(refresh_token !== undefined && { refreshToken: tokenText(grant, refresh_token) }),
    ...(quota && { quota }),
  };
}

/** The causes of oauth4webapi hold the response and its body: what is told is the status and the error's name. */
function tokenErrorOf(grant: string, cause: unknown, response: Response | undefined, now: number): TokenError {
  if (cause instanceof TokenError) return cause;
  const facts = response ? answerFacts(response.headers, now) : {};
  if (cause instanceof oauth.ResponseBodyError) {
    const { status } = cause;
    const error = errorName(cause.error);
    const problem = `the token endpoint answered ${status} ${error ?? ""}`.trimEnd();
    return new TokenError(grant, problem, { status, error, ...facts });
  }
  if (cause instanceof oauth.WWWAuthenticateChallengeError) {
    const { status } = cause;
    return new TokenError(grant, `the token endpoint answered ${status}`, {
      status,
      error: "invalid_client",
      ...facts,
    });
  }
  if (response) {
    const { status } = response;
    const problem = status === 200 ? "its answer could not be read" : `the token endpoint answered ${status}`;
    return new TokenError(grant, problem, { status, ...facts });
  }
  return new TokenError(grant, "no answer came", { cause });
}
