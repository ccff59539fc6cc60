import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { inspect } from "node:util";
import * as oauth from "oauth4webapi";
import { expect, test, describe } from "vitest";
import type { Fetch } from "@kontor/http";
import { readOptions } from "@kontor/http/internal";
import { createSandbox, demo } from "@kontor/sandbox";
import { createVirtualClock } from "@kontor/testing/virtual-clock";
import { cached } from "../cached.ts";
import { TokenError } from "../error.ts";
import { refreshExchange } from "../refresh-exchange.ts";
import { createOAuthParty, oauthDefaults, type OAuthClientOptions, clientCredentials } from "./client.ts";
import { refreshGrant } from "./refresh-grant.ts";
import { computeGrantKey } from "../shared-store.ts";

const options: OAuthClientOptions = { authUrl: "https://auth.test", clientId: "client", clientSecret: "secret" };

const settings = (changes: Partial<OAuthClientOptions>) =>
  readOptions("get a token", { ...options, ...changes }, oauthDefaults());

/** Asks for a token by client credentials. */
function ask(changes: Partial<OAuthClientOptions> = {}) {
  const {
    server,
    client,
    authentication,
    ask: send,
  } = createOAuthParty("get a token", "client credentials", settings(changes));
  return send((each) => oauth.clientCredentialsGrantRequest(server, client, authentication, {}, each));
}

async function listening(listener: RequestListener) {
  const server = createServer(listener).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, [Symbol.dispose]: () => void server.close() };
}

test("a secret goes nowhere but to its server: a redirect is not followed", async () => {
  let heard = 0;
  using elsewhere = await listening((_, outgoing) => {
    heard += 1;
    outgoing.writeHead(200, { "content-type": "application/json" });
    outgoing.end('{"access_token":"a","token_type":"bearer","expires_in":3600}');
  });
  using server = await listening((_, outgoing) =>
    outgoing.writeHead(307, { location: `${elsewhere.url}/oauth2/token` }).end(),
  );

  await expect(ask({ authUrl: server.url })).rejects.toMatchObject({ name: "TokenError" });

  expect(heard).toBe(0);
});

test("the tokens of two clients are never taken for each other's", async () => {
  const parties = [{}, { clientId: "other" }, { clientSecret: "another" }, { authUrl: "https://other.test" }];

  const keys = await Promise.all(
    parties.map((changes) => computeGrantKey(createOAuthParty("get a token", "g", settings(changes)).identity)),
  );

  expect(new Set(keys).size).toBe(parties.length);
});

test("the secret is in the header, and in the form where that is asked for", async () => {
  const sent: { header: string | null; body: string }[] = [];
  const fetch = (async (_: unknown, init?: RequestInit) => {
    sent.push({ header: new Headers(init?.headers).get("authorization"), body: String(init?.body) });
    return Response.json({ access_token: "a", token_type: "bearer", expires_in: 3600 });
  }) as typeof globalThis.fetch;

  await ask({ fetch });
  await ask({ fetch, authentication: "post" });

  expect(sent[0]).toMatchObject({ header: `Basic ${btoa("client:secret")}` });
  expect(sent[0]!.body).not.toContain("secret");
  expect(sent[1]).toMatchObject({ header: null, body: expect.stringContaining("client_secret=secret") as string });
});

test("a server that does not answer is given up", async () => {
  const hang = (_: unknown, init?: RequestInit) =>
    new Promise<Response>((__, reject) =>
      init?.signal?.addEventListener("abort", () => reject(init.signal!.reason as Error)),
    );

  await expect(ask({ fetch: hang as typeof globalThis.fetch, timeoutMs: 1 })).rejects.toMatchObject({
    name: "TokenError",
  });
});

test.each<[Partial<Record<keyof OAuthClientOptions, unknown>>, string]>([
  [{ generation: 3 }, "generation must be 1 or 2: got 3"],
  [{ authentication: "header" }, "authentication must be basic or post: got text of 6 characters"],
  [{ clientId: "" }, "clientId must be text"],
  [{ timeoutMs: 0 }, "timeoutMs must be a whole number from 1"],
])("a client is not made with %j", (changes, message) => {
  expect(() => createOAuthParty("get a token", "g", settings(changes as OAuthClientOptions))).toThrow(message);
});

const NOW = Date.parse("2026-01-01T00:00:00Z");
const DAYS_30 = 30 * 86_400_000;
const answering =
  (body: unknown, headers: HeadersInit = {}): Fetch =>
  async () =>
    Response.json(body, { headers });

