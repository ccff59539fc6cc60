import { createTestKit, createVirtualClock } from "@kontor/channel-events/testing";
import { createSandbox } from "@kontor/sandbox";
import { expect, test } from "vitest";
import { connect } from "../connect.ts";
import { createShop } from "./shop.ts";

function setUp() {
  const clock = createVirtualClock();
  const sandbox = createSandbox({ clock });
  const shop = createShop();
  const kit = createTestKit({ clock, sandbox, connect, handlers: shop.handlers });
  const priceList = [{ id: "default", quantityPriceList: [{ amount: "24.90", currency: "EUR" }] }];
  const offer = { sellerId: "1", offerId: 4711, sku: "oak-1", title: "Oak table", priceList };
  return { clock, sandbox, shop, kit, offer };
}

test("an offer becomes a listing", async () => {
  const { sandbox, shop, kit, offer } = setUp();

  sandbox.trigger("Seller:Offer.New", offer);
  await kit.runUntilQuiet();

  expect(shop.listings.get(4711)).toBe("Oak table");
  expect(await kit.deadLetters()).toEqual({ platform: [], inbox: [] });
});

test("a night without the shop costs no offer", async () => {
  const { clock, sandbox, shop, kit, offer } = setUp();
  shop.isOpen = false;
  void clock.sleep(12 * 3_600_000).then(() => (shop.isOpen = true));

  sandbox.trigger("Seller:Offer.New", offer);
  await kit.runUntilQuiet();

  expect(shop.listings.size).toBe(1);
});

test("an event that cannot be acknowledged is handled, delivered ten times, and then a dead letter", async () => {
  const { sandbox, shop, kit, offer } = setUp();
  sandbox.addFault({ kind: "server-error", operation: "Events_Acknowledge" });

  const id = sandbox.trigger("Seller:Offer.New", offer);
  await kit.runUntilQuiet();

  expect(shop.listings.size).toBe(1);
  expect((await kit.deadLetters()).platform).toEqual([{ id, type: "Seller:Offer.New", deliveries: 10 }]);
});
