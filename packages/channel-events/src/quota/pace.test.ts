import { cached, channelFetch, refreshExchange } from "@kontor/auth";
import { createChannelClient } from "@kontor/channel-client";
import { operations } from "@kontor/channel-client/operations";
import type { Clock } from "@kontor/http";
import { systemClock } from "@kontor/http/internal";
import { createSandbox, demo } from "@kontor/sandbox";
import { createVirtualClock } from "@kontor/testing/virtual-clock";
import fc from "fast-check";
import { expect, test } from "vitest";
import { checkShare, createPace, createQuotaFinder, withCallQuotas, withEventQuota } from "./pace.ts";

const baseUrl = "https://channel.test";

/** Sends to an address again and again, and says when each request arrived, in whole seconds. */
async function arrivals(requests: [method: string, path: string][], { share = 1 } = {}) {
  const clock = createVirtualClock();
  const seen: string[] = [];
  const fetch = withCallQuotas({ share, clock })(async (input, init) => {
    const { pathname } = new URL(input as string);
    seen.push(`${init!.method} ${pathname} after ${clock.monotonicMs() / 1_000} s`);
    return new Response();
  });
  void (async () => {
    for (const [method, path] of requests) await fetch(`${baseUrl}${path}`, { method });
  })();
  await clock.advance(100_000);
  return seen;
}

test("each operation has the figures of its spec: 10, 60, 600 and 1,500 in a minute", async () => {
  const figures = {
    "/v1/seller/offer/stock": 10,
    "/v1/channel/ticket": 60,
    "/v1/channel/order/status": 600,
    "/v1/channel/offer/listed": 1_500,
  };
  for (const [path, requests] of Object.entries(figures)) {
    const { method } = Object.values(operations).find((each) => each.path === path)!;
    const seen = await arrivals(Array.from({ length: requests + 1 }, () => [method, path]));

    expect(seen.filter((line) => line.endsWith("after 0 s"))).toHaveLength(requests);
    expect(seen.at(-1)).toMatch(/after 60 s$/);
  }
});

test("operations with the same figures share a budget, others do not wait for them", async () => {
  const seen = await arrivals([
    ...Array.from({ length: 10 }, (): [string, string] => ["PUT", "/v1/seller/offer/stock"]),
    ["POST", "/v1/channel/offer/listed"],
    ["PUT", "/v1/seller/offer/price"],
  ]);

  expect(seen.slice(-2)).toEqual(["POST /v1/channel/offer/listed after 0 s", "PUT /v1/seller/offer/price after 60 s"]);
});

test("the event queue and what the specs do not name pass", async () => {
  const requests: [string, string][] = [
    ...Array.from({ length: 300 }, (): [string, string] => ["GET", "/v1/channel/event"]),
    ...Array.from({ length: 300 }, (): [string, string] => ["GET", "/v1/channel/something"]),
  ];

  expect((await arrivals(requests)).every((line) => line.endsWith("after 0 s"))).toBe(true);
});

test("a share leaves the rest to others, 0.8 of it by default", async () => {
  const clock = createVirtualClock();
  const sentAt: number[] = [];
  const fetch = withCallQuotas({ clock })(async () => {
    sentAt.push(clock.monotonicMs());
    return new Response();
  });
  void (async () => {
    for (let sent = 0; sent < 9; sent += 1) await fetch(`${baseUrl}/v1/seller/offer/stock`, { method: "PUT" });
  })();
  await clock.advance(100_000);

  expect(sentAt).toEqual([...Array.from({ length: 8 }, () => 0), 60_000]);
  expect(() => withCallQuotas({ share: 0 })).toThrow("share must be above 0 and up to 1");
});

test("a wait ends with the signal of the call", async () => {
  const fetch = withCallQuotas({ share: 0.1, clock: createVirtualClock() })(async () => new Response());
  const stop = new AbortController();
  await fetch(`${baseUrl}/v1/seller/offer/stock`, { method: "PUT" });

  const waiting = fetch(new Request(`${baseUrl}/v1/seller/offer/stock`, { method: "PUT", signal: stop.signal }));
  stop.abort(new Error("enough"));

  await expect(waiting).rejects.toThrow("enough");
});

