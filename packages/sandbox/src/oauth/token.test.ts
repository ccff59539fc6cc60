import { expect, test } from "vitest";
import { createSandbox } from "../serve/sandbox.ts";
import { createDemoState } from "../testing/state.ts";
import type { Assumptions } from "../state/assumptions.ts";
import { defaultSeed, demo } from "../seed/demo.ts";
import { toBase64Url } from "../ground/bytes.ts";
import { answerClient, answerCode, answerRefreshToken } from "./token.ts";

function open(assumptions: Partial<Assumptions> = {}) {
  const state = createDemoState({ assumptions });
  const now = state.clock.now();
  const request = { state, clientId: demo.clientId, now };
  const code = (changes: object = {}) =>
    state.table("codes").set("code", {
      clientId: demo.clientId,
      redirectUri: demo.redirectUri,
      scopes: ["items.read"],
      challenge: "challenge",
      expiresAt: now + 1,
      ...changes,
    });
  const sent = { code: "code", redirectUri: demo.redirectUri, challenge: "challenge" };
  return { state, now, request, code, sent };
}

test("a client gets the scopes that it asks for, or all of its own, and never another", () => {
  const { request } = open();
  const client = { secret: "secret", scopes: ["a", "b"] };

  const answers = ["a", "", "c"].map((asked) => answerClient(request, client, asked).body);

  expect(answers).toMatchObject([{ scope: "a" }, { scope: "a b" }, { error: "invalid_scope" }]);
  expect(answerClient(request, { scopes: ["a"] }, "a").body).toEqual({ error: "unauthorized_client" });
});

test.each<[string, object, object]>([
  ["of another client", { clientId: "other" }, {}],
  ["of another client, that was used", { clientId: "other", used: [] }, {}],
  ["that is over", { expiresAt: 0 }, {}],
  ["that ends now", { expiresAt: "now" }, {}],
  ["with a way back that begins alike", {}, { redirectUri: `${demo.redirectUri}x` }],
  ["with another way back", {}, { redirectUri: "https://other.test" }],
  ["with another challenge", {}, { challenge: "other" }],
])("a code %s gives no token", (_, row, changes) => {
  const { request, code, sent, now } = open();
  code({ ...row, ...((row as { expiresAt?: unknown }).expiresAt === "now" && { expiresAt: now }) });

  expect(answerCode(request, { ...sent, ...changes })).toEqual({ status: 400, body: { error: "invalid_grant" } });
});

test("the second use of a code ends the tokens of the first", () => {
  const { state, now, request, code, sent } = open();
  code();

  const first = answerCode(request, sent).body;
  const before = state.tokens.find(String(first["access_token"]), now);
  const second = answerCode(request, sent);

  expect(before).toBeDefined();
  expect(second.body).toEqual({ error: "invalid_grant" });
  expect(state.tokens.find(String(first["access_token"]), now)).toBeUndefined();
  expect(answerRefreshToken(request, String(first["refresh_token"]), "").status).toBe(400);
  expect([...state.table("oauthRefreshTokens").entries()].map(([key]) => key)).not.toContain(first["refresh_token"]);
});

test("another client that sends a used code ends nothing", () => {
  const { state, now, request, code, sent } = open();
  code();
  const first = answerCode(request, sent).body;

  expect(answerCode({ ...request, clientId: "other" }, sent).status).toBe(400);
  expect(state.tokens.find(String(first["access_token"]), now)).toBeDefined();
});

const form = { client_id: demo.clientId, client_secret: demo.clientSecret };
const ask = (body: object, headers: Record<string, string> = {}, method = "POST") =>
  createSandbox().fetch("https://sandbox.test/oauth2/token", {
    method,
    headers,
    ...(method === "POST" && { body: new URLSearchParams({ ...body }) }),
  });

test.each<[string, object, number, string, string | null]>([
  ["an unknown client", { ...form, client_id: "nobody" }, 401, "invalid_client", "Basic"],
  ["a wrong secret", { ...form, client_secret: `${demo.clientSecret}x` }, 401, "invalid_client", "Basic"],
  ["no secret", { client_id: demo.clientId }, 401, "invalid_client", "Basic"],
  ["a grant of another kind", { ...form, grant_type: "password" }, 400, "unsupported_grant_type", null],
  [
    "a scope beside one that it lacks",
    { ...form, grant_type: "client_credentials", scope: "items.read no" },
    400,
    "invalid_scope",
    null,
  ],
  [
    "an unknown refresh token",
    { ...form, grant_type: "refresh_token", refresh_token: "no" },
    400,
    "invalid_grant",
    null,
  ],
])("%s is refused with the status and the header of OAuth 2.0", async (_, body, status, error, challenge) => {
  const answer = await ask(body);

  expect([answer.status, await answer.json(), answer.headers.get("www-authenticate")]).toEqual([
    status,
    { error },
    challenge,
  ]);
});

