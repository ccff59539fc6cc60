import { cached, TokenError } from "@kontor/auth";
import {
  clientCredentials,
  finishSignIn,
  refreshGrant,
  startSignIn,
  type OAuthClientOptions,
  type SignInOptions,
} from "@kontor/auth/oauth";
import { systemClock } from "@kontor/http/internal";
import { afterEach, beforeAll, describe, expect, test, vi, afterAll } from "vitest";
import { CLIENT, startAuthorizationServer, type AuthorizationServer } from "./start-authorization-server.ts";

const HOUR_MS = 3_600_000;
const clock = { ...systemClock }; // the wall, which is set below
afterEach(() => vi.useRealTimers());

/** The parts of a failure that a caller reads. */
async function failureOf(promise: Promise<unknown>) {
  const error = await promise.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(TokenError);
  const { status, error: name, isFinal } = error as TokenError;
  return { status, error: name, isFinal };
}

describe.each([
  { generation: 1, authentication: "basic" },
  { generation: 1, authentication: "post" },
  { generation: 2, authentication: "basic" },
  { generation: 2, authentication: "post" },
] as const)("generation $generation, secret by $authentication", ({ generation, authentication }) => {
  let server: AuthorizationServer;
  let options: OAuthClientOptions & { clientSecret: string };
  let signInOptions: SignInOptions;
  beforeAll(async () => {
    for (const level of ["warn", "info"] as const) vi.spyOn(console, level).mockReturnValue(); // advice for production
    server = await startAuthorizationServer(generation, authentication);
    const { clientId, clientSecret, redirectUri } = CLIENT;
    options = { authUrl: server.url, clientId, clientSecret, generation, authentication, clock };
    const issuer = `${server.url}/issuer-of-its-own`;
    signInOptions = { ...options, redirectUri, issuer, scopes: ["openid", "items.read"] };
  });
  afterAll(async () => server.stop());

  /** A user who signs in; gives the tokens that came of it. */
  async function signedIn() {
    const pending = await startSignIn(signInOptions);
    return finishSignIn(signInOptions, pending, await server.signIn(pending.url));
  }

  test("client credentials give a token of an hour with the scopes asked for", async () => {
    const token = await clientCredentials({ ...options, scopes: ["items.read"] })();

    expect(token.scope).toBe("items.read");
    // real time: a token of an hour is read within a minute
    expect(token.expiresAt.getTime() - Date.now()).toBeGreaterThan(HOUR_MS - 60_000);
    expect(token.value.reveal()).toMatch(/^[\w-]{20,}$/);
  });

  test("a code with PKCE and state gives a token and a refresh token", async () => {
    const token = await signedIn();

    expect(token.value.reveal()).toMatch(/^[\w-]{20,}$/);
    expect(token.refreshToken?.reveal()).toMatch(/^[\w-]{20,}$/);
    expect(token.scope?.split(" ")).toContain("items.read");
  });

  test("every renewal uses the refresh token that came with the last one", async () => {
    const first = await signedIn();
    const quota = { requests: 100, perSeconds: 60 }; // of which half is for tokens that are refused
    const tokens = cached(refreshGrant({ ...options, refreshToken: first.refreshToken! }), { quota });
    const values = new Set<string>();
    for (let round = 0; round < 4; round += 1) {
      const token = await tokens.get();
      values.add(token.value.reveal());
      tokens.discard(token);
    }

    expect(values.size).toBe(4);
    // the first one was used: using it again is theft to the server, which then refuses its successors too
    const used = refreshGrant({ ...options, refreshToken: first.refreshToken! });
    expect(await failureOf(used())).toEqual({ status: 400, error: "invalid_grant", isFinal: true });
    expect(await failureOf(tokens.get())).toEqual({ status: 400, error: "invalid_grant", isFinal: true });
  });

  test("a wrong secret is refused for good", async () => {
    const wrong = { ...options, clientSecret: "wrong" };
    const refusal = { status: 401, error: "invalid_client", isFinal: true };

    expect(await failureOf(clientCredentials(wrong)())).toEqual(refusal);
    expect(await failureOf(refreshGrant({ ...wrong, refreshToken: "any" })())).toEqual(refusal);
  });

  test("a scope that is not the client's is refused for good", async () => {
    const grant = clientCredentials({ ...options, scopes: ["offline_access"] });

    expect(await failureOf(grant())).toEqual({ status: 400, error: "invalid_scope", isFinal: true });
  });

  test("a revoked refresh token is refused for good", async () => {
    const { refreshToken } = await signedIn();
    await server.revoke(refreshToken!.reveal());

    expect(await failureOf(refreshGrant({ ...options, refreshToken: refreshToken! })())).toEqual({
      status: 400,
      error: "invalid_grant",
      isFinal: true,
    });
  });

  test("an expired token is renewed, an expired refresh token is refused for good", async () => {
    const first = await signedIn();
    const tokens = cached(refreshGrant({ ...options, refreshToken: first.refreshToken! }), { clock });
    const before = await tokens.get();
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 2 * HOUR_MS }); // real time: none passes, as the date is moved
    const after = await tokens.get();

    expect(after.value.reveal()).not.toBe(before.value.reveal());
    vi.setSystemTime(Date.now() + 26 * HOUR_MS); // real time: none passes, as the date is moved
    expect(await failureOf(tokens.get())).toEqual({ status: 400, error: "invalid_grant", isFinal: true });
  });

  test("a code works once, for a minute, and only with its verifier and its state", async () => {
    const refusal = { status: 400, error: "invalid_grant", isFinal: true };
    const pending = await startSignIn(signInOptions);
    const other = await startSignIn(signInOptions);
    const back = await server.signIn(pending.url);

    const withState = { ...other, state: pending.state };
    expect(await failureOf(finishSignIn(signInOptions, withState, back))).toEqual(refusal);
    expect((await failureOf(finishSignIn(signInOptions, other, back))).status).toBeUndefined();

    const used = await startSignIn(signInOptions);
    const usedBack = await server.signIn(used.url);
    await finishSignIn(signInOptions, used, usedBack);
    expect(await failureOf(finishSignIn(signInOptions, used, usedBack))).toEqual(refusal);

    const late = await startSignIn(signInOptions);
    const lateBack = await server.signIn(late.url);
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 61_000 }); // real time: none passes, as the date is moved
    expect(await failureOf(finishSignIn(signInOptions, late, lateBack))).toEqual(refusal);
  });

  test("a user who says no is told as that", async () => {
    const pending = await startSignIn(signInOptions);
    const back = await server.signIn(pending.url, false);

    expect((await failureOf(finishSignIn(signInOptions, pending, back))).error).toBe("access_denied");
  });
});
