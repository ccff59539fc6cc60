import { cached, channelFetch, refreshExchange } from "@kontor/auth";
import { createChannelClient, operations } from "@kontor/channel-client";
import { createSandbox, demo } from "@kontor/sandbox";
import { createVirtualClock } from "@kontor/testing/virtual-clock";
import { expect, test } from "vitest";
import { withCallQuotas } from "./pace-calls.ts";

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
  sandbox.setQuota("Offers_ListStockUpdates", { requests: 5, perSeconds: 60 });
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