test("a client that sends all it has is never refused by the sandbox, also where its quota is smaller than the specs say", async () => {
  const clock = createVirtualClock();
  const sandbox = createSandbox({ clock });
  sandbox.assume({ quotas: { Offers_ListStockUpdates: { requests: 5, perSeconds: 60 } } });
  const tokens = cached(refreshExchange({ baseUrl, refreshToken: demo.refreshToken, fetch: sandbox.fetch, clock }), {
    clock,
  });
  const quotas = withCallQuotas({ share: 1, clock });
  const fetch = quotas(channelFetch({ tokens, fetch: sandbox.fetch, clock }));
  const channel = createChannelClient({ baseUrl, fetch });
  let answered = 0;
  void (async () => {
    for (let call = 0; call < 23; call += 1) {
      await channel.offers.listStockUpdates({ sellerId: demo.sellerId, updatedAfter: "2026-01-01T00:00:00Z" });
      answered += 1;
    }
  })();

  await clock.advanceUntil(() => answered === 23, 3_600_000);

  expect(sandbox.log().filter(({ status }) => status === 429)).toEqual([]);
});

const url = "https://channel.test/v1/channel/event";

/** A platform that counts in fixed windows which begin at any time, and a clock that only sleeping moves. */
function setUp({ offset = 0, requests = 240 } = {}) {
  const clock = { now: 0 };
  const windows = new Map<number, number>();
  const seen = { refused: 0, served: 0 };
  const platform: typeof fetch = async () => {
    clock.now += 3;
    const window = Math.floor((clock.now + offset) / 60_000);
    const used = (windows.get(window) ?? 0) + 1;
    windows.set(window, used);
    seen[used > requests ? "refused" : "served"] += 1;
    const headers = { "x-ratelimit-limit": `${requests}`, "x-ratelimit-interval-length-seconds": "60" };
    return new Response(null, {
      status: used > requests ? 429 : 200,
      headers: { ...headers, "x-ratelimit-remaining": `${Math.max(0, requests - used)}` },
    });
  };
  const sleep = async (ms: number) => {
    const until = clock.now + ms;
    await Promise.resolve();
    clock.now = Math.max(clock.now, until);
  };
  return { clock, seen, platform, clocks: { clock: { now: () => clock.now, monotonicMs: () => clock.now, sleep } } };
}

test("no request is refused, whenever the platform's windows begin and however many send at a time", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 0, max: 59_999 }),
      fc.integer({ min: 1, max: 6 }),
      fc.constantFrom(10, 60, 240),
      async (offset, senders, requests) => {
        const { clock, seen, platform, clocks } = setUp({ offset, requests });
        const quota = withEventQuota({ share: 1, ...clocks });
        const send = async () => {
          const sending = quota(platform);
          for (let sent = 0; sent < (requests * 5) / senders; sent += 1) await sending(url);
        };

        await Promise.all(Array.from({ length: senders }, send));

        expect(seen.refused).toBe(0);
        // The requests of the first interval do not wait, so all of them are sent within 4 more intervals.
        expect(clock.now).toBeLessThan(5 * 60_000 * 1.05);
      },
    ),
    { numRuns: 60 },
  );
});

test("a share of the quota leaves the rest to others", async () => {
  const { clock, platform, clocks } = setUp();
  const sending = withEventQuota({ share: 0.5, ...clocks })(platform);

  for (let sent = 0; sent < 120; sent += 1) await sending(url);
  const before = clock.now;
  await sending(url);

  expect(before).toBeLessThan(1_000);
  expect(clock.now).toBeGreaterThan(60_000);
});

