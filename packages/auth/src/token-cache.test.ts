import { expect, test, vi } from "vitest";
import { Secret } from "@kontor/http";
import { createVirtualClock, type VirtualClock } from "@kontor/testing/virtual-clock";
import { waitUntil } from "@kontor/testing/wait-until";
import { createTokenBudget } from "./budget.ts";
import { cached } from "./cached.ts";
import { TokenError } from "./error.ts";
import type { TokenStore } from "./token-store.ts";
import { callEndpoint, computeMargin, holdToken } from "./token-cache.ts";
import type { TokenGrant, Token, TokenSource } from "./token.ts";
import { memoryTokenStore } from "./shared-store.ts";

const HOUR_MS = 3_600_000;

/** A grant whose tokens live for an hour; its calls go on until they are told to end, or end at once. */
function grantOf(clock: VirtualClock) {
  const calls: { end(): void; fail(): void }[] = [];
  let isSlow = false;
  let made = 0;
  const grant: TokenGrant = Object.assign(
    async () => {
      const give = (): Token => ({ value: new Secret(`t${(made += 1)}`), expiresAt: new Date(clock.now() + HOUR_MS) });
      const call = Promise.withResolvers<Token>();
      calls.push({
        end: () => call.resolve(give()),
        fail: () => call.reject(new TokenError("x", "it is down", { status: 503 })),
      });
      if (!isSlow) calls.at(-1)!.end();
      return call.promise;
    },
    { identity: () => ["app"] },
  );
  return { grant, calls, slow: () => (isSlow = true) };
}

const sources: [string, (grant: TokenGrant, clock: VirtualClock) => TokenSource][] = [
  ["cached()", (grant, clock) => cached(grant, { clock })],
  ["cached() with a store", (grant, clock) => cached(grant, { store: memoryTokenStore(), clock })],
];

/** Whether a promise is over by now, without any time. */
async function outcomeOf(promise: Promise<Token>, clock: VirtualClock): Promise<string> {
  let outcome = "waits";
  promise.then(
    (token) => (outcome = token.value.reveal()),
    (error: unknown) => (outcome = String(error)),
  );
  await clock.advance(0);
  return outcome;
}

test.each(sources)(
  "%s begins a renewal in the background, and nobody waits while the token is good for another minute",
  async (_, open) => {
    const clock = createVirtualClock();
    const { grant, calls, slow } = grantOf(clock);
    const tokens = open(grant, clock);
    await tokens.get();
    slow();

    await clock.advance(HOUR_MS - 300_001);
    expect([await outcomeOf(tokens.get(), clock), calls.length]).toEqual(["t1", 1]); // 300 001 ms left: no renewal yet
    await clock.advance(1);
    expect([await outcomeOf(tokens.get(), clock), calls.length]).toEqual(["t1", 2]);
    await clock.advance(239_999);
    expect([await outcomeOf(tokens.get(), clock), calls.length]).toEqual(["t1", 2]); // 60 001 ms left, and one call goes on

    await clock.advance(1); // 60 000 ms left: given §5.2 rule 4
    const late = tokens.get();
    expect(await outcomeOf(late, clock)).toBe("waits");
    calls[1]!.end();
    expect(await outcomeOf(late, clock)).toBe("t2");
  },
);

test.each(sources)(
  "%s: with an endpoint that is well, nobody ever waits, and no token is sent in its last minute",
  async (_, open) => {
    const clock = createVirtualClock({ turns: 4 });
    const { grant, calls } = grantOf(clock);
    const tokens = open(grant, clock);
    await tokens.get();

    for (let poll = 0; poll < 200; poll += 1) {
      await clock.advance(60_000); // as often as events are fetched
      const token = await tokens.get();
      expect(token.expiresAt.getTime() - clock.now()).toBeGreaterThan(60_000);
    }

    expect(calls.length).toBeLessThanOrEqual(1 + Math.ceil((200 * 60_000) / (HOUR_MS - 300_000)));
  },
);

