import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { Secret, toSecret } from "@kontor/http";
import { createVirtualClock } from "@kontor/testing/virtual-clock";
import { cached } from "./cached.ts";
import { TokenError, markGoingOn } from "./error.ts";
import { clientCredentials } from "./oauth/client.ts";
import { refreshGrant } from "./oauth/refresh-grant.ts";
import { refreshExchange } from "./refresh-exchange.ts";
import type { Token, TokenGrant } from "./token.ts";
import { computeGrantKey, memoryTokenStore } from "./shared-store.ts";

function tokenUntil(ms: number): Token {
  return { value: new Secret(`token until ${ms}`), expiresAt: new Date(ms) };
}

test("cached() shares one call among those that arrive while it runs", async () => {
  const fetchToken = vi.fn(async () => tokenUntil(3_600_000));
  const tokens = cached(fetchToken, { clock: createVirtualClock({ now: 0 }) });

  const all = await Promise.all(Array.from({ length: 50 }, () => tokens.get()));

  expect(new Set(all).size).toBe(1);
  expect(fetchToken).toHaveBeenCalledTimes(1);
});

test.each([
  [60_001, 1],
  [60_000, 2],
  [59_999, 2],
])("cached() reuses a token that lives for more than 60 s: %i ms left, %i calls", async (left, calls) => {
  const clock = createVirtualClock({ now: 0 });
  const ends = [61_000, 3_600_000];
  const fetchToken = vi.fn(async () => tokenUntil(ends.shift()!));
  const tokens = cached(fetchToken, { clock });

  await tokens.get();
  clock.setNow(61_000 - left); // whatever goes on in the background has no time to
  const sent = await tokens.get();

  expect(sent.value.reveal()).toBe(calls === 1 ? "token until 61000" : "token until 3600000");
});

test("cached() passes a refusal to every waiting caller", async () => {
  const grant = vi
    .fn<() => Promise<Token>>()
    .mockRejectedValueOnce(new TokenError("test", "it is refused", { status: 401 }))
    .mockResolvedValueOnce(tokenUntil(3_600_000));
  const clock = createVirtualClock({ now: 0 });
  const tokens = cached(grant, { clock });

  const first = await Promise.allSettled([tokens.get(), tokens.get()]);
  await clock.advance(2_000);

  expect(first.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  await expect(tokens.get()).resolves.toEqual(tokenUntil(3_600_000));
  expect(grant).toHaveBeenCalledTimes(2);
});

test("discard() drops the token it means and no newer one", async () => {
  let made = 0;
  const tokens = cached(async () => tokenUntil(3_600_000 + (made += 1)), { clock: createVirtualClock({ now: 0 }) });
  const first = await tokens.get();
  tokens.discard(first);
  const second = await tokens.get();

  tokens.discard(first); // a late 401

  expect(second).not.toBe(first);
  await expect(tokens.get()).resolves.toBe(second);
});

test("a discard between arrival and a late waiter is not undone", async () => {
  let made = 0;
  const tokens = cached(async () => tokenUntil(3_600_000 + (made += 1)), { clock: createVirtualClock({ now: 0 }) });

  const early = tokens.get().then((token) => tokens.discard(token));
  const late = tokens.get();
  await Promise.all([early, late]);

  await expect(tokens.get()).resolves.not.toBe(await late);
});

test("cached() fetches once per generation, whatever the order of calls, refusals and time", async () => {
  const step = fc.oneof(
    fc.constant("get" as const),
    fc.constant("refuse" as const),
    fc.integer({ min: 1, max: 5_000_000 }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
      let now = 0;
      const clock = { now: () => now, monotonicMs: () => now, sleep: () => new Promise<void>(() => {}) };
      const issued: Token[] = [];
      let refused = 0;
      const tokens = cached(
        async () => {
          issued.push(tokenUntil(now + 3_600_000));
          return issued.at(-1)!;
        },
        { clock, quota: { requests: 1_000, perSeconds: 1 } },
      );
      for (const each of steps) {
        for (let turn = 0; turn < 20; turn += 1) await Promise.resolve(); // what goes on in the background ends
        if (typeof each === "number") now += each;
        else if (each === "refuse" && issued.length > 0) {
          tokens.discard(issued.at(-1)!);
          refused += 1;
        } else {
          const token = await tokens.get();
          expect(issued.slice(-2)).toContain(token); // while it is renewed in the background, the one before
          expect(token.expiresAt.getTime() - now).toBeGreaterThan(60_000);
        }
      }
      const generations = 1 + refused + Math.floor(now / (3_600_000 - 300_000)); // 240 s before it is needed, in the background
      expect(issued.length).toBeLessThanOrEqual(generations);
    }),
  );
});