test("what others use up is waited for, and a 429 as long as it asks", async () => {
  const { clock, clocks } = setUp();
  const answers = [
    new Response(null, { headers: { "x-ratelimit-remaining": "0" } }),
    new Response(null, { status: 429, headers: { "retry-after": "7" } }),
    new Response(),
  ];
  const sending = withEventQuota(clocks)(async () => answers.shift()!);

  await sending(url);
  await sending(url);
  const afterOthers = clock.now;
  await sending(url);

  expect(afterOthers).toBe(60_000);
  expect(clock.now).toBe(67_000);
});

test("other requests pass, and a wait ends with the signal", async () => {
  const { clock, platform, clocks } = setUp();
  const sleep = systemClock.sleep; // This wait ends with the signal.
  const quota = withEventQuota({ quota: { requests: 1, perSeconds: 60 }, share: 1, clock: { ...clocks.clock, sleep } });
  const stop = new AbortController();
  const sending = quota(async () => new Response());

  for (let sent = 0; sent < 3; sent += 1) await quota(platform)("https://channel.test/v1/channel/order");
  expect(clock.now).toBe(9);
  await sending(url);
  const waiting = sending(url, { signal: stop.signal });
  stop.abort(new Error("enough"));

  await expect(waiting).rejects.toThrow("enough");
});

test.each([0, 1.1, Number.NaN])("a share of %d is refused", (share) => {
  expect(() => withEventQuota({ share })).toThrow("share must be above 0 and up to 1");
});

const quota = { requests: 240, perSeconds: 60 };

test("a request counts from its answer, because the platform may have counted it as late as that", async () => {
  const clock = createVirtualClock();
  const pace = createPace({ share: 1, quota: { requests: 1, perSeconds: 60 }, clock });
  const sentAt: number[] = [];
  const send = async () => {
    sentAt.push(clock.monotonicMs());
    await clock.sleep(10_000);
    return new Response(null);
  };

  void pace(send, undefined).then(() => pace(send, undefined));
  await clock.advance(80_000);

  expect(sentAt).toEqual([0, 70_000]);
});

test("a request without an answer counts too", async () => {
  const clock = createVirtualClock();
  const pace = createPace({ share: 1, quota: { requests: 1, perSeconds: 60 }, clock });
  const sentAt: number[] = [];
  const failure = new Error("no connection");

  await expect(pace(() => Promise.reject(failure), undefined)).rejects.toBe(failure);
  void pace(async () => (sentAt.push(clock.monotonicMs()), new Response(null)), undefined);
  await clock.advance(80_000);

  expect(sentAt).toEqual([60_000]);
});

test("the smallest share of the smallest quota is one request", async () => {
  const pace = createPace({ share: 0.01, quota: { requests: 2, perSeconds: 60 }, clock: createVirtualClock() });

  expect((await pace(async () => new Response(null), undefined)).status).toBe(200);
});

test("if answers ask for two waits, the longer one counts", async () => {
  const clock = createVirtualClock();
  const pace = createPace({ share: 1, quota, clock });
  const waits = ["100", "1"];
  const sentAt: number[] = [];
  const send = async () => {
    sentAt.push(clock.monotonicMs());
    const after = waits.shift();
    return new Response(null, after ? { status: 429, headers: { "retry-after": after } } : {});
  };
  await Promise.all([pace(send, undefined), pace(send, undefined)]);

  void pace(send, undefined);
  await clock.advance(200_000);

  expect(sentAt).toEqual([0, 0, 100_000]);
});

/** Tells when the request after this answer is sent, in ms. */
async function findSecondSend(answer: Response, perSeconds: number): Promise<number | undefined> {
  const clock = createVirtualClock();
  const pace = createPace({ share: 1, quota: { requests: 240, perSeconds }, clock });
  let sentAt: number | undefined;
  await pace(async () => answer, undefined);
  void pace(async () => ((sentAt = clock.monotonicMs()), new Response(null)), undefined);
  await clock.advance(100_000_000);
  return sentAt;
}

