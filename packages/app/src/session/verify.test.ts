import type { Token } from "@kontor/auth";
import { Buffer } from "node:buffer";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { inspect } from "node:util";
import { toSecret, type Clock } from "@kontor/http";
import { systemClock } from "@kontor/http/internal";
import { createVirtualClock } from "@kontor/testing/virtual-clock";
import { exportJWK, exportSPKI, generateKeyPair, SignJWT, type JWK, type JWTPayload } from "jose";
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { SessionTokenError, type SessionTokenReason } from "./error.ts";
import { appTokens, sessionTokens } from "./tokens.ts";
import { sessionVerifier, type VerifierOptions } from "./verify.ts";

const NOW = Date.parse("2026-02-11T08:00:00Z");
const clock: Clock = { ...systemClock, now: () => NOW };
const tenantId = "6f2b4c1e-8a6d-4a57-9d0c-2f5e7b1c9a34";
const userId = "5f0c2d0e-6c2b-4b57-8a34-0c5f3e1d9b70";
const issuer = "https://auth.test";
const appId = "stock-sync";
const seconds = (offset: number) => NOW / 1000 + offset;

interface Pair {
  privateKey: CryptoKey;
  publicKey: CryptoKey;
  jwk: JWK;
}

const keys = {} as Record<"session" | "app" | "other" | "otherRsa", Pair>;

beforeAll(async () => {
  const make = async (alg: string): Promise<Pair> => {
    const pair = await generateKeyPair(alg, { extractable: true });
    return { ...pair, jwk: await exportJWK(pair.publicKey) };
  };
  Object.assign(keys, {
    session: await make("Ed25519"),
    other: await make("Ed25519"),
    app: await make("RS256"),
    otherRsa: await make("RS256"),
  });
});

afterEach(() => void vi.useRealTimers());

/** A platform that has these keys; counts how often it is asked. */
function platform({ publish, fail }: { publish?: () => JWK[]; fail?: () => Response | Promise<Response> } = {}) {
  const asked: (string | null)[] = [];
  const fetch = (async (_: unknown, init?: RequestInit) => {
    asked.push(new Headers(init?.headers).get("authorization"));
    if (fail) return fail();
    return Response.json({ keys: publish?.() ?? defaultKeys() });
  }) as typeof globalThis.fetch;
  return { fetch, asked };
}

const defaultKeys = (): JWK[] => [
  { ...keys.session.jwk, kid: "key-1", alg: "EdDSA", use: "sig" },
  { ...keys.app.jwk, kid: "app-1", alg: "RS256", use: "sig" },
];

const session = (overrides: Partial<VerifierOptions> = {}, extra: object = {}) =>
  sessionVerifier(sessionTokens({ gatewayUrl: "https://api.test", ...extra }), {
    fetch: platform().fetch,
    clock,
    ...overrides,
  });
const app = (overrides: Partial<VerifierOptions> = {}) =>
  sessionVerifier(appTokens({ issuer, appId }), { fetch: platform().fetch, clock, ...overrides });

const seen: string[] = [];
const seeing = (async (input: unknown) => {
  seen.push(String(input));
  return Response.json({ keys: defaultKeys() });
}) as typeof globalThis.fetch;

interface Made {
  claims?: JWTPayload;
  header?: Record<string, unknown>;
  key?: CryptoKey | Uint8Array;
}

const sessionClaims = () => ({ exp: seconds(300), userId, tenantId, kid: "key-1" });
const appClaims = () => ({
  iss: issuer,
  exp: seconds(300),
  aud: [appId],
  "urn:jtl:app_id": appId,
  "urn:jtl:tenant_id": tenantId,
});

const ofSession = ({ claims = sessionClaims(), header = {}, key = keys.session.privateKey }: Made = {}) =>
  new SignJWT(claims).setProtectedHeader({ alg: "EdDSA", typ: "JWT", ...header }).sign(key);
const ofApp = ({ claims = appClaims(), header = {}, key = keys.app.privateKey }: Made = {}) =>
  new SignJWT(claims).setProtectedHeader({ alg: "RS256", kid: "app-1", ...header }).sign(key);

