import { expect, test } from "vitest";
import { createDemoState } from "../testing/state.ts";
import { demo } from "../seed/demo.ts";
import { buildKeySet, createSessionToken, type TokenGeneration, listKeySetRoutes } from "./session-tokens.ts";
import { buildResponse, readCall } from "../platform/call.ts";

const startAt = new Date("2026-02-11T08:00:00Z");

const decode = (part: string) => JSON.parse(Buffer.from(part, "base64url").toString()) as Record<string, unknown>;

async function make(generation: TokenGeneration) {
  const state = createDemoState({ startAt });
  const facts = { generation, tenantId: demo.tenantId, app: "app", issuer: "https://hub.test" };
  const [header = "", claims = "", signature = ""] = (await createSessionToken(state, facts)).split(".");
  const { keys } = await buildKeySet(state, generation);
  return { header, claims, signature, key: keys[0] as JsonWebKey & { kid: string } };
}

test("a session token names its key in the payload, an app token in the header; each ends after five minutes", async () => {
  const [session, app] = [await make(1), await make(2)];
  const exp = startAt.getTime() / 1000 + 300;

  expect(decode(session.header)).toEqual({ alg: "EdDSA", typ: "JWT" });
  expect(decode(session.claims)).toMatchObject({ exp, tenantId: demo.tenantId, kid: session.key.kid });
  expect(decode(app.header)).toEqual({ alg: "RS256", typ: "JWT", kid: app.key.kid });
  expect(decode(app.claims)).toMatchObject({ exp, iss: "https://hub.test", aud: ["app"] });
});

test.each<[TokenGeneration, { name: string; hash?: string }]>([
  [1, { name: "Ed25519" }],
  [2, { name: "RSASSA-PKCS1-v1_5", hash: "SHA-256" }],
])("the published key of generation %i verifies the token", async (generation, algorithm) => {
  const { header, claims, signature, key } = await make(generation);
  const publicKey = await crypto.subtle.importKey("jwk", key, algorithm, false, ["verify"]);
  const verify = (text: string) =>
    crypto.subtle.verify(algorithm.name, publicKey, Buffer.from(signature, "base64url"), Buffer.from(text));

  expect([await verify(`${header}.${claims}`), await verify(`${header}.${claims}x`)]).toEqual([true, false]);
});

function open() {
  const state = createDemoState();
  const routes = new Map(listKeySetRoutes(state));
  const send = async (path: string, headers: Record<string, string> = {}) =>
    buildResponse(await routes.get(`GET ${path}`)!(readCall(new Request(`http://x.test${path}`, { headers }))));
  const issue = (kind: "erp" | "channel") =>
    state.tokens.issue({ subject: "x", kind, scopes: [], expiresAt: state.clock.now() + 3_600_000 });
  const get = (authorization?: string) =>
    send("/account/.well-known/jwks.json", authorization ? { authorization } : {});
  return { send, issue, get };
}

test("the key set of generation 1 needs a token of the ERP, in whichever case the scheme is written", async () => {
  const { issue, get } = open();

  const statuses = await Promise.all(
    [undefined, "Bearer unknown", `Bearer ${issue("channel")}`, `Bearer ${issue("erp")}`, `bearer ${issue("erp")}`].map(
      async (authorization) => (await get(authorization)).status,
    ),
  );

  expect(statuses).toEqual([401, 401, 401, 200, 200]);
  expect((await get()).headers.get("www-authenticate")).toBe("Bearer");
});

test("the key set of generation 2 is public, and no set holds a private part", async () => {
  const { send, issue, get } = open();

  const sets = [await get(`Bearer ${issue("erp")}`), await send("/oauth/v2/keys")];
  const keys = await Promise.all(sets.map(async (each) => ((await each.json()) as { keys: object[] }).keys));

  expect(keys).toMatchObject([[{ alg: "EdDSA" }], [{ alg: "RS256" }]]);
  expect(keys.flat().flatMap((key) => Object.keys(key))).not.toContain("d");
});