test.each([
  ["a Retry-After of a day", 429, { "retry-after": "86400" }],
  ["a Retry-After of three years", 429, { "retry-after": "99999999" }],
  ["a Retry-After that is a date in 2099", 429, { "retry-after": "Thu, 01 Jan 2099 00:00:00 GMT" }],
])("%s is waited for ten minutes at most, or the interval of the given quota", async (_, status, headers) => {
  expect(await findSecondSend(new Response(null, { status, headers }), 60)).toBe(600_000);
  expect(await findSecondSend(new Response(null, { status, headers }), 3_600)).toBe(3_600_000);
});

test("an interval of a day is not learned, so a used-up quota is waited for as long as the given one", async () => {
  const headers = {
    "x-ratelimit-limit": "240",
    "x-ratelimit-interval-length-seconds": "86400",
    "x-ratelimit-remaining": "0",
  };

  expect(await findSecondSend(new Response(null, { headers }), 60)).toBe(60_000);
});

test.each([0, 1.1, Number.NaN])("a share of %d is refused", (share) => {
  expect(() => checkShare(share, createVirtualClock())).toThrow("share must be above 0 and up to 1");
});

/** The platform's window of one credential, whoever sends. */
function createPlatform(clock: Pick<Clock, "monotonicMs" | "sleep">) {
  const sentAt: number[] = [];
  const send = async () => {
    const now = clock.monotonicMs();
    sentAt.push(now);
    const remaining = Math.max(0, quota.requests - sentAt.filter((at) => at > now - 60_000).length);
    const headers = {
      "x-ratelimit-limit": `${quota.requests}`,
      "x-ratelimit-interval-length-seconds": "60",
      "x-ratelimit-remaining": `${remaining}`,
    };
    await clock.sleep(50); // Others are sent meanwhile.
    return new Response(null, { headers });
  };
  return { sentAt, send };
}

test("a process that takes over sends only what the one before it has left of the quota", async () => {
  const clock = createVirtualClock();
  const { sentAt, send } = createPlatform(clock);
  const drain = async (requests: number, beside: number) => {
    const pace = createPace({ share: 0.8, quota, clock });
    const drainPart = async () => {
      for (let sent = 0; sent < requests / beside; sent += 1) await pace(send, undefined);
    };
    await Promise.all(Array.from({ length: beside }, drainPart));
  };
  void drain(152, 4);
  await clock.advance(10_000);

  void drain(400, 5);
  await clock.advance(300_000);

  expect(sentAt.length).toBe(552);
  for (const from of sentAt)
    expect(sentAt.filter((at) => at >= from && at < from + 60_000).length).toBeLessThanOrEqual(quota.requests);
});

test("a quota that an answer states is kept from then on", async () => {
  const clock = createVirtualClock();
  const pace = createPace({ share: 1, quota, clock });
  const headers = { "x-ratelimit-limit": "2", "x-ratelimit-interval-length-seconds": "60" };
  const sentAt: number[] = [];
  const send = async () => {
    sentAt.push(clock.monotonicMs());
    return new Response(null, { headers });
  };

  const sent = Array.from({ length: 5 }, () => send).reduce(
    (before, each) => before.then(() => pace(each, undefined)),
    pace(send, undefined),
  );
  await clock.advance(180_000);
  await sent;

  expect(sentAt).toEqual([0, 0, 60_000, 60_000, 120_000, 120_000]);
});

const named = Object.entries(operations);

test.each(named.filter(([id]) => !id.startsWith("Events_")))("%s has the quota of its spec", (_, operation) => {
  const pathname = `/base${operation.path.replaceAll(/\{\w+\}/g, "4711")}`;

  expect(createQuotaFinder()(operation.method, pathname)).toEqual(operation.rateLimit);
  expect(operation.rateLimit.requests).toBeGreaterThan(0);
});

test("the event queue, another method and what no spec names have none", () => {
  const quotaOf = createQuotaFinder();

  expect(quotaOf("GET", "/v1/channel/event")).toBeUndefined();
  expect(quotaOf("DELETE", "/v1/channel/event")).toBeUndefined();
  expect(quotaOf("DELETE", "/v1/channel/offer/listed")).toBeUndefined();
  expect(quotaOf("POST", "/v1/channel/offer/listed/more")).toBeUndefined();
});