const encoded = (value: unknown) =>
  Buffer.from(typeof value === "string" ? value : JSON.stringify(value)).toString("base64url");
const without = <Claims extends object>(claims: Claims, name: keyof Claims): JWTPayload => {
  const { [name]: _, ...rest } = claims;
  return rest;
};

/** An access token of this text. */
function tokenOf(text: string): Token {
  return { value: toSecret(text), expiresAt: new Date(NOW + 3_600_000) };
}

test("a session token of generation 1 gives the tenant and the user; its kid may stand in the payload or in the header", async () => {
  const verify = session();

  await expect(verify(await ofSession())).resolves.toMatchObject({
    tenantId,
    userId,
    expiresAt: new Date(NOW + 300_000),
  });
  await expect(
    verify(await ofSession({ claims: without(sessionClaims(), "kid"), header: { kid: "key-1" } })),
  ).resolves.toMatchObject({ tenantId });
  await expect(verify(await ofSession({ claims: without(sessionClaims(), "kid") }))).resolves.toMatchObject({
    tenantId,
  });
});

test("an app token of generation 2 gives the tenant; the audience may be text or a list", async () => {
  const verify = app();

  await expect(verify(await ofApp())).resolves.toMatchObject({ tenantId, userId: undefined });
  await expect(verify(await ofApp({ claims: { ...appClaims(), aud: appId } }))).resolves.toMatchObject({ tenantId });
  await expect(verify(await ofApp({ claims: without(appClaims(), "urn:jtl:app_id") }))).resolves.toMatchObject({
    tenantId,
  });
});

test("the key set is asked for once, with an access token where one is wanted", async () => {
  const { fetch, asked } = platform();
  const tokens = { get: async () => tokenOf("canary-access"), discard: () => {} };
  const verify = session({ fetch }, { tokens });

  await Promise.all([verify(await ofSession()), verify(await ofSession())]);
  await verify(await ofSession());

  expect(asked).toEqual(["Bearer canary-access"]);
});

test.each<[string, () => Promise<unknown>]>([
  ["https://api.test/account/.well-known/jwks.json", async () => session({ fetch: seeing })(await ofSession())],
  ["https://auth.test/oauth/v2/keys", async () => app({ fetch: seeing })(await ofApp())],
])("the key set is asked for at %s", async (address, verify) => {
  seen.length = 0;

  await verify();

  expect(seen).toEqual([address]);
});

test("the tenant is given in small letters, and an end is good for a minute more, as clocks differ", async () => {
  const claims = { ...sessionClaims(), tenantId: tenantId.toUpperCase(), exp: seconds(-59) };

  await expect(session()(await ofSession({ claims }))).resolves.toMatchObject({ tenantId });
});

test("a key that was rotated is found by one more look; an unknown one is not looked for again and again", async () => {
  let isRotated = false;
  const rotated = () =>
    isRotated ? [...defaultKeys(), { ...keys.other.jwk, kid: "key-2", alg: "EdDSA", use: "sig" }] : defaultKeys();
  const { fetch, asked } = platform({ publish: rotated });
  const verify = session({ fetch, keysCooldownMs: 0 });
  await verify(await ofSession());

  isRotated = true;
  const fresh = await ofSession({ claims: { ...sessionClaims(), kid: "key-2" }, key: keys.other.privateKey });
  await expect(verify(fresh)).resolves.toMatchObject({ tenantId });
  expect(asked).toHaveLength(2);

  const { fetch: slow, asked: slowly } = platform();
  const careful = session({ fetch: slow });
  const unknown = await ofSession({ claims: { ...sessionClaims(), kid: "nobody" } });
  for (let attempt = 0; attempt < 20; attempt += 1)
    await expect(careful(unknown)).rejects.toMatchObject({ reason: "unknown-key" });
  expect(slowly.length).toBeLessThanOrEqual(2);
});

type Case = [name: string, reason: SessionTokenReason, make: () => Promise<string> | string];

