import { expect, test } from "vitest";
import { Secret } from "@kontor/http";
import { createVirtualClock } from "@kontor/testing/virtual-clock";
import { cached, type CachedOptions } from "./cached.ts";
import { TokenError } from "./error.ts";
import { clientCredentials } from "./oauth/client.ts";
import { refreshExchange } from "./refresh-exchange.ts";
import type { TokenGrant, TokenSource } from "./token.ts";
import { memoryTokenStore, customTokenStore } from "./shared-store.ts";

const sources: [string, (grant: TokenGrant, options: CachedOptions) => TokenSource][] = [
  ["cached()", cached],
  ["cached() with a store", (grant, options) => cached(grant, { ...options, store: memoryTokenStore() })],
];

/** A grant whose tokens live so long, and how often it was called. */
function grantOf(clock: ReturnType<typeof createVirtualClock>, lifeMs: number) {
  const calls: number[] = [];
  const grant: TokenGrant = Object.assign(
    async () => {
      calls.push(clock.monotonicMs());
      return { value: new Secret(`t${calls.length}`), expiresAt: new Date(clock.now() + lifeMs), lifeMs };
    },
    { identity: () => ["app"] },
  );
  return { grant, calls };
}

test.each(sources)("%s reuses a token by default while it lives longer than a minute", async (_, open) => {
  const clock = createVirtualClock();
  const { grant, calls } = grantOf(clock, 600_000);
  const tokens = open(grant, { clock });
  const first = await tokens.get();

  await clock.advance(600_000 - 195_001); // It may be renewed early, beside the calls; here nothing is due yet.
  expect(await tokens.get()).toBe(first);
  expect(calls).toHaveLength(1);
  await clock.advance(195_001 - 60_000);
  const next = await tokens.get();

  expect(next.value.reveal()).toBe("t2");
  expect(calls).toHaveLength(2);
});

test.each(sources)(
  "%s makes five calls for refused tokens in a minute by default: half of the quota of ten",
  async (_, open) => {
    const clock = createVirtualClock();
    const { grant, calls } = grantOf(clock, 3_600_000);
    const tokens = open(grant, { clock, maxWaitMs: 0 });
    const refuse = async () => tokens.discard(await tokens.get());
    const ends = Promise.withResolvers<void>();
    void (async () => {
      for (let call = 0; call < 30; call += 1) await refuse().catch(() => {});
      ends.resolve();
    })();
    await clock.advance(59_000);
    await ends.promise;
    expect(calls.length).toBe(5);
  },
);

test.each([
  [undefined, 10_000],
  [3_000, 3_000],
])("a call without a token waits for the endpoint for so long: %s", async (maxWaitMs, waitsMs) => {
  for (const [retryAfterMs, isServed] of [
    [waitsMs, true],
    [waitsMs + 1, false],
  ] as const) {
    const clock = createVirtualClock();
    let calls = 0;
    const grant: TokenGrant = async () => {
      calls += 1;
      if (calls === 1) throw new TokenError("any grant", "no", { status: 429, retryAfterMs });
      return { value: new Secret("t"), expiresAt: new Date(8.64e15) };
    };
    const options = { clock, ...(maxWaitMs !== undefined && { maxWaitMs }) };
    const got = cached(grant, options)
      .get()
      .then(
        () => true,
        () => false,
      );

    await clock.advance(60_000);
    expect([retryAfterMs, await got]).toEqual([retryAfterMs, isServed]);
  }
});

test.each([
  [undefined, 10_000],
  [1_000, 5_000],
  [7_000, 7_000],
])(
  "a call that waits for another process waits for maxWaitMs, and for 5 s at least: %s",
  async (maxWaitMs, waitsMs) => {
    const clock = createVirtualClock();
    const { grant } = grantOf(clock, 3_600_000);
    const asked = Promise.withResolvers<void>();
    const update = () => {
      asked.resolve();
      return new Promise<never>(() => {});
    };
    const store = { get: async () => undefined, update };
    let said = "";
    void cached(grant, { store: customTokenStore(store), clock, ...(maxWaitMs !== undefined && { maxWaitMs }) })
      .get()
      .catch((error: Error) => (said = error.message));
    await asked.promise; // Its key is computed beside the clock.

    await clock.advance(waitsMs - 1);
    expect(said).toBe("");
    await clock.advance(1);

    expect(said).toContain(`another process has not ended its own call within ${waitsMs} ms`);
  },
);

const given = { authUrl: "https://auth.test", clientId: "i", clientSecret: "s" };

test.each([
  ["refreshExchange()", (more: object) => refreshExchange({ baseUrl: "https://a.test", refreshToken: "r", ...more })],
  ["clientCredentials()", (more: object) => clientCredentials({ ...given, ...more })],
])("%s waits ten seconds for an answer by default, or as long as it is told to", async (_, make) => {
  for (const timeoutMs of [undefined, 2_500]) {
    const clock = createVirtualClock();
    let isAborted = false;
    const fetch = (_url: unknown, init?: RequestInit) =>
      new Promise<never>((_resolve, reject) =>
        init!.signal!.addEventListener("abort", () => {
          isAborted = true;
          reject(init!.signal!.reason as Error);
        }),
      );
    const ended = make({ fetch, clock, ...(timeoutMs !== undefined && { timeoutMs }) })({}).catch(
      (error: Error) => error.name,
    );

    await clock.advance((timeoutMs ?? 10_000) - 1);
    expect(isAborted).toBe(false);
    await clock.advance(1);
    expect([isAborted, await ended]).toEqual([true, "TokenError"]);
  }
});

test("by default a secret goes into the header, to the first authorization server, and no scope is asked for", async () => {
  const sent: [string, string | null, string][] = [];
  const fetch = async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init);
    sent.push([request.url, request.headers.get("authorization"), await request.text()]);
    return Response.json({ access_token: "t", token_type: "bearer", expires_in: 60 });
  };

  await clientCredentials({ ...given, fetch })({});
  await clientCredentials({ ...given, fetch, generation: 2, authentication: "post" })({});

  expect(sent).toEqual([
    ["https://auth.test/oauth2/token", `Basic ${btoa("i:s")}`, "grant_type=client_credentials"],
    ["https://auth.test/oauth/v2/token", null, expect.stringMatching(/scope=openid/)],
  ]);
  expect(sent[1]![2]).toContain("client_secret=s");
});
