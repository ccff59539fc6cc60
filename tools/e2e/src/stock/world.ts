import { DatabaseSync } from "node:sqlite";
import { cached, refreshExchange, withToken } from "@kontor/auth";
import { createChannelClient } from "@kontor/channel-client";
import type { StoredHandlers } from "@kontor/channel-events";
import { createListings } from "@kontor/docs/samples/stock/listings";
import { followStock } from "@kontor/docs/samples/stock/follow";
import { handleStock } from "@kontor/docs/samples/stock/handlers";
import { createOffers } from "@kontor/docs/samples/stock/offers";
import { readStock } from "@kontor/docs/samples/stock/read";
import { sendStock } from "@kontor/docs/samples/stock/send";
import { createErpClient } from "@kontor/erp-client";
import { createSandbox, defaultSeed, demo } from "@kontor/sandbox";
import { createKillPoints } from "./kill-points.ts";

const { channel: channelId, sellerId, tenantId, apiKey, warehouseId } = demo;
const BASE = "https://platform.test";

/** An offer of the seller, for 24.90 EUR. */
export function buildOffer(offerId: number, sku: string, title: string) {
  const priceList = [{ id: "default", quantityPriceList: [{ amount: "24.90", currency: "EUR" }] }];
  const salesChannelOfferList = [{ channel: channelId, sellerId, offerId, priceList }];
  return { offerList: [{ salesChannelOfferList, product: { sku, title } }] };
}

/** A sandbox with offers for some items of its ERP, and the two databases of the programs. */
export async function createWorld({ offers: offerCount = 3 } = {}) {
  const sandbox = createSandbox({ startAt: new Date("2026-02-11T08:00:00Z"), seed: { ...defaultSeed, rows: {} } });
  const send: typeof globalThis.fetch = (input, init) => sandbox.fetch(input, init);
  const tokensOf = (refreshToken: string) => cached(refreshExchange({ baseUrl: BASE, refreshToken, fetch: send }));
  const tokens = { market: tokensOf(demo.refreshToken), seller: tokensOf(demo.sellerRefreshToken) };
  const dbs = { seller: new DatabaseSync(":memory:"), market: new DatabaseSync(":memory:") };

  /** The programs, as they are in one life. */
  function start(points = createKillPoints()) {
    const fetch = points.fetch(send);
    const erp = createErpClient({ baseUrl: `${BASE}/erp`, tenantId, apiKey, appId: "a/1", appVersion: "1", fetch });
    const clientOf = (source: typeof tokens.seller) =>
      createChannelClient({ baseUrl: BASE, fetch: withToken(source)(fetch) });
    const [market, seller] = [clientOf(tokens.market), clientOf(tokens.seller)];
    const open = () => createOffers(points.connect(dbs.seller));
    const openListings = () => createListings(points.connect(dbs.market));
    return {
      erp,
      seller,
      market,
      open,
      openListings,
      sendStock: () => sendStock({ erp, seller, offers: open(), channel: channelId, sellerId }),
      followStock: (isFull = false) => followStock({ channel: market, listings: openListings(), sellerId, isFull }),
      /** Handles all events that wait: fetch, handle, acknowledge. */
      async handleEvents() {
        const handlers = handleStock(market, openListings()) as StoredHandlers;
        for (;;) {
          const { eventList } = await market.events.list();
          if (eventList.length === 0) return;
          for (const { type, ...event } of eventList) await (handlers[type as "*"] as (e: unknown) => unknown)(event);
          await market.events.acknowledge({ eventIdList: eventList.map(({ id }) => id) });
        }
      },
    };
  }

  const { erp, seller, open, handleEvents } = start();
  const stock = await readStock(erp);
  const itemIds = [...stock.keys()].slice(0, offerCount);
  for (const [index, itemId] of itemIds.entries()) {
    const offerId = index + 1;
    open().save({ offerId, itemId });
    await seller.sellerOffers.create(buildOffer(offerId, `SKU-${offerId}`, `Item ${offerId}`));
  }
  await handleEvents();
  sandbox.assume({ quotas: { SellerOffers_UpdateStock: null, SellerOffers_Create: null } as never });

  return {
    sandbox,
    dbs,
    itemIds,
    start,
    adjust: (index: number, quantity: number) =>
      erp.stocks.adjust({}, { itemId: itemIds[index]!, warehouseId, quantity, comment: "test" }),
    /** The quantities that the listings should have, and those that they have. */
    async readOutcome() {
      const now = await readStock(erp);
      const wanted = itemIds.map((itemId, index) => [index + 1, now.get(itemId)]);
      const rows = dbs.market.prepare("SELECT offer, quantity FROM listing ORDER BY offer").all();
      const listed = rows.map(({ offer, quantity }) => [offer, quantity]);
      const platform = sandbox.rows("offers").map(({ offerId, quantity }) => [offerId, Number(quantity)]);
      return { wanted, listed, platform };
    },
  };
}