const generation1: Case[] = [
  ["nothing at all", "malformed", () => ""],
  ["no text", "malformed", () => 7 as unknown as string],
  ["nothing but dots", "malformed", () => ".."],
  ["one part", "malformed", () => "abc"],
  ["two parts", "malformed", async () => (await ofSession()).split(".").slice(0, 2).join(".")],
  ["four parts", "malformed", async () => `${await ofSession()}.x`],
  ["a dot at its end", "malformed", async () => `${await ofSession()}.`],
  ["a dot at its beginning", "malformed", async () => `.${await ofSession()}`],
  ["five parts, as an encrypted one has", "malformed", async () => `${await ofSession()}.a.b`],
  ["blanks around it", "malformed", async () => ` ${await ofSession()} `],
  [
    "a header that is no JSON",
    "malformed",
    async () => `${encoded("{")}.${(await ofSession()).split(".").slice(1).join(".")}`,
  ],
  [
    "a header that is a list",
    "malformed",
    async () => `${encoded([])}.${(await ofSession()).split(".").slice(1).join(".")}`,
  ],
  ["a payload that is no object", "malformed", () => `${encoded({ alg: "EdDSA" })}.${encoded("7")}.${encoded("x")}`],
  ["characters that base64url has not", "malformed", async () => (await ofSession()).replace(".", ".*")],
  ["8,192 characters", "malformed", () => "a".repeat(8_192)],
  ["8,193 characters", "too-large", () => "a".repeat(8_193)],
  ["ten million characters", "too-large", () => "a".repeat(10_000_000)],
  ["algorithm none", "algorithm", () => `${encoded({ alg: "none" })}.${encoded(sessionClaims())}.`],
  ["algorithm None", "algorithm", () => `${encoded({ alg: "None" })}.${encoded(sessionClaims())}.`],
  ["no algorithm", "algorithm", () => `${encoded({ typ: "JWT" })}.${encoded(sessionClaims())}.${encoded("x")}`],
  [
    "HS256 with the public key as its secret",
    "algorithm",
    async () => ofSession({ header: { alg: "HS256" }, key: Buffer.from(await exportSPKI(keys.session.publicKey)) }),
  ],
  [
    "HS256 with the bytes of the public key",
    "algorithm",
    async () => ofSession({ header: { alg: "HS256" }, key: Buffer.from(keys.session.jwk.x!, "base64url") }),
  ],
  ["RS256 by the key of the other generation", "algorithm", () => ofApp()],
  ["another key under a known kid", "signature", () => ofSession({ key: keys.other.privateKey })],
  [
    "its own key in the header",
    "signature",
    () => ofSession({ header: { jwk: keys.other.jwk }, key: keys.other.privateKey }),
  ],
  ["an unknown kid", "unknown-key", () => ofSession({ claims: { ...sessionClaims(), kid: "nobody" } })],
  [
    "an unknown kid in the header, a known one in the payload",
    "unknown-key",
    () => ofSession({ header: { kid: "nobody" } }),
  ],
  [
    "the kid of the other generation's key",
    "unknown-key",
    () => ofSession({ claims: { ...sessionClaims(), kid: "app-1" } }),
  ],
  [
    "a payload that was changed",
    "signature",
    async () => {
      const [header, , signature] = (await ofSession()).split(".");
      return `${header}.${encoded({ ...sessionClaims(), tenantId: userId })}.${signature}`;
    },
  ],
  ["a signature that was cut", "signature", async () => (await ofSession()).slice(0, -4)],
  ["no signature", "signature", async () => `${(await ofSession()).split(".").slice(0, 2).join(".")}.`],
  ["an end that was 61 s ago", "expired", () => ofSession({ claims: { ...sessionClaims(), exp: seconds(-61) } })],
  ["an end long ago", "expired", () => ofSession({ claims: { ...sessionClaims(), exp: 1 } })],
  ["no end", "no-expiry", () => ofSession({ claims: without(sessionClaims(), "exp") })],
  ["an end that no calendar has", "no-expiry", () => ofSession({ claims: { ...sessionClaims(), exp: 1e300 } })],
  ["an end that is text", "malformed", () => ofSession({ claims: { ...sessionClaims(), exp: "tomorrow" as never } })],
  ["a beginning in 61 s", "not-yet-valid", () => ofSession({ claims: { ...sessionClaims(), nbf: seconds(61) } })],
  ["no tenant", "tenant", () => ofSession({ claims: without(sessionClaims(), "tenantId") })],
  ["a tenant that is no UUID", "tenant", () => ofSession({ claims: { ...sessionClaims(), tenantId: "1' OR '1'='1" } })],
  [
    "a tenant with more behind it",
    "tenant",
    () => ofSession({ claims: { ...sessionClaims(), tenantId: `${tenantId}/../x` } }),
  ],
  ["a tenant that is a list", "tenant", () => ofSession({ claims: { ...sessionClaims(), tenantId: [tenantId] } })],
  [
    "a critical header that nobody knows",
    "malformed",
    async () => {
      const header = encoded({ alg: "EdDSA", crit: ["x"], x: 1 });
      return `${header}.${encoded(sessionClaims())}.${encoded("x")}`;
    },
  ],
];

