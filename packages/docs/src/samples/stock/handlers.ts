import type { ChannelClient } from "@kontor/channel-client";
import type { StoredHandlers } from "@kontor/channel-events";
import type { Listings } from "./listings.ts";

/** Handles the events by which sellers tell how many pieces they have. A listing without pieces is not for sale. */
export function handleStock(channel: Pick<ChannelClient, "offers">, listings: Listings): Partial<StoredHandlers> {
  return {
    "Seller:Offer.New": async ({ createdAt, event: { sellerId, offerId, quantity = "0" } }) => {
      listings.setQuantity({ sellerId, offerId, quantity, at: createdAt });
      // the platform lists the stock of an offer only if it knows your id of the listing
      const channelOfferId = `MP-${sellerId}-${offerId}`;
      const listedAt = new Date().toISOString();
      await channel.offers.reportListed({ offerList: [{ sellerId, offerId, channelOfferId, listedAt }] });
    },
    "Seller:Offer.Update": ({ createdAt, event: { sellerId, offerId, quantity } }) => {
      if (quantity !== undefined) listings.setQuantity({ sellerId, offerId, quantity, at: createdAt });
    },
    "Seller:Offer.StockUpdate": ({ createdAt, event: { sellerId, offerId, quantity } }) =>
      listings.setQuantity({ sellerId, offerId, quantity, at: createdAt }),
    "Seller:Offer.End": ({ createdAt, event: { sellerId, offerId } }) =>
      listings.setQuantity({ sellerId, offerId, quantity: 0, at: createdAt }),
  };
}