test.each([
  [42, false],
  [43, true],
  [128, true],
  [129, false],
])("a verifier of %i characters is looked at: %s", async (length, isLookedAt) => {
  const sandbox = createSandbox();
  const code_verifier = "v".repeat(length);
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(code_verifier)));
  const page = new URLSearchParams({
    response_type: "code",
    client_id: demo.clientId,
    redirect_uri: demo.redirectUri,
    code_challenge: toBase64Url(digest),
    code_challenge_method: "S256",
    decision: "allow",
  });
  const allowed = await sandbox.fetch("https://sandbox.test/oauth2/auth", { method: "POST", body: page });
  const code = new URL(allowed.headers.get("location")!).searchParams.get("code")!;
  const body = new URLSearchParams({
    ...form,
    grant_type: "authorization_code",
    code,
    code_verifier,
    redirect_uri: demo.redirectUri,
  });

  const { status } = await sandbox.fetch("https://sandbox.test/oauth2/token", { method: "POST", body });

  expect(status).toBe(isLookedAt ? 200 : 400);
});

test.each(["a b", "a+b", "a%b", "a:b", "ä"])(
  "the secret %j is read as RFC 6749 writes it in a header",
  async (secret) => {
    const clients = { "an app": { secret, scopes: ["items.read"] } };
    const sandbox = createSandbox({ seed: { ...defaultSeed, clients } });
    const encoded = ["an app", secret].map((part) => new URLSearchParams({ part }).toString().slice("part=".length));
    const send = (credentials: string) =>
      sandbox.fetch("https://sandbox.test/oauth2/token", {
        method: "POST",
        headers: { authorization: `Basic ${btoa(credentials)}` },
        body: new URLSearchParams({ grant_type: "client_credentials" }),
      });

    expect((await send(encoded.join(":"))).status).toBe(200);
    expect((await send(`${encoded[0]}:other`)).status).toBe(401);
  },
);

test("the endpoint of the second generation gives a token where the scope has openid, and that of the first does not know it", async () => {
  const sandbox = createSandbox();
  const ask = async (path: string, scope?: string) => {
    const form = { grant_type: "client_credentials", client_id: demo.clientId, client_secret: demo.clientSecret };
    const body = new URLSearchParams({ ...form, ...(scope !== undefined && { scope }) });
    const answer = await sandbox.fetch(`https://sandbox.test${path}`, { method: "POST", body });
    return (await answer.json()) as Record<string, string>;
  };

  const all = await ask("/oauth/v2/token", "openid");
  const one = await ask("/oauth/v2/token", "items.read openid");
  const refused = [
    await ask("/oauth/v2/token"),
    await ask("/oauth/v2/token", "items.read"),
    await ask("/oauth/v2/token", "openid items.unknown"),
    await ask("/oauth2/token", "openid"),
  ];

  expect(all["scope"]!.split(" ").length).toBeGreaterThan(20);
  expect(one["scope"]).toBe("items.read");
  expect(refused.map(({ error }) => error)).toEqual(Array.from({ length: 4 }, () => "invalid_scope"));
  const found = await sandbox.fetch("https://sandbox.test/.well-known/openid-configuration");
  expect(await found.json()).toMatchObject({ token_endpoint: "https://sandbox.test/oauth/v2/token" });
});

test("a refresh token works again and again, unless they rotate", () => {
  const answers = [false, true].map((rotateRefreshTokens) => {
    const { state, request } = open({ rotateRefreshTokens });
    state.table("oauthRefreshTokens").set("old", { clientId: demo.clientId, scopes: ["a"] });
    return [1, 2].map(() => answerRefreshToken(request, "old", "a"));
  });

  expect(answers.map((each) => each.map(({ status }) => status))).toEqual([
    [200, 200],
    [200, 400],
  ]);
  expect(answers[1]![0]!.body["refresh_token"]).toMatch(/^refresh-/);
});
