import type { StoredHandlers } from "@kontor/channel-events";

/** Makes a shop, and the handlers of the integration that write to it. */
export function createShop() {
  const shop = {
    isOpen: true,
    listings: new Map<number, string>(),
    handlers: {
      "Seller:Offer.New": async ({ event }) => {
        if (!shop.isOpen) throw new Error("the shop is down");
        shop.listings.set(event.offerId, event.title ?? "");
      },
      "*": () => {},
    } satisfies StoredHandlers,
  };
  return shop;
}