/** No part of a token that is long enough to be told apart may be in an error, however deep one looks. */
function expectNothingOf(token: string, error: unknown): void {
  const shown = `${inspect(error, { depth: 9, showHidden: true })} ${JSON.stringify(error)}`;
  const parts = String(token).split(".");
  expect(parts.filter((part) => part.length > 12 && shown.includes(part))).toEqual([]);
}

describe("generation 1 refuses a token, and shows nothing of it, with", () => {
  test.each(generation1)("%s: %s", async (_, reason, make) => {
    const token = await make();
    const failed = await session()(token).catch((error: unknown) => error);

    expect(failed).toBeInstanceOf(SessionTokenError);
    expect(failed).toMatchObject({ reason, code: "ERR_PLATFORM_SESSION" });
    expectNothingOf(token, failed);
  });
});

const generation2: Case[] = [
  ["another issuer", "issuer", () => ofApp({ claims: { ...appClaims(), iss: "https://evil.test" } })],
  ["an issuer that begins as ours", "issuer", () => ofApp({ claims: { ...appClaims(), iss: `${issuer}.evil.test` } })],
  ["no issuer", "issuer", () => ofApp({ claims: without(appClaims(), "iss") })],
  ["another audience", "audience", () => ofApp({ claims: { ...appClaims(), aud: "another" } })],
  ["other audiences", "audience", () => ofApp({ claims: { ...appClaims(), aud: ["another", `${appId}2`] } })],
  ["no audience", "audience", () => ofApp({ claims: without(appClaims(), "aud") })],
  ["another app id", "app-id", () => ofApp({ claims: { ...appClaims(), "urn:jtl:app_id": "another" } })],
  ["an app id as ours and more", "app-id", () => ofApp({ claims: { ...appClaims(), "urn:jtl:app_id": `${appId}2` } })],
  [
    "the tenant under another name",
    "tenant",
    () => ofApp({ claims: { ...without(appClaims(), "urn:jtl:tenant_id"), tenantId } }),
  ],
  ["another key", "signature", () => ofApp({ key: keys.otherRsa.privateKey })],
  ["EdDSA by the key of the other generation", "algorithm", () => ofSession()],
  [
    "HS256 with the public key as its secret",
    "algorithm",
    async () => ofApp({ header: { alg: "HS256" }, key: Buffer.from(await exportSPKI(keys.app.publicKey)) }),
  ],
  [
    "PS256 by the same key",
    "algorithm",
    async () => `${encoded({ alg: "PS256", kid: "app-1" })}.${(await ofApp()).split(".").slice(1).join(".")}`,
  ],
  ["an end that was 61 s ago", "expired", () => ofApp({ claims: { ...appClaims(), exp: seconds(-61) } })],
];

describe("generation 2 refuses a token, and shows nothing of it, with", () => {
  test.each(generation2)("%s: %s", async (_, reason, make) => {
    const token = await make();
    const failed = await app()(token).catch((error: unknown) => error);

    expect(failed).toMatchObject({ reason });
    expectNothingOf(token, failed);
  });
});

