import * as oauth from "oauth4webapi";
import {
  ArgumentError,
  checkAllowHttp,
  toSecret,
  type Secret,
  readOptions,
  readSetting,
  hideText,
  isSecure,
  parseUrl,
} from "@kontor/http/internal";
import { findErrorName, TokenError } from "../error.ts";
import { readCredential } from "../token-call.ts";
import type { Token } from "../token.ts";
import { oauthDefaults, createOAuthParty, readScopes, type OAuthClientOptions } from "./client.ts";

const ACTION = "sign in";
const GRANT = "authorization code";

/** Options of `startSignIn()` and `finishSignIn()`: the client, the address of the return and the scopes. */
export interface SignInOptions extends OAuthClientOptions {
  /** The address to which the server sends the user back: https, or http on this machine or a host of `allowHttp`. It is registered with the client. */
  redirectUri: string;
  /** The `iss` that the callback must have (RFC 9207), if your server sends one. Default: it is not checked. */
  issuer?: string | undefined;
  /** Scopes to request. Default: none is sent, and the server decides. */
  scopes?: readonly string[] | undefined;
}

function readSignInOptions(given: SignInOptions) {
  const { scopes: wanted, ...options } = readOptions(ACTION, given, {
    ...oauthDefaults(),
    redirectUri: undefined,
    scopes: [],
    issuer: undefined,
  });
  const scopes = readScopes(ACTION, wanted);
  const redirectUri = readSetting(ACTION, "redirectUri", options.redirectUri);
  const issuer = readSetting(ACTION, "issuer", options.issuer);
  if (issuer !== undefined && (typeof issuer !== "string" || issuer === ""))
    throw new ArgumentError(ACTION, "issuer", "be text", hideText(issuer));
  const party = createOAuthParty(ACTION, GRANT, options);
  const back = typeof redirectUri === "string" ? parseUrl(redirectUri) : undefined;
  if (!back || !isSecure(back, checkAllowHttp(ACTION, options.allowHttp))) {
    const must = "be an https address (http only to this machine and to hosts of allowHttp)";
    throw new ArgumentError(ACTION, "redirectUri", must, hideText(redirectUri));
  }
  // The server would refuse a fragment (RFC 6749 §3.1.2), and each redirect would show a user name and a password.
  if (back.username || back.password || redirectUri.includes("#"))
    throw new ArgumentError(ACTION, "redirectUri", "be an address without a user or a fragment", hideText(redirectUri));
  return { redirectUri, scopes, issuer, party, back };
}

/** What to keep until the user comes back. Store it in the session of the user, not in a page. */
export interface PendingSignIn {
  /** The address to send the user to. */
  url: string;
  /** A random text that the server sends back. It shows that the answer belongs to this sign-in. */
  state: string;
  /** Store `codeVerifier.reveal()` in the session. The secret itself prints as `[secret]`. */
  codeVerifier: Secret;
}

/**
 * Starts a sign-in by OAuth 2.0 authorization code with PKCE (S256) and state.
 *
 * @throws {ArgumentError} If an option is missing, or `authUrl` or `redirectUri` is not https (http only to this machine).
 * @see given spec §5.1
 */
export async function startSignIn(given: SignInOptions): Promise<PendingSignIn> {
  const { redirectUri, scopes, party } = readSignInOptions(given);
  const { server, client } = party;
  const codeVerifier = oauth.generateRandomCodeVerifier();
  const state = oauth.generateRandomState();
  const url = new URL(server.authorization_endpoint!);
  const parameters = {
    response_type: "code",
    client_id: client.client_id,
    redirect_uri: redirectUri,
    state,
    code_challenge: await oauth.calculatePKCECodeChallenge(codeVerifier),
    code_challenge_method: "S256",
    ...(scopes.length > 0 && { scope: scopes.join(" ") }),
  };
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return { url: url.href, state, codeVerifier: toSecret(codeVerifier) };
}

/**
 * Finishes a sign-in: exchanges the code that the user brought back. If the token has a `refreshToken`, give it to `refreshGrant()`.
 *
 * @param callbackUrl The whole address that the user was sent back to.
 * @throws {ArgumentError} If the state is missing, `callbackUrl` is no address, or the code verifier does not have 43 to 128 allowed characters.
 * @throws {TokenError} If the user refused, the state or the issuer differs, or the server refuses the code.
 */
export async function finishSignIn(
  given: SignInOptions,
  pending: { state: string; codeVerifier: string | Secret },
  callbackUrl: string,
): Promise<Token> {
  const { redirectUri, issuer, party, back } = readSignInOptions(given);
  const { state, codeVerifier } = { ...pending };
  const { server, client, authentication } = party;
  const expected = readCredential(ACTION, "state", state).reveal(); // Without a state, any address would be accepted.
  const verifier = readCredential(ACTION, "codeVerifier", codeVerifier).reveal();
  if (!/^[\w.~-]{43,128}$/.test(verifier))
    throw new ArgumentError(ACTION, "codeVerifier", "be what startSignIn() returned", "[secret]");
  const must = "be the full address to which the user returned";
  if (!URL.canParse(callbackUrl)) throw new ArgumentError(ACTION, "callbackUrl", must, hideText(callbackUrl));
  const came = new URL(callbackUrl);
  if (came.origin !== back.origin || came.pathname !== back.pathname)
    throw new ArgumentError(ACTION, "callbackUrl", "lead to redirectUri", hideText(callbackUrl));
  if (issuer === undefined) came.searchParams.delete("iss"); // State and PKCE bind request and answer.
  else if (came.searchParams.get("iss") !== issuer)
    throw new TokenError(GRANT, "the user came back from a server other than issuer, or from one that sends no iss");
  const sender = { ...server, issuer: issuer ?? server.issuer };
  const parameters = readCallback(sender, client, came.searchParams, expected);
  const [code = "", ...others] = parameters.getAll("code");
  if (!code || others.length > 0)
    throw new TokenError(GRANT, `the user came back ${code ? "with several codes" : "without a code"}`);
  const send = (options: oauth.TokenEndpointRequestOptions) =>
    oauth.authorizationCodeGrantRequest(server, client, authentication, parameters, redirectUri, verifier, options);
  return party.ask(send, verifier, code);
}

function readCallback(...given: Parameters<typeof oauth.validateAuthResponse>): URLSearchParams {
  try {
    return oauth.validateAuthResponse(...given);
  } catch (cause) {
    if (cause instanceof oauth.AuthorizationResponseError) {
      const error = findErrorName(cause.error);
      throw new TokenError(GRANT, `the server sent the user back with ${error ?? "an error"}`, { error });
    }
    throw new TokenError(GRANT, "the user came back with a different state"); // The cause would quote the address.
  }
}
