import type { StoredHandlers } from "@kontor/channel-events";

/** The part of your shop that the handlers use. */
export interface Shop {
  isOpen: boolean;
  /** Throws if the shop does not answer. */
  list(offer: { offerId: number; title?: string }): Promise<void>;
}

export function createHandlers(shop: Shop): StoredHandlers {
  return {
    "Seller:Offer.New": async ({ event }) => {
      if (!shop.isOpen) return { parkLane: "the shop is closed", durationMs: 3_600_000 }; // this seller waits for an hour
      if (!event.title) return { dead: "an offer without a title cannot be listed" }; // give up at once
      if (event.channelAttributeList?.length === 0) return { retryInMs: 600_000 }; // try again in ten minutes
      await shop.list(event); // if this throws, the event is tried again
    },
    "*": async ({ id, type }, { log }) => log.warn({ id, type }, "Nothing handles this event type"),
  };
}