describe("without a key set nobody is let in", () => {
  test.each<[string, () => Response | Promise<Response>]>([
    ["the platform is down", () => Promise.reject(new TypeError("fetch failed"))],
    ["it answers 500", () => new Response(null, { status: 500 })],
    ["it refuses our access token", () => new Response(null, { status: 401 })],
    ["it answers a page", () => new Response("<html>", { headers: { "content-type": "text/html" } })],
    ["it answers something else", () => Response.json({ keys: "none" })],
    ["it sends us elsewhere", () => Response.error()],
  ])("%s", async (_, fail) => {
    const verify = session({ fetch: platform({ fail }).fetch });

    await expect(verify(await ofSession())).rejects.toMatchObject({ reason: "keys-unavailable" });
  });

  test("it does not answer in time", async () => {
    const hang = (_: unknown, init?: RequestInit) =>
      new Promise<Response>((__, reject) =>
        init?.signal?.addEventListener("abort", () => reject(init.signal!.reason as Error)),
      );
    const verify = session({ fetch: hang as typeof globalThis.fetch, timeoutMs: 20 });

    await expect(verify(await ofSession())).rejects.toMatchObject({ reason: "keys-unavailable" });
  });

  test.each<[string, () => Promise<never>]>([
    ["cannot be had", () => Promise.reject(new Error("no token"))],
    ["does not come", () => new Promise<never>(() => {})],
    ["could not be sent, and is in no error", () => Promise.resolve({ value: toSecret("canary\n-access") } as never)],
  ])("our access token %s", async (_, get) => {
    const verify = session({ timeoutMs: 30 }, { tokens: { get, discard: () => {} } });

    const error = (await verify(await ofSession()).catch((thrown: unknown) => thrown)) as Error;

    expect(error).toMatchObject({ reason: "keys-unavailable" });
    expect(inspect(error, { depth: 9, showHidden: true })).not.toContain("canary");
  });

  test("the fetch fails with an error that holds what it sent: the access token is in no error of ours", async () => {
    const sent: unknown[] = [];
    const telling = ((_: unknown, init?: RequestInit) => {
      const headers = Object.fromEntries(new Headers(init?.headers));
      sent.push(headers["authorization"]);
      return Promise.reject(Object.assign(new TypeError("fetch failed"), { request: { headers } }));
    }) as typeof globalThis.fetch;
    const tokens = { get: async () => tokenOf("canary-access"), discard: () => {} };

    const error = (await session(
      { fetch: telling },
      { tokens },
    )(await ofSession()).catch((thrown: unknown) => thrown)) as Error;

    expect(sent).toEqual(["Bearer canary-access"]);
    expect(error).toMatchObject({ reason: "keys-unavailable" });
    expect(String(error.cause)).toBe("Error: The key set cannot be fetched: TypeError");
    expect(inspect(error, { depth: Infinity, showHidden: true })).not.toContain("canary");
  });

  test("our access token is refused: a new one is fetched, once", async () => {
    const given: string[] = [];
    let current = "old";
    const { fetch, asked } = platform();
    const strict = (async (input: unknown, init?: RequestInit) =>
      new Headers(init?.headers).get("authorization") === "Bearer new"
        ? fetch(input as string, init)
        : new Response(null, { status: 401 })) as typeof globalThis.fetch;
    const tokens = {
      get: async () => {
        given.push(current);
        return tokenOf(current);
      },
      discard: () => void (current = "new"),
    };

    await expect(session({ fetch: strict }, { tokens })(await ofSession())).resolves.toMatchObject({ tenantId });
    expect([given, asked]).toEqual([["old", "new"], ["Bearer new"]]);
  });

  test("the access token stays with the platform: a key set that sends us elsewhere is none", async () => {
    const heard: string[] = [];
    const elsewhere = createServer(({ headers }, outgoing) => {
      heard.push(String(headers.authorization));
      outgoing.end('{"keys":[]}');
    }).listen(0, "127.0.0.1");
    const platform = createServer((_, outgoing) => {
      const { port } = elsewhere.address() as AddressInfo;
      outgoing.writeHead(302, { location: `http://127.0.0.1:${port}/keys` }).end();
    }).listen(0, "127.0.0.1");
    await vi.waitFor(() => expect(platform.listening && elsewhere.listening).toBe(true));
    const gatewayUrl = `http://127.0.0.1:${(platform.address() as AddressInfo).port}`;
    const tokens = { get: async () => tokenOf("canary-access"), discard: () => {} };

    const verified = session({ fetch: globalThis.fetch }, { gatewayUrl, tokens })(await ofSession());

    await expect(verified).rejects.toMatchObject({ reason: "keys-unavailable" });
    expect(heard).toEqual([]);
    platform.close();
    elsewhere.close();
  });

  test("an access token that is refused again and again is replaced once", async () => {
    const { fetch, asked } = platform({ fail: () => new Response(null, { status: 401 }) });
    const tokens = { get: async () => tokenOf("canary-access"), discard: () => {} };

    await expect(session({ fetch }, { tokens })(await ofSession())).rejects.toMatchObject({
      reason: "keys-unavailable",
    });

    expect(asked).toHaveLength(2);
  });

  test("the time limit is the one that was given", async () => {
    const hang = (() => new Promise(() => {})) as typeof globalThis.fetch;
    const token = await ofSession();
    const slow = session({ fetch: hang, timeoutMs: 2 ** 31 - 1 })(token).catch(() => "slow");
    const fast = session({ fetch: hang, timeoutMs: 1 })(token).catch(() => "fast");

    expect(await Promise.race([slow, fast])).toBe("fast");
  });

  test("a key set that failed is asked for again after five seconds", async () => {
    let isDown = true;
    const { fetch } = platform();
    const flaky = (async (...all: Parameters<typeof globalThis.fetch>) =>
      isDown ? new Response(null, { status: 503 }) : fetch(...all)) as typeof globalThis.fetch;
    const verify = session({ fetch: flaky });
    vi.useFakeTimers({ toFake: ["performance"] });
    await expect(verify(await ofSession())).rejects.toMatchObject({ reason: "keys-unavailable" });
    isDown = false;

    await expect(verify(await ofSession())).rejects.toMatchObject({ reason: "keys-unavailable" });
    vi.advanceTimersByTime(5_000);

    await expect(verify(await ofSession())).resolves.toMatchObject({ tenantId });
  });

  test.each<[string, () => Response | Promise<Response>]>([
    ["answers an error", () => new Response(null, { status: 429 })],
    ["cannot be reached", () => Promise.reject(new TypeError("fetch failed"))],
  ])("a key set that %s is left alone for a while, however many tokens come", async (_, fail) => {
    const { fetch, asked } = platform({ fail });
    const verify = session({ fetch });

    for (let attempt = 0; attempt < 50; attempt += 1)
      await expect(verify(await ofSession())).rejects.toMatchObject({ reason: "keys-unavailable" });

    expect(asked).toHaveLength(1);
  });
});

