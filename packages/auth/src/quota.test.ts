import { expect, test } from "vitest";
import type { Fetch } from "@kontor/http";
import { createVirtualClock, type VirtualClock } from "@kontor/testing/virtual-clock";
import { cached } from "./cached.ts";
import { channelFetch } from "./fetch.ts";
import { refreshExchange } from "./refresh-exchange.ts";
import type { TokenSource } from "./token.ts";
import { memoryTokenStore } from "./shared-store.ts";

/** A token endpoint that takes down when it was called. */
function endpointOf(clock: VirtualClock, answer: (call: number) => Response | object) {
  const calls: number[] = [];
  const fetch: Fetch = async () => {
    calls.push(clock.monotonicMs());
    const given = answer(calls.length);
    return given instanceof Response ? given : Response.json({ authToken: `t${calls.length}`, ...given });
  };
  const grant = refreshExchange({ baseUrl: "https://channel.test", refreshToken: "r", fetch, clock });
  return { calls, grant };
}

/** The most calls in any interval of that length. */
function mostIn(calls: number[], ms: number): number {
  return Math.max(0, ...calls.map((from) => calls.filter((at) => at >= from && at < from + ms).length));
}

test(
  "an operation that always answers 401 does not burn the quota that eight sources share",
  { timeout: 600_000 },
  async () => {
    const clock = createVirtualClock({ turns: 2 });
    const { calls, grant } = endpointOf(clock, () => ({ expiresIn: 3600 }));
    const store = memoryTokenStore();
    const sources = Array.from({ length: 8 }, () => cached(grant, { store, clock }));
    const refusing = sources.map((tokens) =>
      channelFetch({ tokens, clock, fetch: async () => new Response(null, { status: 401 }) }),
    );
    const statuses = new Set<number>();

    for (let second = 0; second < 180; second += 1) {
      const round = Promise.all(
        refusing.map(async (send) => statuses.add((await send("https://channel.test/x")).status)),
      );
      await clock.advance(1_000);
      await round;
    }
    const other = await Promise.all(sources.map((tokens) => tokens.get()));

    expect(mostIn(calls, 60_000)).toBeLessThanOrEqual(10);
    expect(mostIn(calls, 60_000)).toBeLessThanOrEqual(5); // half is for tokens that end
    expect(calls.length).toBeGreaterThan(5); // a token that was refused is renewed again, once there is room
    expect(statuses).toEqual(new Set([401]));
    expect(other).toHaveLength(8); // and nobody waits who has another operation
  },
);

test.each([60, 59, 40, 20])(
  "a token whose whole life is %i s is reused for half of it, and no call fails",
  { timeout: 600_000 },
  async (expiresIn) => {
    const clock = createVirtualClock({ turns: 2 });
    const { calls, grant } = endpointOf(clock, () => ({ expiresIn }));
    const tokens = cached(grant, { clock });
    const failed: unknown[] = [];

    let sent = 0;
    for (; clock.monotonicMs() < 600_000; sent += 1) {
      await tokens.get().catch((error: unknown) => failed.push(error));
      await clock.advance(500);
    }

    expect(failed).toEqual([]);
    expect(calls.length).toBeGreaterThanOrEqual(Math.floor(600 / expiresIn));
    expect(calls.length).toBeLessThanOrEqual(Math.ceil(600 / (expiresIn / 2)));
    expect(mostIn(calls, 60_000)).toBeLessThanOrEqual(10);
    expect(sent).toBe(1_200);
  },
);

test("a token of 61 s is reused for one second, as given §5.2 rule 4 says, and within the quota", async () => {
  const clock = createVirtualClock({ turns: 2 });
  const { calls, grant } = endpointOf(clock, () => ({ expiresIn: 61 }));
  const tokens = cached(grant, { clock });
  await tokens.get();

  await clock.advance(700);
  expect((await tokens.get()).value.reveal()).toBe("t1");
  expect(calls).toHaveLength(1);

  await clock.advance(300);
  expect((await tokens.get()).value.reveal()).toBe("t2");
});

test("processes that share a store find out of a short life from it", async () => {
  const clock = createVirtualClock();
  const { calls, grant } = endpointOf(clock, () => ({ expiresIn: 40 }));
  const store = memoryTokenStore();
  await cached(grant, { store, clock }).get();

  await clock.advance(19_000);
  await cached(grant, { store, clock }).get();
  expect(calls).toHaveLength(1);

  await clock.advance(2_000);
  await cached(grant, { store, clock }).get();
  expect(calls).toHaveLength(2);
});

