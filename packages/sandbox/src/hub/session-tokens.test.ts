import { expect, test } from "vitest";
import { createPlatformState } from "../platform/state.ts";
import { realClock } from "../seed/clock.ts";
import { defaultSeed, demo } from "../seed/seed.ts";
import { buildKeySet, createSessionToken, type TokenGeneration } from "./session-tokens.ts";

const startAt = new Date("2026-02-11T08:00:00Z");

const decode = (part: string) => JSON.parse(Buffer.from(part, "base64url").toString()) as Record<string, unknown>;

async function make(generation: TokenGeneration) {
  const state = createPlatformState({ seed: defaultSeed, assumptions: {}, startAt, clock: realClock, randomSeed: 1 });
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