test.each(sources)(
  "%s: a background renewal that fails is heard by nobody, and the endpoint is left alone for a while",
  async (_, open) => {
    const clock = createVirtualClock();
    const { grant, calls, slow } = grantOf(clock);
    const tokens = open(grant, clock);
    await tokens.get();
    slow();
    await clock.advance(HOUR_MS - 200_000);

    await tokens.get();
    await clock.advance(0);
    calls[1]!.fail(); // an unhandled rejection would fail this test
    await clock.advance(1_000);
    expect([await outcomeOf(tokens.get(), clock), calls.length]).toEqual(["t1", 2]);
    await clock.advance(1_500);
    expect([await outcomeOf(tokens.get(), clock), calls.length]).toEqual(["t1", 3]);
  },
);

test.each(sources)(
  "%s: a background renewal that fails after the end of the token ends no process",
  async (_, open) => {
    const clock = createVirtualClock();
    const { grant, calls, slow } = grantOf(clock);
    const tokens = open(grant, clock);
    await tokens.get();
    slow();
    await clock.advance(HOUR_MS - 200_000);
    await tokens.get();

    await clock.advance(300_000);
    calls[1]!.fail(); // nobody waits for it: an unhandled rejection would fail this run
    await clock.advance(0);

    expect(calls).toHaveLength(2);
  },
);

test.each(sources)(
  "%s serves a token that lives to its end while the endpoint hangs, after a second of patience",
  async (_, open) => {
    const clock = createVirtualClock();
    const { grant, calls, slow } = grantOf(clock);
    const tokens = open(grant, clock);
    await tokens.get();
    slow();
    await clock.advance(HOUR_MS - 50_000);

    const first = tokens.get();
    await clock.advance(999);
    expect(await outcomeOf(first, clock)).toBe("waits");
    await clock.advance(1);
    expect(await outcomeOf(first, clock)).toBe("t1");
    for (let second = 2; second < 49; second += 1) {
      expect(await outcomeOf(tokens.get(), clock)).toBe("t1"); // and the others at once
      await clock.advance(1_000);
    }
    expect(calls).toHaveLength(2);

    await clock.advance(5_000);
    const after = tokens.get();
    expect(await outcomeOf(after, clock)).toBe("waits"); // it is over
    calls[1]!.end();
    expect(await outcomeOf(after, clock)).toBe("t2");
  },
);

test("a token of another process that lives serves one that has none, while the endpoint is down", async () => {
  const clock = createVirtualClock();
  const { grant, calls, slow } = grantOf(clock);
  const store = memoryTokenStore();
  await cached(grant, { store, clock }).get();
  slow();
  await clock.advance(HOUR_MS - 30_000);

  const got = Array.from({ length: 8 }, async () => cached(grant, { store, clock }).get());
  while (calls.length < 2) await new Promise(setImmediate);
  calls[1]!.fail();
  let ended = 0;
  for (const each of got) void each.finally(() => (ended += 1)).catch(() => {});
  await waitUntil(async () => {
    await clock.advance(5); // keys are hashed in real time: some come to their waits later than others
    return ended === got.length;
  });

  expect((await Promise.all(got)).map(({ value }) => value.reveal())).toEqual(Array(8).fill("t1"));
  expect(calls.length).toBeLessThanOrEqual(3); // they leave it alone together
});

test("a call without a token waits for another process for a bound, and then says so", async () => {
  const clock = createVirtualClock();
  const { grant } = grantOf(clock);
  const stuck = memoryTokenStore();
  const update = vi.fn<TokenStore["update"]>(() => new Promise<never>(() => {}));
  const store = { ...stuck, update };

  const getting = cached(grant, { store, clock }).get();
  await expect.poll(() => update).toHaveBeenCalled(); // the key is hashed on another thread, at its own pace
  await clock.advance(9_999);
  expect(await outcomeOf(getting, clock)).toBe("waits");
  await clock.advance(1);

  await expect(getting).rejects.toThrow("another process has not ended its own call within 10000 ms");
});

