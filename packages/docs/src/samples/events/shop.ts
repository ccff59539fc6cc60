import type { StoredHandlers } from "@kontor/channel-events";

/** The integration: what it does with events, and the shop that it does it in. */
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