test.each([301, 302, 303, 307, 308])(
  "a key set that is somewhere else (%i) is not followed: its host would say whose tokens are good",
  async (status) => {
    let isFollowed = false;
    const elsewhere = createServer((_, response) => {
      isFollowed = true;
      response.end(JSON.stringify({ keys: defaultKeys() }));
    });
    const listen = async (server: Server) => {
      await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
      return `127.0.0.1:${(server.address() as AddressInfo).port}`;
    };
    const host = await listen(elsewhere);
    const gateway = createServer((_, response) =>
      response.writeHead(status, { location: `http://${host}/?canary` }).end(),
    );
    const tokens = { get: async () => tokenOf("canary-access"), discard: () => {} };
    const verify = sessionVerifier(sessionTokens({ gatewayUrl: `http://${await listen(gateway)}`, tokens }), { clock });

    const error = (await verify(await ofSession()).catch((thrown: unknown) => thrown)) as SessionTokenError;
    for (const server of [gateway, elsewhere]) server.close().closeAllConnections();

    expect(error).toMatchObject({ reason: "keys-unavailable" });
    expect(String(error.cause)).toContain(`it answered ${status}, a redirect to ${host}, which is not followed`);
    expect(inspect(error, { depth: Infinity, showHidden: true })).not.toContain("canary");
    expect(isFollowed).toBe(false);
  },
);

