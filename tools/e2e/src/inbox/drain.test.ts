import { cached, channelFetch, refreshExchange } from "@kontor/auth";
import { createChannelClient } from "@kontor/channel-client";
import { createChannelConsumer, memoryInbox, withEventQuota } from "@kontor/channel-events";
import { type Fetch } from "@kontor/http";
import { systemClock } from "@kontor/http/internal";
import { expect, test } from "vitest";

const BACKLOG = 20_000;
const quiet = { info: () => {}, warn: () => {}, error: () => {} };

/** Several channels of one integrator in virtual time: queues of their own, one quota of 240 requests in 60 s. */
function platformOf(channels: number) {
  const clock = { now: 0 };
  const seen = { tokenCalls: 0, refused: 0, requests: 0 };
  const queues = Array.from({ length: channels }, (_, channel) =>
    Array.from({ length: BACKLOG / channels }, (__, index) => `${channel}-${index}`),
  );
  let window = { start: -1, used: 0 };
  const fetch: Fetch = async (input, init) => {
    const { pathname, hostname } = new URL(input instanceof Request ? input.url : input);
    if (pathname === "/v1/auth") {
      seen.tokenCalls += 1;
      return Response.json({ authToken: "t", expiresIn: 3_600 });
    }
    const start = Math.floor((clock.now + 21_000) / 60_000);
    window = window.start === start ? window : { start, used: 0 };
    window.used += 1;
    seen.requests += 1;
    if (window.used > 240) seen.refused += 1;
    const headers = {
      "x-ratelimit-limit": "240",
      "x-ratelimit-remaining": `${Math.max(0, 240 - window.used)}`,
      "x-ratelimit-interval-length-seconds": "60",
    };
    if (window.used > 240) return new Response(null, { status: 429, headers });
    if (init?.method === "DELETE") return new Response(null, { status: 202, headers });
    const ids = queues[Number(/\d+/.exec(hostname)![0])]!.splice(0, 100);
    const eventList = ids.map((id) => ({
      id,
      type: "Seller:Load",
      createdAt: "2026-01-01T00:00:00Z",
      event: { sellerId: id.slice(-1) },
    }));
    return Response.json({ eventList }, { headers });
  };
  return { clock, seen, queues, fetch };
}

test.each([1, 5])(
  "%i consumers drain 20,000 events as fast as the quota lets them, without a 429",
  { timeout: 600_000 },
  async (channels) => {
    const { clock, seen, queues, fetch } = platformOf(channels);
    const sleep = async (ms: number) => {
      const until = clock.now + ms;
      await new Promise((resolve) => setImmediate(resolve));
      clock.now = Math.max(clock.now, until);
    };
    const quota = withEventQuota({ share: 1, clock: { now: () => clock.now, monotonicMs: () => clock.now, sleep } });
    const tokens = cached(refreshExchange({ baseUrl: "https://channel.test", refreshToken: "r", fetch }), {
      clock: { ...systemClock, monotonicMs: () => clock.now },
    });
    const consumers = queues.map((_, channel) =>
      createChannelConsumer({
        channel: createChannelClient({
          baseUrl: `https://c${channel}.test`,
          fetch: quota(channelFetch({ tokens, fetch })),
        }),
        inbox: memoryInbox(),
        unsafeDurability: true,
        handlers: { "*": () => {} },
        logger: quiet,
      }),
    );

    const reports = await Promise.all(consumers.map((consumer) => consumer.pollNow()));
    await Promise.all(consumers.map((consumer) => consumer.stop()));

    expect(reports.reduce((sum, { acknowledged }) => sum + acknowledged, 0)).toBe(BACKLOG);
    expect(seen).toMatchObject({ refused: 0, tokenCalls: 1 });
    const theoreticalMs = (BACKLOG / 12_000) * 60_000;
    expect(theoreticalMs / clock.now).toBeGreaterThanOrEqual(0.95);
  },
);