test.each([-1, Number.NaN])("cached() refuses a margin of %d", (reuseMarginMs) => {
  expect(() => cached(async () => tokenUntil(0), { reuseMarginMs })).toThrow(
    `Cannot cache tokens as reuseMarginMs must be >= 0: got ${reuseMarginMs}`,
  );
});

test("a Retry-After of 0 does not have the endpoint called without a pause", async () => {
  let calls = 0;
  const grant = async () => {
    calls += 1;
    throw new TokenError("x", "it is down", { status: 503, retryAfterMs: 0 });
  };

  await expect(cached(grant, { maxWaitMs: 100 }).get()).rejects.toThrow("it is down");

  expect(calls).toBe(1);
});

test("an operation that is always refused does not cost the others their token", async () => {
  let made = 0;
  const clock = createVirtualClock({ now: 0 });
  const tokens = cached(async () => tokenUntil(3_600_000 + (made += 1)), { clock });

  for (let call = 0; call < 50; call += 1) {
    tokens.discard(await tokens.get()); // what a 401 does
    await clock.advance(100);
  }

  expect(made).toBe(5); // half of the quota; the other half is for tokens that end
  await expect(tokens.get()).resolves.toBeDefined();
});

test("cached() that may not wait asks the endpoint all the same when it may be called", async () => {
  // real time: cached() reads the clock of the machine where it is handed none
  const tokens = cached(async () => tokenUntil(Date.now() + 3_600_000), { maxWaitMs: 0 });

  await expect(tokens.get()).resolves.toBeDefined();
});

test("a late 401 of an older token does not make a refused one good again", async () => {
  let made = 0;
  const tokens = cached(async () => tokenUntil(3_600_000 + (made += 1)), { clock: createVirtualClock({ now: 0 }) });
  const first = await tokens.get();
  tokens.discard(first);
  const second = await tokens.get();
  tokens.discard(second);

  tokens.discard(first);

  expect(await tokens.get()).not.toBe(second);
});

const grantOf = (name: string, until: number): TokenGrant =>
  Object.assign(async () => tokenUntil(until), { identity: () => ["https://platform.test", name] });

test("cached() with a store takes a token that another one has left, and asks for none", async () => {
  const store = memoryTokenStore();
  const grant = vi.fn<TokenGrant>(async () => tokenUntil(4e12));
  grant.identity = () => ["app"];

  const first = await cached(grant, { store }).get();
  const second = await cached(grant, { store }).get();

  expect(second.value.reveal()).toBe(first.value.reveal());
  expect(grant).toHaveBeenCalledTimes(1);
});

test("cached() with a store keeps the tokens of two credentials apart", async () => {
  const store = memoryTokenStore();
  const one = await cached(grantOf("one", 4e12), { store }).get();
  const other = await cached(grantOf("other", 4e12 + 1), { store }).get();

  expect(other.value.reveal()).not.toBe(one.value.reveal());
});

