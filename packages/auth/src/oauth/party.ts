import * as oauth from "oauth4webapi";
import { ArgumentError, type Clock, type Fetch, type Secret } from "@kontor/http";
import { checkTimeout, secureUrl, systemClock, hideText } from "@kontor/http/internal";
import { readCredential } from "../tokens/credential.ts";
import { readTokenAnswer } from "../exchange/read-token-answer.ts";
import { TokenError } from "../tokens/error.ts";
import { createTokenSignal } from "../tokens/signal.ts";
import type { GrantIdentity, Token } from "../tokens/token.ts";

/** There are two authorization servers (observed): 1 is the one in the given spec, 2 is the newer one. */
export type OAuthGeneration = 1 | 2;

const PATHS = {
  1: { authorize: "/oauth2/auth", token: "/oauth2/token" }, // given §5.1
  2: { authorize: "/oauth/v2/authorize", token: "/oauth/v2/token" }, // token: observed; authorize: assumed
} as const;

/** The options that every OAuth 2.0 grant has: the authorization server and the client. */
export interface OAuthClientOptions {
  /** Address of the authorization server, `{auth_url}`. */
  authUrl: string;
  /** The id of the client, as the authorization server knows it. */
  clientId: string;
  /** The secret of the client. Default: none, as a public client has; it uses PKCE instead. */
  clientSecret?: string | Secret;
  /** How the secret is sent: `basic` in the header, `post` in the form. Default `basic`. */
  authentication?: "basic" | "post";
  /** Which of the two authorization servers is called. Default 1, the given one. */
  generation?: OAuthGeneration;
  /** Sends the token calls. Default `globalThis.fetch`. */
  fetch?: Fetch;
  /** Longest wait for an answer, in ms. Default 10 000. `refreshGrant()` waits longer in the background. */
  timeoutMs?: number;
  /** Tells time. Default: the clock of this machine. */
  clock?: Clock;
}

/** The names of the options that all grants have. */
export const oauthOptions = {
  authUrl: 1,
  clientId: 1,
  clientSecret: 1,
  authentication: 1,
  generation: 1,
  fetch: 1,
  timeoutMs: 1,
  clock: 1,
} as const;

/** The parts of a token request that all grants share. */
export interface OAuthParty {
  server: oauth.AuthorizationServer;
  client: oauth.Client;
  authentication: oauth.ClientAuth;
  /** For grant keys. It is never shown. */
  identity: GrantIdentity;
  /** Sends one token request and reads its answer. Its {@link TokenError} shows no secret. */
  ask(send: (options: oauth.TokenEndpointRequestOptions) => Promise<Response>, ...secrets: string[]): Promise<Token>;
}

/** @throws {ArgumentError} If `authUrl` is not https (http only to this machine), or a credential is empty. */
export function createOAuthParty(
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
    clock = systemClock,
  }: OAuthClientOptions,
): OAuthParty {
  const paths = PATHS[generation];
  if (!paths) throw new ArgumentError(action, "generation", "be 1 or 2", hideText(generation));
  const endpoint = secureUrl(action, "authUrl", authUrl, paths.token);
  if (!clientId || typeof clientId !== "string")
    throw new ArgumentError(action, "clientId", "be text", hideText(clientId));
  checkTimeout(action, timeoutMs);
  const hidden = clientSecret === undefined ? undefined : readCredential(action, "clientSecret", clientSecret);
  if (authentication !== "basic" && authentication !== "post")
    throw new ArgumentError(action, "authentication", "be basic or post", hideText(authentication));
  const at = { host: endpoint.host, path: endpoint.pathname };
  const proof = authentication === "basic" ? oauth.ClientSecretBasic : oauth.ClientSecretPost;
  return {
    server: {
      issuer: endpoint.origin,
      token_endpoint: endpoint.href,
      authorization_endpoint: secureUrl(action, "authUrl", authUrl, paths.authorize).href,
    },
    client: { client_id: clientId },
    authentication: hidden ? proof(hidden.reveal()) : oauth.None(),
    identity: [endpoint.href, clientId, hidden ?? ""],
    async ask(send, ...secrets) {
      try {
        const response = await send({
          [oauth.customFetch]: (url, init) => fetch(url, { ...init, redirect: "manual" } as RequestInit),
          [oauth.allowInsecureRequests]: endpoint.protocol === "http:", // secureUrl() allows it to this machine only.
          signal: createTokenSignal(timeoutMs, clock),
        });
        return await readTokenAnswer({ grant, ...at }, response, clock.now(), [hidden?.reveal() ?? "", ...secrets]);
      } catch (cause) {
        throw cause instanceof TokenError ? cause : new TokenError(grant, "no answer came", { cause, ...at });
      }
    },
  };
}