test("no timer of a source keeps a process alive", async () => {
  const clock = createVirtualClock();
  const { grant } = grantOf(clock);
  for (const [, open] of sources) await open(grant, clock).get();

  expect(clock.waits()).toBe(0);
});

test.each(sources)("%s: an endpoint that was slow once is waited for again at the next renewal", async (_, open) => {
  const clock = createVirtualClock();
  const { grant, calls, slow } = grantOf(clock);
  const tokens = open(grant, clock);
  await tokens.get();
  slow();
  await clock.advance(HOUR_MS - 50_000);
  const first = tokens.get();
  await clock.advance(1_000); // its patience is over
  expect([await outcomeOf(first, clock), await outcomeOf(tokens.get(), clock)]).toEqual(["t1", "t1"]);
  calls[1]!.end();
  await clock.advance(0);
  expect(await outcomeOf(tokens.get(), clock)).toBe("t2");

  await clock.advance(HOUR_MS - 50_000);
  const again = tokens.get();
  const beside = tokens.get();

  expect([await outcomeOf(again, clock), await outcomeOf(beside, clock)]).toEqual(["waits", "waits"]);
  calls[2]!.end();
  expect(await outcomeOf(beside, clock)).toBe("t3");
});

const clock = createVirtualClock();
const quota = { requests: 10, perSeconds: 60 };
const waitAfter = async (error?: unknown) => {
  const budget = createTokenBudget(quota);
  const call = async () => {
    if (error) throw error as Error;
    return { value: new Secret("t"), expiresAt: new Date(8e15), quota: { ...quota, remaining: 0 } };
  };
  await callEndpoint(budget, clock, call).catch((thrown: unknown) => expect(thrown).toBe(error));
  return budget.waitMs(clock.monotonicMs());
};

test("the budget learns from a success, from a refusal and from any other error", async () => {
  expect(await waitAfter()).toBe(60_000); // The answer says that no call is left.
  expect(await waitAfter(new TokenError("a grant", "x", { retryAfterMs: 30_000 }))).toBe(30_000);
  expect(await waitAfter(new TokenError("a grant", "x", { status: 429, quota }))).toBe(60_000);
  expect(await waitAfter(new TokenError("a grant", "x", { status: 400, quota }))).toBe(2_000);
  expect(await waitAfter(new Error("broken"))).toBe(2_000);
});

const tokenUntil = (ms: number, lifeMs?: number) => ({
  value: new Secret("t"),
  expiresAt: new Date(ms),
  ...(lifeMs !== undefined && { lifeMs }),
});

test("the life of a token ends by whichever clock is ahead", async () => {
  const clock = createVirtualClock({ now: 0 });
  const held = holdToken(tokenUntil(3_600_000), clock, 60_000);

  await clock.advance(1_000_000);
  expect(held.lifeMs()).toBe(2_600_000);
  clock.setNow(0); // The wall clock is set back, and the token does not live longer.
  expect(held.lifeMs()).toBe(2_600_000);
  clock.setNow(3_600_000); // The machine slept, and its monotonic clock stood still.
  expect(held.lifeMs()).toBe(0);
});

test.each([
  [3_600_000, undefined, 60_000, 300_000],
  [600_000, undefined, 60_000, 195_000],
  [60_000, undefined, 30_000, 0],
  [10_000, 3_600_000, 60_000, 47_500],
])("a token with %i ms left of a life of %s has a margin of %i and a lead of %i", (left, life, margin, lead) => {
  const held = holdToken(tokenUntil(left, life), createVirtualClock({ now: 0 }), 60_000);

  expect([held.marginMs, held.leadMs]).toEqual([margin, lead]);
});

test.each([
  [60_001, 60_000],
  [60_000, 30_000],
  [2, 1],
])("a life of %i ms has a margin of %i", (life, margin) => {
  expect(computeMargin(life, 60_000)).toBe(margin);
});
