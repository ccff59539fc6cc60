import * as oauth from "oauth4webapi";
import {
  ArgumentError,
  type Clock,
  type Fetch,
  Secret,
  ApiError,
  type CallPlace,
  checkAnswer,
  checkTimeout,
  isPlatformError,
  noStore,
  runtimeFetch,
  secureUrl,
  systemClock,
  hideText,
  readSetting,
  decodeResponse,
  decodeOrUndefined,
  describeRedirect,
  readQuota,
  shape,
  text,
  readOptions,
  type OptionDefaults,
  type ReadOptions,
} from "@kontor/http/internal";
import { TokenError, findErrorName, withRefreshToken } from "../error.ts";
import { buildToken, readCredential, createTokenLimit, computeTokenEnd, readTokenText } from "../token-call.ts";
import type { GrantIdentity, Token, TokenGrant } from "../token.ts";

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
  clientSecret?: string | Secret | undefined;
  /** How the secret is sent: `basic` in the header, `post` in the form. Default `basic`. */
  authentication?: "basic" | "post" | undefined;
  /** Which of the two authorization servers is called. Default 1, the given one. */
  generation?: OAuthGeneration | undefined;
  /** Sends the token calls. Default `globalThis.fetch`, as it is when a call is sent. */
  fetch?: Fetch | undefined;
  /** Longest wait for an answer, in ms. Default 10 000. `refreshGrant()` waits longer in the background. */
  timeoutMs?: number | undefined;
  /** Tells time. Default: the clock of this machine. */
  clock?: Clock | undefined;
  /** Hosts that may be reached by plain http, such as a sandbox in another container: `["sandbox:7070"]`. They get the credentials. Default: none but this machine. */
  allowHttp?: readonly string[] | undefined;
}

/** The defaults of the options that all grants have. */
export function oauthDefaults() {
  return {
    authUrl: undefined,
    clientId: undefined,
    clientSecret: undefined,
    authentication: "basic",
    generation: 1,
    fetch: runtimeFetch,
    timeoutMs: 10_000,
    clock: systemClock,
    allowHttp: undefined,
  } as const satisfies OptionDefaults<OAuthClientOptions>;
}

type OAuthSettings = ReadOptions<OAuthClientOptions, ReturnType<typeof oauthDefaults>>;

/**
 * The parts of a token request that all grants share.
 *
 * @throws {ArgumentError} If `authUrl` is not https (http only to this machine), or a credential is empty.
 */
export function createOAuthParty(
  action: string,
  grant: string,
  {
    authUrl,
    clientId: givenId,
    clientSecret,
    authentication,
    generation,
    fetch,
    timeoutMs,
    clock,
    allowHttp,
  }: OAuthSettings,
) {
  const paths = PATHS[generation];
  if (!paths || typeof generation !== "number")
    // The text "2" would find the paths, and not the rest of it.
    throw new ArgumentError(action, "generation", "be 1 or 2", hideText(generation));
  const endpoint = secureUrl(action, "authUrl", authUrl, paths.token, allowHttp);
  const clientId = readSetting(action, "clientId", givenId);
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
      authorization_endpoint: secureUrl(action, "authUrl", authUrl, paths.authorize, allowHttp).href,
    },
    client: { client_id: clientId },
    authentication: hidden ? proof(hidden.reveal()) : oauth.None(),
    /** For grant keys. It is never shown. */
    identity: [endpoint.href, clientId, hidden ?? ""] satisfies GrantIdentity,
    /** Sends one token request and reads its answer. Its {@link TokenError} shows no secret. */
    async ask(send: (options: oauth.TokenEndpointRequestOptions) => Promise<Response>, ...secrets: string[]) {
      const { signal, release } = createTokenLimit(timeoutMs, clock);
      try {
        const answer = await send({
          [oauth.customFetch]: (url, init) => fetch(url, { ...init, redirect: "manual", ...noStore() } as RequestInit),
          [oauth.allowInsecureRequests]: endpoint.protocol === "http:", // secureUrl() has checked the host.
          signal,
        });
        const response = checkAnswer(answer, { operation: grant });
        const call = { grant, ...at, isBasic: hidden !== undefined && authentication === "basic" };
        return await readTokenAnswer(call, response, clock.now(), [hidden?.reveal() ?? "", ...secrets]);
      } catch (cause) {
        if (cause instanceof TokenError || cause instanceof ArgumentError) throw cause; // There is no fetch.
        const problem = isPlatformError(cause) ? "its answer could not be read" : "no answer came";
        throw new TokenError(grant, problem, { cause, ...at });
      } finally {
        release();
      }
    },
  };
}

type TokenAnswer = Record<"access_token" | "token_type" | "expires_in" | "scope" | "refresh_token", unknown>;