test("telemetry observes a token call that takes too long, and the one that joins it and gets the token", async () => {
  let calls = 0;
  const grant = Object.assign(
    async () => {
      calls += 1;
      if (calls === 1) throw markGoingOn(new TokenError("a grant", "no answer came in time"));
      return tokenUntil(4e12);
    },
    { identity: () => ["app"] },
  );
  const observed: PromiseSettledResult<unknown>["status"][] = [];
  const tokenRefresh = <Refresh extends (...context: never[]) => Promise<unknown>>(refresh: Refresh) =>
    (async (...context: never[]) => {
      const [result] = await Promise.allSettled([refresh(...context)]);
      observed.push(result.status);
      return result.status === "fulfilled" ? result.value : Promise.reject(result.reason);
    }) as Refresh;
  const tokens = cached(grant, { store: memoryTokenStore(), telemetry: { tokenRefresh } });

  await expect(tokens.get()).rejects.toThrow("no answer came in time");
  await expect(tokens.get()).resolves.toMatchObject({ expiresAt: new Date(4e12) });

  expect(observed).toEqual(["rejected", "fulfilled"]);
});

test("cached() with a store refuses a store that is none", () => {
  expect(() => cached(grantOf("one", 0), { store: "tokens.json" as never })).toThrow(
    "Cannot cache tokens as store must be a token store, or what customTokenStore() makes of yours: got string",
  );
});

test("cached() with a store refuses a grant that nothing tells from others: its tokens would be sent for theirs", () => {
  expect(() => cached(async () => tokenUntil(4e12), { store: memoryTokenStore() })).toThrow(
    "Cannot cache tokens as grant must have an identity",
  );
});

const client = { authUrl: "https://auth.test", clientId: "i", clientSecret: "s" };
const channel = { baseUrl: "https://channel.test", refreshToken: "r" };
const keyOf = async (grant: TokenGrant) => computeGrantKey(grant.identity!());

test("two grants share tokens only where address, credential, scopes and app are the same", async () => {
  const grants = [
    clientCredentials(client),
    clientCredentials({ ...client, authUrl: "https://other.test" }),
    clientCredentials({ ...client, clientId: "j" }),
    clientCredentials({ ...client, clientSecret: "t" }),
    clientCredentials({ ...client, scopes: ["a"] }),
    clientCredentials({ ...client, scopes: ["a", "b"] }),
    clientCredentials({ ...client, generation: 2, scopes: [] }),
    refreshGrant({ ...client, refreshToken: "r" }),
    refreshGrant({ ...client, refreshToken: "q" }),
    refreshGrant({ ...client, clientSecret: "t", refreshToken: "r" }),
    refreshExchange(channel),
    refreshExchange({ ...channel, refreshToken: "q" }),
    refreshExchange({ ...channel, baseUrl: "https://other.test" }),
  ];

  const keys = await Promise.all(grants.map(keyOf));

  expect(new Set(keys).size).toBe(grants.length);
  for (const key of keys) expect(key).toMatch(/^[0-9a-f]{64}$/);
});

test("the same credential has the same key, as text or as a secret, its scopes in any order", async () => {
  const one = clientCredentials({ ...client, scopes: ["a", "b"] });
  const other = clientCredentials({ ...client, clientSecret: new Secret("s"), scopes: ["b", "a"] });

  expect(await keyOf(one)).toBe(await keyOf(other));
});

test("grantKey() tells credentials apart by every part, and shows none", async () => {
  const grants = [
    ["https://a.test", "client", toSecret("one"), ["items.read"]],
    ["https://b.test", "client", toSecret("one"), ["items.read"]],
    ["https://a.test", "other", toSecret("one"), ["items.read"]],
    ["https://a.test", "client", toSecret("two"), ["items.read"]],
    ["https://a.test", "client", toSecret("one"), ["items.write"]],
    ["https://a.test", "client", toSecret("one"), []],
  ] as const;

  const keys = await Promise.all(grants.map((grant) => computeGrantKey(grant as never)));

  expect(new Set(keys).size).toBe(grants.length);
  for (const key of keys) expect(key).toMatch(/^[0-9a-f]{64}$/);
  expect(await computeGrantKey(grants[0] as never)).toBe(keys[0]);
});
