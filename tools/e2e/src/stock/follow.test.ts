import { DatabaseSync } from "node:sqlite";
import type { Stock } from "@kontor/erp-types";
import { followStock } from "@kontor/docs/samples/stock/follow";
import { createListings } from "@kontor/docs/samples/stock/listings";
import { createOffers } from "@kontor/docs/samples/stock/offers";
import { readStock } from "@kontor/docs/samples/stock/read";
import { demo } from "@kontor/sandbox";
import { expect, test } from "vitest";
import { createWorld } from "./world.ts";

const { sellerId } = demo;
const read = (...stocks: Stock[]) =>
  readStock({
    stocks: {
      async *each() {
        yield* stocks;
      },
    },
  } as unknown as Parameters<typeof readStock>[0]);

test("the pieces of an item are those of all its places, without what is held back", async () => {
  const main = { itemId: "I", warehouseId: "MAIN", quantityTotal: 40, quantityInPickingLists: 3 };
  const shop = { itemId: "I", warehouseId: "SHOP", quantityTotal: 5.5, quantityLockedForAvailability: 1 };
  const locked = { itemId: "J", warehouseId: "SHOP", quantityTotal: 1, quantityLockedForShipment: 4 };

  expect([...(await read(main, shop, locked))]).toEqual([
    ["I", 41],
    ["J", 0],
  ]);
});

test("a place that comes twice, because the pages moved, counts once, and as it was last", async () => {
  const place = { itemId: "I", warehouseId: "MAIN", quantityTotal: 7 };

  expect(await read(place, { ...place, quantityTotal: 6 })).toEqual(new Map([["I", 6]]));
});

test.each<[string, Stock[]]>([
  ["no stock at all", []],
  ["a stock without its item", [{ warehouseId: "MAIN", quantityTotal: 1 }]],
  ["a stock without its quantity", [{ itemId: "I", warehouseId: "MAIN" }]],
])("%s is a fault of the ERP, and ends no offer", async (_, stocks) => {
  await expect(read(...stocks)).rejects.toThrow("The ERP lists");
});

test("a quantity that is no number leaves the listing as it was", () => {
  const db = new DatabaseSync(":memory:");
  const listings = createListings(db);
  const at = "2026-02-11T08:00:00Z";
  listings.setQuantity({ sellerId, offerId: 1, quantity: "3.0", at });

  expect(() => listings.setQuantity({ sellerId, offerId: 1, quantity: "1,5", at })).toThrow("quantity of offer 1");

  expect(db.prepare("SELECT quantity FROM listing").all()).toEqual([{ quantity: 3 }]);
});

test("only offers that differ are sent; one of an item without stock has 0; after a new item nobody knows", () => {
  const offers = createOffers(new DatabaseSync(":memory:"));
  offers.save({ offerId: 1, itemId: "I" });
  offers.save({ offerId: 2, itemId: "J" });
  offers.markSent(offers.listChanged(new Map([["I", 5]])));
  offers.save({ offerId: 1, itemId: "I" });
  expect(offers.listChanged(new Map([["I", 5]]))).toEqual([]);
  expect(offers.listChanged(new Map([["J", 2]]))).toEqual([
    { offerId: 1, quantity: 0 },
    { offerId: 2, quantity: 2 },
  ]);

  offers.save({ offerId: 2, itemId: "K" });
  expect(offers.listChanged(new Map([["I", 5]]))).toEqual([{ offerId: 2, quantity: 0 }]);
  offers.markAllUnknown();
  expect(offers.listChanged(new Map([["I", 5]]))).toHaveLength(2);
});

test("a quantity whose call failed is unknown, and the next run sends it", async () => {
  const { sandbox, start, readOutcome } = await createWorld();
  const { sendStock } = start();
  sandbox.addFault({ kind: "unavailable", operation: "SellerOffers_UpdateStock", nth: 1 });

  await expect(sendStock()).rejects.toThrow("503");
  expect(await sendStock()).toBe(3);
  expect(await sendStock()).toBe(0);
  const { platform, wanted } = await readOutcome();
  expect(platform).toEqual(wanted);
});

test("an event that is handled after a newer comparison changes nothing, and one that never comes is made good", async () => {
  const { sandbox, adjust, start, readOutcome } = await createWorld();
  const { sendStock, followStock, handleEvents, market } = start();
  await sendStock();
  await handleEvents();

  await adjust(0, -2);
  await sendStock();
  const { eventList } = await market.events.list(); // an event of an older quantity, which this program does not handle yet
  sandbox.advance(60_000);
  await adjust(0, -3);
  await sendStock();
  const late = await market.events.list();
  await market.events.acknowledge({ eventIdList: late.eventList.map(({ id }) => id) }); // nobody handles it
  await followStock();
  sandbox.advance(360_000);
  await handleEvents();

  expect(eventList.map(({ type }) => type)).toEqual(["Seller:Offer.StockUpdate"]);
  const { listed, wanted } = await readOutcome();
  expect(listed).toEqual(wanted);
});

test("an offer that ends is not for sale, and an older quantity does not bring it back", async () => {
  const { sandbox, start, dbs } = await createWorld({ offers: 1 });
  const { sendStock, followStock, handleEvents } = start();
  await sendStock();
  await handleEvents();
  sandbox.advance(60_000);
  sandbox.trigger("Seller:Offer.End", { sellerId, offerId: 1 });
  await handleEvents();
  await followStock(true);

  expect(dbs.market.prepare("SELECT offer, quantity FROM listing").all()).toEqual([{ offer: 1, quantity: 0 }]);
});

test("a comparison asks until nothing is left, from the end of the last one; a full one from the beginning", async () => {
  const listings = createListings(new DatabaseSync(":memory:"));
  const asked: string[] = [];
  const changes = ["2026-02-11T08:00:00Z", "2026-02-11T09:00:00Z"];
  const channel = {
    offers: {
      async listStockUpdates({ updatedAfter }: { updatedAfter: string }) {
        asked.push(updatedAfter.slice(0, 13));
        const updatedAt = changes.find((each) => each > updatedAfter); // one in each answer
        const stock = { sellerId, offerId: 1, channelOfferId: "MP-1", quantity: 4, updatedAt: updatedAt! };
        return { stockUpdateList: updatedAt ? [stock] : [], lastUpdatedAt: updatedAt ?? updatedAfter };
      },
    },
  } as unknown as Parameters<typeof followStock>[0]["channel"];
  await followStock({ channel, listings, sellerId });
  await followStock({ channel, listings, sellerId });
  await followStock({ channel, listings, sellerId, isFull: true });

  const whole = ["1970-01-01T00", "2026-02-11T08", "2026-02-11T09"];
  expect(asked).toEqual([...whole, "2026-02-11T09", ...whole]);
});
