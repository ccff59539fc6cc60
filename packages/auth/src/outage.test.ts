import { createHash } from "node:crypto";
import { beforeEach, expect, test, vi } from "vitest";
import type { Fetch } from "@kontor/http";
import { createVirtualClock, type VirtualClock } from "@kontor/testing/virtual-clock";
import { cached } from "./cached.ts";
import { clientCredentials } from "./oauth/client.ts";
import { refreshExchange } from "./refresh-exchange.ts";
import { memoryTokenStore } from "./shared-store.ts";
import type { TokenGrant, TokenSource } from "./token.ts";

const NOW = Date.parse("2026-03-01T10:00:00Z");
const SINCE = String.raw`2026-03-01T10:00:\d\d\.\d{3}Z`; // The first call fails in the first minute, and the others later.

/** A key is hashed on another thread, at its own pace, and the time of a test is faster. */
beforeEach(() => {
  const digest = async (_: unknown, bytes: unknown) =>
    new Uint8Array(
      createHash("sha256")
        .update(bytes as Uint8Array)
        .digest(),
    ).buffer;
  vi.spyOn(crypto.subtle, "digest").mockImplementation(digest);
});

type Send = () => Promise<Response>;

const silent = (init: RequestInit | undefined) =>
  new Promise<Response>((_, reject) => init!.signal!.addEventListener("abort", () => reject(init!.signal!.reason)));
const broken = (code: string) => () => Promise.reject(new TypeError("fetch failed", { cause: { code } }));
const answering = (status: number, body: object) => async () => Response.json(body, { status });
const page = (status: number) => async () =>
  new Response("<html>", { status, headers: { "content-type": "text/html" } });

/** Makes a grant whose endpoint gives these answers, the last one again and again. `undefined` is no answer. */
function grantOf(clock: VirtualClock, answers: (Send | undefined)[], isOAuth = false): TokenGrant {
  const fetch: Fetch = async (_, init) => {
    const send = answers.length > 1 ? answers.shift() : answers[0];
    return send ? send() : silent(init);
  };
  const shared = { fetch, clock };
  return isOAuth
    ? clientCredentials({ authUrl: "https://auth.test", clientId: "c", clientSecret: "canary", ...shared })
    : refreshExchange({ baseUrl: "https://channel.test", refreshToken: "canary", ...shared });
}

/** What a call of a source fails with. */
async function ask(clock: VirtualClock, tokens: TokenSource): Promise<Error> {
  let failed: Error | undefined;
  tokens.get().catch((error: Error) => (failed = error));
  for (let seconds = 0; seconds < 30 && !failed; seconds += 1) {
    await clock.advance(1_000);
  }
  return failed!;
}

test.each<[string, (Send | undefined)[], string, Partial<{ status: number; isFinal: boolean; isOAuth: boolean }>]>([
  ["never answers", [undefined], "no answer came", {}],
  ["never answers an OAuth 2.0 client", [undefined], "no answer came", { isOAuth: true }],
  ["resets the connection", [broken("ECONNRESET")], "no answer came", {}],
  ["has no name", [broken("ENOTFOUND")], "no answer came", {}],
  ["answers 503", [answering(503, {})], "answered 503", { status: 503 }],
  ["answers 502 with a page", [page(502)], "answered 502", { status: 502 }],
  ["answers a page", [page(200)], "its answer could not be read", { status: 200 }],
  ["answers no token", [answering(200, {})], "its answer could not be read", { status: 200 }],
  [
    "refuses the credential",
    [answering(401, { error: "invalid_client" })],
    "answered 401 invalid_client",
    { status: 401, isFinal: true, isOAuth: true },
  ],
  ["answers 429", [answering(429, {})], "answered 429", { status: 429 }],
  ["answers 429 once and then never", [answering(429, {}), undefined], "no answer came", {}],
  ["never answers and then 503", [undefined, answering(503, {})], "answered 503", { status: 503 }],
])(
  "while a token endpoint that %s is left alone, every process says so, and since when",
  async (_, answers, problem, { status, isFinal = false, isOAuth }) => {
    const clock = createVirtualClock({ now: NOW });
    const store = memoryTokenStore();
    const alone = cached(grantOf(clock, [...answers], isOAuth), { clock, maxWaitMs: 0 });
    const grant = grantOf(clock, [...answers], isOAuth);
    const [one, other] = [0, 1].map(() => cached(grant, { clock, maxWaitMs: 0, store }));
    for (let calls = 0; calls < 3; calls += 1) {
      await ask(clock, alone);
      await ask(clock, one!);
      await clock.advance(60_000);
    }
    await ask(clock, alone);
    await ask(clock, one!);

    for (const tokens of [alone, one!, other!]) {
      const error = await ask(clock, tokens);
      expect(error.message).toMatch(new RegExp(`the token endpoint has given no token since ${SINCE}: `));
      expect(error.message).toContain(problem);
      expect(error.message).not.toMatch(/canary/);
      if (status !== 429) expect(error.message).not.toMatch(/429|quota/);
      expect(error).toMatchObject({ status, isFinal, retryAfterMs: expect.any(Number) as number });
    }
  },
);

test("a quota that is used up by tokens that came is told as one, with and without a store", async () => {
  const clock = createVirtualClock({ now: NOW });
  for (const more of [{}, { store: memoryTokenStore() }]) {
    const grant = grantOf(clock, [answering(200, { authToken: "t", expiresIn: 2 })]);
    const tokens = cached(grant, { clock, maxWaitMs: 0, quota: { requests: 2, perSeconds: 600 }, ...more });
    for (let calls = 0; calls < 2; calls += 1) {
      await tokens.get();
      await clock.advance(3_000);
    }

    await expect(tokens.get()).rejects.toMatchObject({ status: 429, message: expect.stringMatching("is used up") });
  }
});

test("an outage begins anew after a token came, also where another process got it", async () => {
  const clock = createVirtualClock({ now: NOW });
  const store = memoryTokenStore();
  const fine = answering(200, { authToken: "t", expiresIn: 20 });
  const grant = grantOf(clock, [
    answering(503, {}),
    fine,
    async () => new Response(null, { status: 500, headers: { "retry-after": "60" } }),
  ]);
  const [one, other] = [0, 1].map(() => cached(grant, { clock, maxWaitMs: 0, store }));
  await ask(clock, one!);
  await clock.advance(20_000);
  await other!.get();
  await clock.advance(30_000);
  const from = clock.now();
  await ask(clock, other!);

  for (const tokens of [one!, other!]) {
    const { message } = await ask(clock, tokens);
    const since = /no token since (\S+Z): (?:the token endpoint|it) answered 500/.exec(message)?.[1];
    expect([0, 1_000]).toContain(Date.parse(since!) - from);
  }
});

test("what a store holds of an outage is shown only where it looks like the name of one", async () => {
  const clock = createVirtualClock({ now: NOW });
  const store = memoryTokenStore();
  const tokens = cached(grantOf(clock, [broken("ECONNREFUSED")]), { clock, maxWaitMs: 0, store });
  await ask(clock, tokens);
  const tampered = ["see https://x.test/?key=canary", "canary canary", "", "x".repeat(41)];

  for (const failure of tampered) {
    const other = cached(grantOf(clock, [undefined]), {
      clock,
      maxWaitMs: 0,
      store: {
        ...store,
        get: store.get,
        update: (key, renew) =>
          store.update(key, async (row) =>
            renew({ ...row!, endpoint: { ...row!.endpoint!, notBefore: 8e14, failure } }),
          ),
      },
    });
    expect((await ask(clock, other)).message).toContain("Z: its last call failed");
  }
});
