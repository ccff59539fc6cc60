import { createVirtualClock } from "@kontor/testing/virtual-clock";
import { exportJWK, generateKeyPair, SignJWT, type JWK } from "jose";
import { beforeAll, expect, test } from "vitest";
import { sessionTokens } from "./tokens.ts";
import { sessionVerifier, type VerifierOptions } from "./verify.ts";

const NOW = Date.parse("2026-02-11T08:00:00Z");
const tenantId = "6f2b4c1e-8a6d-4a57-9d0c-2f5e7b1c9a34";
let jwk: JWK;
let token: string;
beforeAll(async () => {
  const { publicKey, privateKey } = await generateKeyPair("Ed25519");
  jwk = { ...(await exportJWK(publicKey)), kid: "a" };
  const claims = { tenantId, aud: "app", exp: NOW / 1000 + 864_000 };
  token = await new SignJWT(claims).setProtectedHeader({ alg: "EdDSA", kid: "a" }).sign(privateKey);
});

/** A verifier whose key set is what `answer` gives at the moment. */
function setUp(answer: () => Response, options: VerifierOptions = {}) {
  const state = { answer, asked: 0 };
  const clock = createVirtualClock({ now: NOW });
  const fetch = async () => ((state.asked += 1), state.answer());
  const generation = sessionTokens({ gatewayUrl: "https://api.test", audience: "app" });
  const verify = sessionVerifier(generation, { fetch, clock, ...options });
  const find = () =>
    verify(token).then(
      ({ tenantId }) => tenantId,
      ({ reason, cause }) => `${reason}: ${cause}`,
    );
  return { state, clock, find };
}

test.each<[VerifierOptions, number]>([
  [{}, 172_800_000],
  [{ outageKeysMs: 60_000 }, 86_460_000],
  [{ outageKeysMs: 0 }, 86_400_000],
])("while the key set cannot be fetched, its kept keys end after a bounded time: %j", async (options, end) => {
  const { state, clock, find } = setUp(() => Response.json({ keys: [jwk] }), options);
  expect(await find()).toBe(tenantId);

  state.answer = () => Response.json({ keys: "none" });
  await clock.advance(end - 1);
  expect(await find()).toBe(tenantId);
  await clock.advance(1);
  expect(await find()).toContain("keys-unavailable");
  state.answer = () => Response.json({ keys: [jwk] });
  await clock.advance(5_000);
  expect(await find()).toBe(tenantId);
});

test.each<[string, () => Response, string]>([
  [
    "has no end",
    () => new Response(new ReadableStream({ pull: (it) => it.enqueue(new Uint8Array(65_536)) })),
    "it is longer than 262144 bytes",
  ],
  ["has 101 keys", () => Response.json({ keys: Array.from({ length: 101 }, () => jwk) }), "it has more than 100 keys"],
])("a key set that %s is none, and is left alone for a while", async (_, answer, problem) => {
  const { state, find } = setUp(answer);

  expect(await find()).toContain(`keys-unavailable: Error: The key set cannot be fetched: ${problem}`);
  expect(await find()).toContain("it failed just now");
  expect(state.asked).toBe(1);
});