test("the key set is kept for a day, by the clock that is handed in, and fetched anew after it", async () => {
  const day = createVirtualClock({ now: NOW });
  const { fetch, asked } = platform();
  const verify = session({ fetch, clock: day, toleranceMs: 200_000_000 });
  await verify(await ofSession());

  await day.advance(86_399_999);
  await verify(await ofSession());
  expect(asked).toHaveLength(1);
  await day.advance(1);
  await verify(await ofSession());
  expect(asked).toHaveLength(2);
});

test("an unknown key has the set fetched once in 30 s, by the clock that is handed in", async () => {
  const virtual = createVirtualClock({ now: NOW });
  const { fetch, asked } = platform();
  const verify = session({ fetch, clock: virtual });
  const unknown = await ofSession({ claims: { ...sessionClaims(), kid: "nobody" } });
  const ask = async () => expect(verify(unknown)).rejects.toMatchObject({ reason: "unknown-key" });

  await ask();
  await virtual.advance(29_999);
  await ask();
  expect(asked).toHaveLength(1);
  await virtual.advance(1);
  await ask();
  expect(asked).toHaveLength(2);
});

test("a key set by plain http to another machine is refused", () => {
  const generation = {
    ...sessionTokens({ gatewayUrl: "https://api.test" }),
    keySetUrl: new URL("http://api.test/keys"),
  };

  expect(() => sessionVerifier(generation)).toThrow("keySetUrl must be https (http only to this machine)");
});

test("while keys are rotated, a token without a kid is tried with each", async () => {
  const both = () => [
    { ...keys.other.jwk, kid: "a", alg: "EdDSA", use: "sig" },
    { ...keys.session.jwk, kid: "b", alg: "EdDSA", use: "sig" },
  ];
  const orders = [both(), both().toReversed()];
  const token = await ofSession({ claims: without(sessionClaims(), "kid") });
  const forged = await ofSession({
    claims: without(sessionClaims(), "kid"),
    key: (await generateKeyPair("Ed25519")).privateKey,
  });

  for (const publish of orders) {
    const verify = session({ fetch: platform({ publish: () => publish }).fetch });
    await expect(verify(token)).resolves.toMatchObject({ tenantId });
    await expect(verify(forged)).rejects.toMatchObject({ reason: "signature" });
  }
});

test("a token for another tenant than the page's is refused, and issuer and audience where they are configured", async () => {
  for (const other of [userId, tenantId.slice(0, -1), tenantId.slice(1), `${tenantId}0`, ""])
    await expect(session()(await ofSession(), { tenantId: other })).rejects.toMatchObject({ reason: "tenant" });
  await expect(session()(await ofSession(), { tenantId: tenantId.toUpperCase() })).resolves.toMatchObject({ tenantId });
  await expect(session({}, { issuer })(await ofSession())).rejects.toMatchObject({ reason: "issuer" });
  await expect(session({}, { audience: appId })(await ofSession())).rejects.toMatchObject({ reason: "audience" });
});

test("no refused token is in its error", async () => {
  const token = await ofSession({ claims: { ...sessionClaims(), exp: 1 } });
  const error = await session()(token).catch((thrown: unknown) => thrown);

  expectNothingOf(token, error);
  expect(inspect(error, { depth: 9, showHidden: true })).not.toContain(userId); // nor who it was about
});

test.each([
  [
    "a gateway by plain http",
    () => sessionTokens({ gatewayUrl: "http://api.test" }),
    "gatewayUrl must be an https address",
  ],
  ["an issuer that is none", () => appTokens({ issuer: "auth", appId }), "issuer must be an https address"],
  ["an empty app id", () => appTokens({ issuer, appId: "" }), "appId must be text"],
  ["a tolerance below 0", () => session({ toleranceMs: -1 }), "toleranceMs must be a number >= 0"],
  ["half a millisecond for the key set", () => session({ timeoutMs: 0.5 }), "timeoutMs must be a whole number"],
])("a verifier is not made with %s", (_, make, message) => {
  expect(make).toThrow(message);
});