const exchanged = async (facts: object, headers?: HeadersInit) =>
  refreshExchange({
    baseUrl: "https://channel.test",
    refreshToken: "r",
    fetch: answering({ authToken: "t", ...facts }, headers),
    clock: createVirtualClock({ now: NOW }),
  })();

const granted = async (facts: object) =>
  refreshGrant({
    authUrl: "https://auth.test",
    clientId: "i",
    refreshToken: "first",
    fetch: answering({ access_token: "t", token_type: "Bearer", ...facts }),
    clock: createVirtualClock({ now: NOW }),
  })();

describe("what can be read of a token answer is read, and what could not is named", () => {
  test.each<[object, number, string[] | undefined]>([
    [{ expiresIn: 3600 }, 3_600_000, undefined],
    [{ expiresIn: "3600" }, 3_600_000, undefined],
    [{ expiresIn: 3599.6 }, 3_599_600, undefined],
    [{ expiresIn: "3599.6" }, 3_599_600, undefined],
    [{ expiresIn: null, tokenExpireAt: "2026-01-01T01:00:00Z", scope: null }, 3_600_000, undefined],
    [{ expiresIn: 3600, tokenExpireAt: null }, 3_600_000, undefined],
    [{ tokenExpireAt: NOW / 1000 + 3600 }, 3_600_000, undefined],
    [{ tokenExpireAt: NOW + 3_600_000 }, 3_600_000, undefined],
    [{ tokenExpireAt: String(NOW / 1000 + 3600) }, 3_600_000, undefined],
    [{ tokenExpireAt: "soon", expiresIn: 3600 }, 3_600_000, ["tokenExpireAt"]],
    [{ tokenExpireAt: { at: 1 }, expiresIn: [7] }, 7_000, ["tokenExpireAt"]],
    [{ expiresIn: 31 * 86_400 }, DAYS_30, ["expiresIn"]],
    [{ expiresIn: 30 * 86_400 }, DAYS_30, undefined],
    [{ expiresIn: 1e300 }, DAYS_30, ["expiresIn"]],
    [{ expiresIn: 3600, tokenExpireAt: "2036-01-01T00:00:00Z" }, 3_600_000, ["tokenExpireAt"]],
    [{ expiresIn: 1e9, tokenExpireAt: "2026-01-01T01:00:00Z" }, 3_600_000, ["expiresIn"]],
    [{}, 300_000, ["expiresIn"]],
    [{ expiresIn: "soon" }, 300_000, ["expiresIn"]],
    [{ expiresIn: 0 }, 300_000, ["expiresIn"]],
    [{ expiresIn: -5, tokenExpireAt: "2025-01-01T00:00:00Z" }, 300_000, ["expiresIn", "tokenExpireAt"]],
    [{ expiresIn: true }, 300_000, ["expiresIn"]],
  ])("by the channel: %j", async (facts, lifeMs, unread) => {
    const token = await exchanged(facts);

    expect(token.expiresAt.getTime() - NOW).toBe(lifeMs);
    expect(token.unread).toEqual(unread);
  });

  test.each<[object, number, string[] | undefined, string | undefined]>([
    [{ expires_in: 3600, refresh_token: "next" }, 3_600_000, undefined, "next"],
    [{ expires_in: "3600", refresh_token: "" }, 3_600_000, ["refresh_token"], undefined],
    [{ expires_in: 3599.6, refresh_token: null, scope: null }, 3_599_600, undefined, undefined],
    [{ refresh_token: "next" }, 300_000, ["expires_in"], "next"],
    [{ expires_in: 40 * 86_400, scope: 7 }, DAYS_30, ["expires_in", "scope"], undefined],
    [{ expires_in: null, token_type: null }, 300_000, ["expires_in"], undefined],
    [{ expires_in: 60, token_type: 5, refresh_token: 5 }, 60_000, ["token_type", "refresh_token"], undefined],
  ])("by OAuth 2.0: %j", async (facts, lifeMs, unread, refreshToken) => {
    const token = await granted(facts);

    expect(token.expiresAt.getTime() - NOW).toBe(lifeMs);
    expect(token.unread).toEqual(unread);
    expect(token.refreshToken?.reveal()).toBe(refreshToken);
  });
});

test.each(["mac", "DPoP", "Bearer1", "Bea rer", "bearer,mac"])(
  "a token of another type is refused: %j",
  async (type) => {
    await expect(granted({ token_type: type, expires_in: 1 })).rejects.toThrow("its token_type is not Bearer");
  },
);

