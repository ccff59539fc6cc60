import { expect, test } from "vitest";
import { createSandbox } from "../serve/sandbox.ts";
import { createDemoState } from "../testing/state.ts";
import type { Assumptions } from "../state/assumptions.ts";
import { demo } from "../seed/demo.ts";
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
  ["that is over", { expiresAt: 0 }, {}],
  ["with another way back", {}, { redirectUri: "https://other.test" }],
  ["with another challenge", {}, { challenge: "other" }],
])("a code %s gives no token", (_, row, changes) => {
  const { request, code, sent } = open();
  code(row);

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