test("by default the key set is waited for for five seconds, asked for as JSON, and not asked for again for five more", async () => {
  const virtual = createVirtualClock({ now: NOW });
  const sent: RequestInit[] = [];
  const fetch = ((_url: unknown, init: RequestInit) => {
    sent.push(init);
    return new Promise(() => {});
  }) as never;
  const verify = session({ fetch, clock: virtual });
  const token = await ofSession();
  const ask = () => verify(token).catch((error: SessionTokenError) => error);

  const waiting = ask();
  await virtual.advance(4_999);
  expect(sent[0]!.signal!.aborted).toBe(false);
  await virtual.advance(1);
  expect(await waiting).toMatchObject({ reason: "keys-unavailable" });
  expect(sent[0]!.signal!.aborted).toBe(true);
  expect([new Headers(sent[0]!.headers).get("accept"), sent[0]!.redirect]).toEqual([
    "application/json, application/jwk-set+json",
    "manual",
  ]);
  await virtual.advance(4_999);
  await ask();
  expect(sent).toHaveLength(1);
  await virtual.advance(1);
  void ask();
  await virtual.advance(0);
  expect(sent).toHaveLength(2);
  await virtual.advance(10_000);
});

test.each([
  [undefined, 60],
  [5_000, 5],
])("clocks may differ by so much: %s", async (toleranceMs, most) => {
  const verify = session(toleranceMs === undefined ? {} : { toleranceMs });
  const ofTimes = (exp: number, nbf: number) =>
    ofSession({ claims: { ...sessionClaims(), exp: seconds(exp), nbf: seconds(nbf) } });

  await expect(verify(await ofTimes(1 - most, most))).resolves.toMatchObject({ tenantId });
  await expect(verify(await ofTimes(-most, 0))).rejects.toMatchObject({ reason: "expired" });
  await expect(verify(await ofTimes(60, most + 1))).rejects.toMatchObject({ reason: "not-yet-valid" });
});

test.each(["toleranceMs", "keepKeysMs", "outageKeysMs", "keysCooldownMs"])("%s is a number of at least 0", (name) => {
  for (const value of [-1, Number.NaN, Number.POSITIVE_INFINITY, "5"])
    expect(() => session({ [name]: value })).toThrow(`${name} must be a number >= 0`);
  expect(() => session({ [name]: 0 })).not.toThrow();
});

test("a user that is no text is none, and a kid that is no text is passed over", async () => {
  const claims = { ...sessionClaims(), userId: 7, kid: 7 } as never;

  expect(await session()(await ofSession({ claims }))).toMatchObject({ tenantId, userId: undefined });
});

test("options are known by their names", () => {
  expect(() => session({}, { isuser: "x" })).toThrow("isuser must be a known option");
  expect(() => session({}, { issuer: "x", audience: "y" })).not.toThrow();
  expect(() => appTokens({ issuer, appId, audience: "x" } as never)).toThrow("audience must be a known option");
  expect(() => session({ keysCoolDownMs: 1 } as never)).toThrow("keysCoolDownMs must be a known option");
  expect(() => appTokens({ issuer, appId: "" })).toThrow("appId must be text");
});

test("each reason is told in its own words", () => {
  const reasons: Record<SessionTokenReason, RegExp> = {
    malformed: /a JWT$/,
    "too-large": /at most 8,192 characters$/,
    algorithm: /algorithm must be the pinned one$/,
    "unknown-key": /key must be in the key set$/,
    signature: /signature must be valid$/,
    "no-expiry": /must have an expiry time$/,
    expired: /must not have expired$/,
    "not-yet-valid": /must already be valid$/,
    issuer: /issuer must be the configured one$/,
    audience: /audience must be this app$/,
    "app-id": /app id must be the id of this app$/,
    tenant: /must name the tenant$/,
    "keys-unavailable": /the key set cannot be fetched$/,
  };

  for (const [reason, words] of Object.entries(reasons))
    expect(new SessionTokenError(reason as SessionTokenReason)).toMatchObject({
      reason,
      code: "ERR_PLATFORM_SESSION",
      message: expect.stringMatching(words) as string,
    });
});