test.each(["bearer", "BEARER", "Bearer ", " bearer", "Bearer\r\n", "", " ", null, 5, ["Bearer"], undefined])(
  "a type of a token in an odd spelling is read alike: %j",
  async (type) => {
    const token = await granted({ token_type: type, expires_in: 60 });

    expect(token.value.reveal()).toBe("t");
    expect(token.scheme).toBeUndefined(); // It is sent as Bearer.
  },
);

test.each<["basic" | "post" | undefined, string | undefined, number, string, boolean]>([
  [undefined, "s", 401, "invalid_client", true],
  ["basic", "s", 401, "invalid_client", true],
  ["basic", "s", 400, "invalid_client", true],
  ["post", "s", 401, "invalid_client", false],
  ["basic", undefined, 401, "invalid_client", false],
  ["basic", "s", 401, "invalid_grant", false],
  ["basic", "s", 400, "invalid_request", false],
])(
  "with authentication %s and the secret %s, a %d %s hints at post: %s",
  async (authentication, clientSecret, status, error, isHinted) => {
    const fetch: Fetch = async () => Response.json({ error }, { status });
    const options = {
      authUrl: "https://auth.test",
      clientId: "i",
      authentication,
      clientSecret,
      refreshToken: "r",
      fetch,
    };

    const problem = await refreshGrant(options)().catch((reason: unknown) => reason);

    expect(problem).toMatchObject({ status, error });
    expect(String(problem).includes('authentication: "post"')).toBe(isHinted);
  },
);

test("a 401 that names the scheme in a header alone hints at post too", async () => {
  const headers = { "www-authenticate": 'Basic realm="auth"' };
  const fetch: Fetch = async () => new Response(null, { status: 401, headers });
  const grant = clientCredentials({ authUrl: "https://auth.test", clientId: "i", clientSecret: "s", fetch });

  await expect(grant()).rejects.toThrow('authentication: "post"');
});

test("a numeric instant is corrected by the date of the answer", async () => {
  const date = new Date(NOW + 600_000).toUTCString(); // the platform's clock is ten minutes ahead

  expect((await exchanged({ tokenExpireAt: NOW + 4_200_000 }, { date })).expiresAt.getTime() - NOW).toBe(3_600_000);
});

test("an empty refresh token does not take the place of the one that is good", async () => {
  const sent: (string | null)[] = [];
  const fetch: Fetch = async (input, init) => {
    sent.push(new URLSearchParams(await new Request(input, init).text()).get("refresh_token"));
    return Response.json({
      access_token: `t${sent.length}`,
      token_type: "bearer",
      expires_in: 3600,
      refresh_token: "",
    });
  };
  const tokens = cached(refreshGrant({ authUrl: "https://auth.test", clientId: "i", refreshToken: "first", fetch }));

  tokens.discard(await tokens.get());
  await tokens.get();

  expect(sent).toEqual(["first", "first"]);
});

test("a refusal tells the server, the status, the name of the error, the wait and the quota, and no other word of it", async () => {
  const headers = {
    "retry-after": "7",
    "x-ratelimit-limit": "5",
    "x-ratelimit-interval-length-seconds": "30",
  };
  const refuse = (body: object, status: number) =>
    refreshGrant({
      authUrl: "https://auth.test/prefix",
      clientId: "i",
      refreshToken: "first",
      fetch: async () => Response.json(body, { status, headers }),
    })().catch((error: unknown) => error);

  const named = await refuse({ error: "invalid_grant", error_description: "canary" }, 400);
  const other = await refuse({ error: "canary" }, 503);

  const facts = { host: "auth.test", path: "/prefix/oauth2/token", retryAfterMs: 7_000 };
  expect(named).toMatchObject({
    ...facts,
    status: 400,
    error: "invalid_grant",
    quota: { requests: 5, perSeconds: 30 },
  });
  expect((named as Error).message).toContain(
    "the token endpoint answered 400 invalid_grant (auth.test/prefix/oauth2/token",
  );
  expect(other).toMatchObject({ ...facts, status: 503, error: undefined });
  expect(`${String(named)} ${String(other)}`).not.toContain("canary");
});

