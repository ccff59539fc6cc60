import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { createSandbox } from "../serve/sandbox.ts";
import { createDemoState } from "../testing/state.ts";
import type { Assumptions } from "../state/assumptions.ts";
import { defaultSeed, demo } from "../seed/demo.ts";
import { answerTokenRequest } from "./token.ts";
import { readCall } from "../platform/call.ts";

const verifier = "v".repeat(43);
const challenge = createHash("sha256").update(verifier).digest("base64url");

function open(assumptions: Partial<Assumptions> = {}) {
  const state = createDemoState({ assumptions });
  const now = state.clock.now();
  const code = (changes: object = {}) =>
    state.table("codes").set("code", {
      clientId: demo.clientId,
      redirectUri: demo.redirectUri,
      scopes: ["items.read"],
      challenge,
      expiresAt: now + 60_000,
      ...changes,
    });
  const ask = async (grant_type: string, fields: Record<string, string>) => {
    const credentials = { client_id: demo.clientId, client_secret: demo.clientSecret };
    const body = new URLSearchParams({ grant_type, ...credentials, ...fields });
    const call = readCall(new Request("https://sandbox.test/oauth2/token", { method: "POST", body }));
    const reply = await answerTokenRequest(call, state);
    return { status: reply.status, body: JSON.parse(String(reply.body)) as Record<string, string> };
  };
  const sent = { code: "code", redirect_uri: demo.redirectUri, code_verifier: verifier };
  const exchange = (changes: object = {}) => ask("authorization_code", { ...sent, ...changes });
  const refresh = (refresh_token: string, scope = "") => ask("refresh_token", { refresh_token, scope });
  return { state, now, code, ask, exchange, refresh };
}

test("a client gets the scopes that it asks for, or all of its own, and never another", async () => {
  const { state, ask } = open();
  state.table("clients").set("own", { secret: "secret", scopes: ["a", "b"] });
  state.table("clients").set("public", { scopes: ["a"] });
  const askAs = async (client_id: string, scope: string) =>
    (await ask("client_credentials", { client_id, client_secret: "secret", scope })).body;

  expect(await askAs("own", "a")).toMatchObject({ scope: "a" });
  expect(await askAs("own", "")).toMatchObject({ scope: "a b" });
  expect(await askAs("own", "c")).toEqual({ error: "invalid_scope" });
  expect(await askAs("public", "a")).toEqual({ error: "unauthorized_client" });
});

test.each<[string, object, object]>([
  ["of another client", { clientId: "other" }, {}],
  ["of another client, that was used", { clientId: "other", used: [] }, {}],
  ["that is over", { expiresAt: 0 }, {}],
  ["that ends now", { expiresAt: "now" }, {}],
  ["with a way back that begins alike", {}, { redirect_uri: `${demo.redirectUri}x` }],
  ["with another way back", {}, { redirect_uri: "https://other.test" }],
  ["with another challenge", {}, { code_verifier: `${verifier}v` }],
])("a code %s gives no token", async (_, row, changes) => {
  const { code, exchange, now } = open();
  code({ ...row, ...((row as { expiresAt?: unknown }).expiresAt === "now" && { expiresAt: now }) });

  expect(await exchange(changes)).toEqual({ status: 400, body: { error: "invalid_grant" } });
});

test("the second use of a code ends the tokens of the first", async () => {
  const { state, now, code, exchange, refresh } = open();
  code();

  const first = (await exchange()).body;
  const before = state.tokens.find(String(first["access_token"]), now);
  const second = await exchange();

  expect(before).toBeDefined();
  expect(second.body).toEqual({ error: "invalid_grant" });
  expect(state.tokens.find(String(first["access_token"]), now)).toBeUndefined();
  expect((await refresh(String(first["refresh_token"]))).status).toBe(400);
  expect([...state.table("oauthRefreshTokens").entries()].map(([key]) => key)).not.toContain(first["refresh_token"]);
});

test("another client that sends a used code ends nothing", async () => {
  const { state, now, code, exchange } = open();
  state.table("clients").set("other", { secret: "secret", scopes: ["items.read"] });
  code();
  const first = (await exchange()).body;

  expect((await exchange({ client_id: "other", client_secret: "secret" })).status).toBe(400);
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
  const page = new URLSearchParams({
    response_type: "code",
    client_id: demo.clientId,
    redirect_uri: demo.redirectUri,
    code_challenge: createHash("sha256").update(code_verifier).digest("base64url"),
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

test.each<[rotateRefreshTokens: boolean, asked: string[], given: (string | undefined)[]]>([
  [true, ["a", ""], ["a", "a ab b"]],
  [true, ["ab", "b a"], ["ab", "b a"]],
  [true, ["c", "a"], [undefined, "a"]],
  [false, ["a", ""], ["a", "a ab b"]],
])("a refresh with fewer scopes takes none from the next one (rotated: %s): %j gives %j", async (...row) => {
  const [rotateRefreshTokens, asked, given] = row;
  const { state, refresh } = open({ rotateRefreshTokens });
  state.table("oauthRefreshTokens").set("old", { clientId: demo.clientId, scopes: ["a", "ab", "b"] });

  const first = await refresh("old", asked[0]);
  const second = await refresh(first.body["refresh_token"] ?? "old", asked[1]);

  expect([first.body["scope"], second.body["scope"]]).toEqual(given);
});

test.each([
  [false, [200, 200]],
  [true, [200, 400]],
])("a refresh token works again and again, unless they rotate: %s", async (rotateRefreshTokens, statuses) => {
  const { state, refresh } = open({ rotateRefreshTokens });
  state.table("oauthRefreshTokens").set("old", { clientId: demo.clientId, scopes: ["a"] });

  const answers = [await refresh("old", "a"), await refresh("old", "a")];

  expect(answers.map(({ status }) => status)).toEqual(statuses);
  const next = answers[0]!.body["refresh_token"];
  expect(next === undefined || next.startsWith("refresh-")).toBe(true);
  expect(next !== undefined).toBe(rotateRefreshTokens);
});
