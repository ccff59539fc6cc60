import { getEventListeners } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, test } from "vitest";
import { Secret } from "@kontor/http";
import { createVirtualClock, type VirtualClock } from "@kontor/testing/virtual-clock";
import { cached } from "./cached.ts";
import { TokenError } from "./error.ts";
import { channelFetch, type PlatformFetchOptions } from "./fetch.ts";
import type { Token, TokenSource } from "./token.ts";
import { memoryTokenStore } from "./shared-store.ts";

const never = () => new Promise<never>(() => {});
const token: Token = { value: new Secret("token"), expiresAt: new Date(8.64e15) };
const given: TokenSource = { get: async () => token, discard() {} };

async function busyStore() {
  const store = memoryTokenStore();
  void store.update("default", never);
  await store.get("default");
  return store;
}

/** All that a call can wait for. Each gives a fetch that never comes back by itself. */
const waits: Record<string, (clock: VirtualClock) => Promise<PlatformFetchOptions>> = {
  "the token call": async (clock) => ({ tokens: cached(never, { clock }) }),
  "another process that renews": async (clock) => ({
    tokens: cached(
      Object.assign(async () => token, { identity: () => ["app"] }),
      { store: await busyStore(), clock },
    ),
  }),
  "a token endpoint that wants to be left alone": async (clock) => {
    const tokens = cached(
      () => Promise.reject(new TokenError("test", "of a 429", { status: 429, retryAfterMs: 9_000 })),
      { clock },
    );
    return { tokens }; // the first call fails, and then waits for 9 s
  },
  "the answer": async () => ({ tokens: given, fetch: (_, init) => abortable(init?.signal) }),
  "the next attempt": async () => ({
    tokens: given,
    fetch: async () => new Response(null, { status: 429, headers: { "retry-after": "9" } }),
  }),
  "another token after a 401": async () => {
    let asked = 0;
    const tokens: TokenSource = { get: () => ((asked += 1) === 1 ? Promise.resolve(token) : never()), discard() {} };
    return { tokens, fetch: async () => new Response(null, { status: 401 }) };
  },
};

async function abortable(signal: AbortSignal | null | undefined): Promise<Response> {
  return new Promise((_, reject) => signal?.addEventListener("abort", () => reject(signal.reason as Error)));
}

describe("a call that is aborted", () => {
  test.each(Object.entries(waits))("during the wait for %s ends at once", async (_, open) => {
    const clock = createVirtualClock();
    const send = channelFetch({ ...(await open(clock)), clock });
    const reason = new Error("given up");
    const controller = new AbortController();
    const settled = send("https://platform.test/v1/events", { signal: controller.signal }).catch(
      (error: unknown) => error,
    );
    await clock.advance(5); // into the wait, which no time ends any more
    controller.abort(reason);

    expect(await settled).toBe(reason);
  });
});

test("2,000 calls on one signal leave no listener behind", { timeout: 300_000 }, async () => {
  const { signal } = new AbortController();
  let answered = 0;
  const fetch = async () => new Response(null, { status: (answered += 1) % 3 === 0 ? 401 : 200 });
  const send = channelFetch({
    tokens: cached(async () => ({ ...token }), { quota: { requests: 1e6, perSeconds: 1 } }),
    fetch,
  });

  for (let call = 0; call < 2_000; call += 1) await send("https://platform.test/v1/events", { signal });

  expect(answered).toBeGreaterThan(2_600);
  expect(getEventListeners(signal, "abort")).toHaveLength(0);
});

test("calls on one signal leave no listener behind on real sockets either", async () => {
  const server = createServer((_, response) => response.end("{}"));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const { signal } = new AbortController();
  const send = channelFetch({ tokens: given });
  for (let call = 0; call < 100; call += 1)
    await (await send(`http://127.0.0.1:${port}/v1/events`, { signal })).arrayBuffer();
  server.close().closeAllConnections();

  expect(getEventListeners(signal, "abort").length).toBeLessThanOrEqual(1);
});