test.each([
  [
    { error: "invalid_scope", error_description: "The scope canary is invalid" },
    "400 invalid_scope (auth.test/oauth2/token, the scope … is invalid). Does the client have each scope of the option scopes?",
  ],
  [
    { error: "invalid_grant", error_description: "The token is expired" },
    "400 invalid_grant (auth.test/oauth2/token, the token is expired). Is the credential for this host and tenant?",
  ],
  [
    { error: "unauthorized_client" },
    "400 unauthorized_client (auth.test/oauth2/token). May the client use this grant?",
  ],
  [
    { error: "unsupported_grant_type" },
    "400 unsupported_grant_type (auth.test/oauth2/token). Are the address and the generation right? This server does not support the grant",
  ],
  [{ error: "invalid_request" }, "400 invalid_request (auth.test/oauth2/token)"],
  [{ error: "constructor" }, "400 (auth.test/oauth2/token). Is the credential for this host and tenant?"],
])("a refusal tells the reason of the server with its values masked, and what to do: %j", async (body, words) => {
  const fetch: Fetch = async () => Response.json(body, { status: 400 });
  const grant = clientCredentials({ authUrl: "https://auth.test", clientId: "i", clientSecret: "s", fetch });

  const { message } = new TokenError("client credentials", `the token endpoint answered ${words}`);
  await expect(grant()).rejects.toHaveProperty("message", message);
});

test("an answer that cannot be read tells its server and its status", async () => {
  const answers = [new Response("<html>", { status: 200 }), Response.json({ access_token: 7 }), Response.json({})];
  for (const answer of answers)
    await expect(
      refreshGrant({ authUrl: "https://auth.test", clientId: "i", refreshToken: "r", fetch: async () => answer })(),
    ).rejects.toMatchObject({ host: "auth.test", path: "/oauth2/token", status: 200 });
});

const sandbox = createSandbox();
const demoOptions = {
  authUrl: "https://sandbox.test",
  clientId: demo.clientId,
  clientSecret: demo.clientSecret,
  fetch: sandbox.fetch,
};

test("clientCredentials() gets a token with the scopes it asks for", async () => {
  const all = await clientCredentials({ ...demoOptions, clock: createVirtualClock({ now: 0 }) })();
  const one = await clientCredentials({ ...demoOptions, scopes: ["items.write"] })();

  expect(all.expiresAt).toEqual(new Date(86_400_000));
  expect(all.scope!.split(" ")).toEqual(expect.arrayContaining(["items.read", "items.write", "taxes.write"]));
  expect(one.scope).toBe("items.write");
});

test.each<[string, object, string, number | undefined]>([
  ["a wrong secret", { clientSecret: "canary" }, "the token endpoint answered 401", 401],
  ["an unknown client", { clientId: "nobody" }, "the token endpoint answered 401", 401],
  ["a scope it has not", { scopes: ["all.read"] }, "the token endpoint answered 400 invalid_scope", 400],
  [
    "a page",
    { fetch: (async () => new Response("<html>canary", { headers: { "content-type": "text/html" } })) satisfies Fetch },
    "its answer could not be read",
    200,
  ],
  [
    "a failing server",
    { fetch: (async () => new Response("canary", { status: 503 })) satisfies Fetch },
    "the token endpoint answered 503",
    503,
  ],
  [
    "no answer",
    { fetch: (() => Promise.reject(new TypeError("fetch failed"))) satisfies Fetch },
    "no answer came",
    undefined,
  ],
])("clientCredentials() fails with a TokenError: %s", async (_, wrong, problem, status) => {
  const error: unknown = await clientCredentials({ ...demoOptions, ...wrong })().catch((reason: unknown) => reason);

  expect(error).toBeInstanceOf(TokenError);
  expect((error as TokenError).message).toContain(`Cannot get an access token by client credentials as ${problem}`);
  expect((error as TokenError).status).toBe(status);
  expect(inspect(error, { depth: 10 })).not.toMatch(/canary|secret-of/);
});

test.each([
  [
    { authUrl: "http://auth.test" },
    "authUrl must be an https address (http only to this machine and to hosts of allowHttp): got http://auth.test",
  ],
  [
    { authUrl: "http://127.0.0.1.evil.test" },
    "authUrl must be an https address (http only to this machine and to hosts of allowHttp): got http://127.0.0.1.evil.test",
  ],
  [{ clientId: "" }, "clientId must be text: got an empty text"],
  [{ scopes: "items.write" as unknown as string[] }, "scopes must be a list of scopes: got text of 11 characters"],
  [{ clientSecret: "" }, "clientSecret must be text: got an empty text"],
])("clientCredentials() refuses %o", (wrong, problem) => {
  expect(() => clientCredentials({ ...demoOptions, ...wrong })).toThrow(`Cannot use client credentials as ${problem}`);
});

test.each(["http://localhost:1", "http://127.0.0.1:1", "http://[::1]:1", "https://auth.test/prefix/"])(
  "clientCredentials() takes %s",
  (authUrl) => {
    expect(clientCredentials({ ...demoOptions, authUrl })).toBeTypeOf("function");
  },
);