/** RFC 6749 §5.1. Every field but the token may be malformed. An `id_token` is ignored, because it was not requested. */
const tokenAnswer = /* @__PURE__ */ shape<Partial<TokenAnswer>>({}, {});
const HINTS: Record<string, string> = {
  invalid_scope: "Does the client have each scope of the option scopes?",
  invalid_client: `Is the secret right? If so, the server may take it only in the form: authentication: "post"`,
  unauthorized_client: "May the client use this grant?",
  unsupported_grant_type: "Are the address and the generation right? This server does not support the grant",
};

/** RFC 6749 §5.2 */
const errorAnswer = /* @__PURE__ */ shape<{ error: string }>({ error: text }, {});

/**
 * Reads the answer of the token endpoint of an OAuth 2.0 server. No error holds a token or a body. An answer without a lifetime is assumed
 * to mean 300 s, and an empty refresh token counts as missing. `unread` names these fields. A `token_type` that is
 * missing, empty or no text is taken for `Bearer`, which may be in any letter case, with blanks around it.
 *
 * @param secrets Texts that no error may repeat, even where the server does.
 * @throws {TokenError} If it is not a bearer token. `error` is the server's name of a refusal.
 */
export async function readTokenAnswer(
  { grant, host, path, isBasic }: { grant: string; host: string; path: string; isBasic?: boolean },
  response: Response,
  receivedAt: number,
  secrets: string[],
): Promise<Token> {
  const { status, headers } = response;
  const facts = { host, path, ...readQuota(headers, receivedAt) };
  const fail = (place: CallPlace, __: number, body: unknown) => {
    const said =
      decodeOrUndefined(errorAnswer, body)?.error ?? (headers.has("www-authenticate") ? "invalid_client" : "");
    const error = findErrorName(said);
    const words = `${error === undefined ? "" : ` ${error}`}${describeRedirect(status, headers, ...secrets)}`;
    const { hint, reason } = new ApiError(place, status, body, headers);
    return new TokenError(grant, `the token endpoint answered ${status}${words}`, {
      status,
      error,
      reason,
      hint: (error === "invalid_client" && !isBasic ? undefined : HINTS[error ?? ""]) ?? hint,
      ...facts,
    });
  };
  const reading = { place: { operation: grant }, decode: tokenAnswer, fail };
  const answer = (await decodeResponse(response, reading).catch((problem: unknown) => {
    if (problem instanceof TokenError) throw problem;
    throw new TokenError(grant, "its answer could not be read", { status, ...facts, cause: problem });
  })) as TokenAnswer;

  const { access_token, token_type, expires_in, scope, refresh_token } = answer;
  const next = typeof refresh_token === "string" && refresh_token !== "" ? new Secret(refresh_token) : undefined;
  let value: Secret;
  try {
    if (typeof access_token !== "string")
      throw new TokenError(grant, "its answer could not be read", { status, ...facts });
    if (typeof token_type === "string" && !/^(bearer)?$/i.test(token_type.trim()))
      throw new TokenError(grant, "its token_type is not Bearer", { status, ...facts });
    value = readTokenText(grant, access_token);
  } catch (error) {
    throw withRefreshToken(error, next);
  }
  const { end, unread } = computeTokenEnd({ life: ["expires_in", expires_in], receivedAt });
  for (const [name, value] of Object.entries({ token_type, scope, refresh_token }))
    if (value !== undefined && value !== null && (typeof value !== "string" || value === "")) unread.push(name);
  return { ...buildToken(value, { end, unread }, scope, facts.quota), ...(next && { refreshToken: next }) };
}

/** Checks scopes, and removes the blanks around each. @throws {ArgumentError} If it is no list of texts. */
export function readScopes(action: string, given: readonly string[]): string[] {
  const scopes = Array.isArray(given) ? given.map((each: unknown) => readSetting(action, "scopes", each)) : undefined;
  if (scopes?.every((each) => typeof each === "string" && each !== "")) return scopes as string[];
  throw new ArgumentError(action, "scopes", "be a list of scopes", hideText(given));
}

/** Options of `clientCredentials()`: the client, its secret and the scopes. */
export interface ClientCredentialsOptions extends OAuthClientOptions {
  /** The secret of the client. It is sent as `authentication` says. */
  clientSecret: string | Secret;
  /** Scopes to request. Default: none is sent in generation 1, and the server grants the client's scopes; `openid` in generation 2, whose server requires it. */
  scopes?: readonly string[] | undefined;
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
  const action = "use client credentials";
  const { scopes, ...options } = readOptions(action, given, { ...oauthDefaults(), scopes: undefined });
  const wanted = readScopes(action, scopes ?? (options.generation === 2 ? ["openid"] : [])); // Observed: the server refuses a request without it.
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
