import { buildControlReply, type Answer } from "../control/routes.ts";
import type { PlatformState } from "../platform/state.ts";
import { toBase64Url } from "../ground/bytes.ts";

/** Generation 1: session tokens, EdDSA. Generation 2: app tokens, RS256. */
export type TokenGeneration = 1 | 2;

const RSA = { name: "RSASSA-PKCS1-v1_5", hash: "SHA-256" };
const kinds = {
  1: { alg: "EdDSA", algorithm: { name: "Ed25519" }, generate: { name: "Ed25519" }, kid: "session-1" },
  2: {
    alg: "RS256",
    algorithm: RSA,
    generate: { ...RSA, modulusLength: 2_048, publicExponent: new Uint8Array([1, 0, 1]) },
    kid: "app-1",
  },
} as const;

const making = new WeakMap<PlatformState, Partial<Record<TokenGeneration, Promise<JsonWebKey>>>>();

/** The private key of a generation. It is made when it is first needed, and kept with the other tables. */
async function findKey(state: PlatformState, generation: TokenGeneration): Promise<JsonWebKey> {
  const { kid, generate } = kinds[generation];
  const kept = state.table("signingKeys").get(kid);
  if (kept) return kept as JsonWebKey;
  const underWay = making.get(state) ?? {};
  making.set(state, underWay);
  underWay[generation] ??= (async () => {
    const pair = await crypto.subtle.generateKey(generate as RsaHashedKeyGenParams, true, ["sign", "verify"]);
    return crypto.subtle.exportKey("jwk", (pair as CryptoKeyPair).privateKey);
  })();
  const key = await underWay[generation];
  state.table("signingKeys").set(kid, { ...key });
  return key;
}

const PUBLIC = ["kty", "crv", "x", "n", "e"];

export async function buildKeySet(state: PlatformState, generation: TokenGeneration): Promise<{ keys: object[] }> {
  const fields = Object.entries(await findKey(state, generation)).filter(([name]) => PUBLIC.includes(name));
  const { kid, alg } = kinds[generation];
  return { keys: [{ ...Object.fromEntries(fields), kid, alg, use: "sig" }] };
}

/** Makes the token with which the host proves to a page which merchant uses it. */
export async function createSessionToken(
  state: PlatformState,
  { generation, ...of }: { generation: TokenGeneration; tenantId: string; app: string; issuer: string },
): Promise<string> {
  const { alg, algorithm, kid } = kinds[generation];
  const jwk = await findKey(state, generation);
  const exp = Math.floor((state.clock.now() + state.assumptions.sessionTokenLifetimeMs) / 1000);
  const header = { alg, typ: "JWT", ...(generation === 2 && { kid }) };
  const claims =
    generation === 1
      ? { exp, userId: state.random.uuid(), tenantId: of.tenantId, kid } // kid in the payload (documented)
      : { iss: of.issuer, exp, aud: [of.app], "urn:jtl:app_id": of.app, "urn:jtl:tenant_id": of.tenantId };
  const parts = [header, claims].map((part) => toBase64Url(new TextEncoder().encode(JSON.stringify(part))));
  const signed = parts.join(".");
  const key = await crypto.subtle.importKey("jwk", jwk, algorithm, false, ["sign"]);
  const signature = await crypto.subtle.sign(algorithm.name, key, new TextEncoder().encode(signed));
  return `${signed}.${toBase64Url(new Uint8Array(signature))}`;
}

/** Lists the routes of the key sets by which apps verify session tokens. The set of generation 1 needs an access token (observed). */
export function listKeySetRoutes(state: PlatformState): [string, Answer][] {
  const first: Answer = async ({ headers }) => {
    const [, token = ""] = /^Bearer (\S+)$/i.exec(headers.get("authorization") ?? "") ?? [];
    const isApp = state.tokens.find(token, state.clock.now())?.kind === "erp";
    if (isApp) return buildControlReply(await buildKeySet(state, 1));
    const refusal = buildControlReply({ error: "unauthorized" }, 401);
    return { ...refusal, headers: { ...refusal.headers, "www-authenticate": "Bearer" } };
  };
  return [
    ["GET /account/.well-known/jwks.json", first],
    [
      "GET /.well-known/openid-configuration",
      ({ url }) => {
        const issuer = new URL(url).origin;
        const [jwks_uri, token_endpoint] = ["keys", "token"].map((name) => `${issuer}/oauth/v2/${name}`);
        return buildControlReply({ issuer, jwks_uri, token_endpoint });
      },
    ],
    ["GET /oauth/v2/keys", async () => buildControlReply(await buildKeySet(state, 2))],
  ];
}
