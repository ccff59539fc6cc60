import { createVirtualClock } from "@kontor/testing/virtual-clock";
import { exportJWK, generateKeyPair, SignJWT, type JWK } from "jose";
import { systemClock } from "@kontor/http/internal";
import { beforeAll, expect, onTestFinished, test, vi } from "vitest";
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

test.each([
  [99, true],
  [100, true],
  [101, false],
])("a key set of %i keys is taken: %s", async (count, isTaken) => {
  const others = Array.from({ length: count - 1 }, (_, index) => ({ ...jwk, kid: `other-${index}` }));
  const { find } = setUp(() => Response.json({ keys: [...others, jwk] }));

  expect((await find()) === tenantId).toBe(isTaken);
});

test.each([
  [262_144, true],
  [262_145, false],
])("a key set of %i bytes is taken: %s", async (bytes, isTaken) => {
  const text = JSON.stringify({ keys: [jwk] });
  const { find } = setUp(() => new Response(text.padEnd(bytes)));

  expect((await find()) === tenantId).toBe(isTaken);
});

test.each<[VerifierOptions, number]>([
  [{}, 5_000],
  [{ keysCooldownMs: 4_000 }, 4_000],
  [{ keysCooldownMs: 5_001 }, 5_000],
  [{ keysCooldownMs: 0 }, 0],
])(
  "a key set that could not be fetched is asked for again after a pause, which no cooldown makes longer: %j",
  async (options, pauseMs) => {
    const { state, clock, find } = setUp(() => new Response(null, { status: 503 }), options);
    await find();

    if (pauseMs > 0) {
      await clock.advance(pauseMs - 1);
      expect([await find(), state.asked]).toEqual([expect.stringContaining("it failed just now"), 1]);
      await clock.advance(1);
    }
    await find();

    expect(state.asked).toBe(2);
  },
);

test.each<[VerifierOptions, number]>([
  [{}, 86_400_000],
  [{ keepKeysMs: 60_000 }, 60_000],
])("a key set is kept for its time, and then fetched again: %j", async (options, keepMs) => {
  const { state, clock, find } = setUp(() => Response.json({ keys: [jwk] }), options);
  await find();

  await clock.advance(keepMs - 1);
  expect([await find(), state.asked]).toEqual([tenantId, 1]);
  await clock.advance(1);

  expect([await find(), state.asked]).toEqual([tenantId, 2]);
});

test.each<[VerifierOptions, number]>([
  [{}, 30_000],
  [{ keysCooldownMs: 7_000 }, 7_000],
])("an unknown key is looked for again after the cooldown: %j", async (options, cooldownMs) => {
  const { state, clock, find } = setUp(() => Response.json({ keys: [{ ...jwk, kid: "b" }] }), options);
  expect(await find()).toContain("unknown-key");
  const before = state.asked;

  await clock.advance(cooldownMs - 1);
  expect([await find(), state.asked]).toEqual([expect.stringContaining("unknown-key"), before]);
  await clock.advance(1);
  state.answer = () => Response.json({ keys: [jwk] });

  expect([await find(), state.asked]).toEqual([tenantId, before + 1]);
});

test.each([200, 503])("an answer of %i leaves neither a timer nor a body that nobody reads", async (status) => {
  const cancel = vi.fn();
  const body = () =>
    status === 200
      ? JSON.stringify({ keys: [jwk] })
      : new ReadableStream({ cancel, pull: () => new Promise(() => {}) });
  const set = vi.spyOn(globalThis, "setTimeout");
  const clear = vi.spyOn(globalThis, "clearTimeout");
  onTestFinished(() => void vi.restoreAllMocks());
  const { find } = setUp(() => new Response(body(), { status }), { clock: systemClock });

  await find();

  const limits = set.mock.results.filter((_, index) => set.mock.calls[index]![1] === 5_000);
  expect(limits).toHaveLength(1);
  expect(clear.mock.calls.flat()).toContain(limits[0]!.value);
  expect(cancel).toHaveBeenCalledTimes(status === 200 ? 0 : 1);
});