test.each<[string, Record<string, string>, number]>([
  [
    "a quota of one call in a year",
    { "x-ratelimit-limit": "1", "x-ratelimit-interval-length-seconds": "31536000" },
    3_600_000,
  ],
  [
    "nothing left for a year",
    { "x-ratelimit-limit": "9", "x-ratelimit-interval-length-seconds": "31536000", "x-ratelimit-remaining": "0" },
    3_600_000,
  ],
  ["a Retry-After of a year", { "retry-after": "31536000" }, 3_600_000],
])("what the endpoint asks for is cut to an hour: %s", async (_, headers, longestMs) => {
  const clock = createVirtualClock();
  const statuses = [429, 200];
  const { calls, grant } = endpointOf(clock, () =>
    Response.json({ authToken: "t", expiresIn: 3600 }, { status: statuses.shift() ?? 200, headers }),
  );
  const tokens = cached(grant, { clock, maxWaitMs: 0 });

  await expect(tokens.get()).rejects.toThrow("answered 429");
  await clock.advance(longestMs - 1);
  await expect(tokens.get()).rejects.toThrow("answered 429");
  await clock.advance(2);

  await expect(tokens.get()).resolves.toBeDefined();
  expect(calls).toHaveLength(2);
});

test("what one source has learned of the endpoint counts for all that share its store", async () => {
  const clock = createVirtualClock();
  const { calls, grant } = endpointOf(
    clock,
    () => new Response(null, { status: 503, headers: { "retry-after": "30" } }),
  );
  const store = memoryTokenStore();
  const sources = Array.from({ length: 8 }, () => cached(grant, { store, clock }));

  const outcomes = await Promise.allSettled(sources.map((tokens: TokenSource) => tokens.get()));

  expect(calls).toHaveLength(1);
  expect(outcomes.map(({ status }) => status)).toEqual(Array(8).fill("rejected"));
  for (const outcome of outcomes) expect(String((outcome as PromiseRejectedResult).reason)).toContain("503");
});

test("a refusal for good is told to all that share its store, by one token call", async () => {
  const clock = createVirtualClock();
  const { calls, grant } = endpointOf(clock, () => new Response(null, { status: 401 }));
  const store = memoryTokenStore();
  const sources = Array.from({ length: 8 }, () => cached(grant, { store, clock }));

  const outcomes = await Promise.all(sources.map((tokens) => tokens.get().catch((error: unknown) => error)));

  expect(calls).toHaveLength(1);
  for (const outcome of outcomes) expect(outcome).toMatchObject({ status: 401, isFinal: true });
});

test("what a clock that was set back has written of the endpoint is not believed", async () => {
  const clock = createVirtualClock();
  const store = memoryTokenStore();
  const down = endpointOf(clock, () => new Response(null, { status: 503 }));
  await cached(down.grant, { store, clock, maxWaitMs: 0 })
    .get()
    .catch(() => {});
  clock.setNow(clock.now() - 365 * 86_400_000);

  const { calls, grant } = endpointOf(clock, () => ({ expiresIn: 3600 }));
  await cached(grant, { store, clock, maxWaitMs: 0 }).get();

  expect(calls).toHaveLength(1);
});

test("a token that was refused is served while the endpoint is down: it may do for other operations", async () => {
  const clock = createVirtualClock();
  const statuses = [200, 503];
  const { grant } = endpointOf(clock, () =>
    Response.json({ authToken: "t", expiresIn: 3600 }, { status: statuses.shift() ?? 503 }),
  );
  const tokens = cached(grant, { clock });
  const first = await tokens.get();

  tokens.discard(first);
  const second = tokens.get();
  await clock.advance(20_000);

  await expect(second).resolves.toBe(first);
});

test("a token that was refused is not served once the credential is refused for good: the caller is told that", async () => {
  const clock = createVirtualClock();
  const statuses = [200, 401];
  const { grant } = endpointOf(clock, () =>
    Response.json({ authToken: "t", expiresIn: 3600 }, { status: statuses.shift() ?? 401 }),
  );
  const tokens = cached(grant, { clock });

  tokens.discard(await tokens.get());

  await expect(tokens.get()).rejects.toMatchObject({ status: 401, isFinal: true });
});
