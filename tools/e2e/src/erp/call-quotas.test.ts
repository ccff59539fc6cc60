import { apiKey as apiKeyTokens, cached, channelFetch, erpFetch, refreshExchange } from "@kontor/auth";
import { createChannelClient } from "@kontor/channel-client";
import { operations } from "@kontor/channel-client/operations";
import { createErpClient } from "@kontor/erp-client";
import { toSecret } from "@kontor/http";
import { withCallQuotas } from "@kontor/http/quota";
import { createSandbox, demo } from "@kontor/sandbox";
import { createVirtualClock } from "@kontor/testing/virtual-clock";
import { expect, test } from "vitest";

const { tenantId, apiKey, itemId, warehouseId } = demo;
const baseUrl = "https://channel.test";

/** Adjusts the stock a hundred times, so many at a time, with or without the pacer. */
async function adjust(options: { beside: number; isPaced: boolean; assume?: object }) {
  const clock = createVirtualClock();
  const sandbox = createSandbox({ clock });
  sandbox.assume(options.assume ?? {});
  const tokens = apiKeyTokens({ key: apiKey });
  const plain = erpFetch({ tokens, fetch: sandbox.fetch, clock });
  const fetch = options.isPaced ? withCallQuotas({ share: 1, clock })(plain) : plain;
  const erp = createErpClient({ baseUrl: "https://x.test/erp", tenantId, appId: "a/1", appVersion: "1", fetch });
  const failures: unknown[] = [];
  let sent = 0;
  let ended = 0;
  const send = async () => {
    while (sent < 100) {
      sent += 1;
      await erp.stocks
        .adjust({}, { itemId, warehouseId, quantity: 1, comment: `${sent}` })
        .catch((error: unknown) => failures.push(error));
      ended += 1;
    }
  };
  void Promise.all(Array.from({ length: options.beside }, send));
  await clock.advanceUntil(() => ended === 100, 600_000);
  return { refused: sandbox.log().filter(({ status }) => status === 429).length, failures };
}

test.each([1, 10, 100])("of 100 adjustments, %i at a time, none is refused with the pacer", async (beside) => {
  expect(await adjust({ beside, isPaced: true })).toEqual({ refused: 0, failures: [] });
});

test("without the pacer, refused adjustments are sent again when the ERP says", async () => {
  const { refused, failures } = await adjust({ beside: 100, isPaced: false });

  expect(refused).toBe(40);
  expect(failures).toEqual([]);
});

test("an ERP that does not say when to come back refuses for good, and one that does names the wait in the message", async () => {
  const silent = await adjust({ beside: 100, isPaced: false, assume: { erpRetryAfter: false } });
  expect(silent.failures).toHaveLength(40);
  expect(String(silent.failures[0])).toMatch(/The quota is used up$/);

  const none = await adjust({ beside: 100, isPaced: false, assume: { erpQuota: { requests: 0, perSeconds: 60 } } });
  expect(String(none.failures[0])).toMatch(/The quota is used up: wait \d+ s$/);
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

test("a replay with a new token after a 401 waits for its turn too", async () => {
  const clock = createVirtualClock();
  const sentAt: number[] = [];
  let made = 0;
  const tokens = cached(
    () => Promise.resolve({ value: toSecret(`token-${(made += 1)}`), expiresAt: new Date(clock.now() + 3_600_000) }),
    { clock },
  );
  const answers = [new Response(null, { status: 401 })];
  const send = async () => {
    sentAt.push(clock.monotonicMs());
    return answers.shift() ?? new Response();
  };
  const quotas = withCallQuotas({ erp: { requests: 1, perSeconds: 60 }, share: 1, clock });

  void quotas(erpFetch({ tokens, fetch: send, clock }))("https://x.test/erp/v2/stocks", { method: "POST" });
  await clock.advance(60_000);

  expect(sentAt).toEqual([0, 60_000]);
});

test.each(Object.entries(operations).filter(([id]) => !id.startsWith("Events_")))(
  "%s has the quota of its spec",
  async (_, { method, path, rateLimit }) => {
    const clock = createVirtualClock();
    const address = `https://x.test/base${path.replaceAll(/\{\w+\}/g, "4711")}`;
    const sentAt: number[] = [];
    const fetch = withCallQuotas({ share: 2 / rateLimit.requests, clock })(async () => {
      sentAt.push(clock.monotonicMs());
      return new Response();
    });

    for (let sent = 0; sent < 3; sent += 1) void fetch(address, { method });
    await clock.advance(rateLimit.perSeconds * 1000);

    expect(sentAt).toEqual([0, 0, rateLimit.perSeconds * 1000]);
  },
);
