import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { createSandbox } from "../serve/sandbox.ts";
import { createDemoState } from "../testing/state.ts";
import type { Assumptions } from "../state/assumptions.ts";
import { demo } from "../seed/demo.ts";
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
  ["that is over", { expiresAt: 0 }, {}],
  ["with another way back", {}, { redirect_uri: "https://other.test" }],
  ["with another challenge", {}, { code_verifier: `${verifier}v` }],
])("a code %s gives no token", async (_, row, changes) => {
  const { code, exchange } = open();
  code(row);

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
});

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
