import { createChannelConsumer } from "@kontor/channel-events";
import { sqliteInbox } from "@kontor/channel-events/sqlite";
import { channel } from "../calls/channel-client.ts";
import { seller } from "../calls/seller-client.ts";

const consumer = createChannelConsumer({
  channel,
  inbox: sqliteInbox("offers.db"),
  handlers: {
    "Seller:Offer.New": async ({ event: { sellerId, offerId, title } }) => {
      const now = new Date().toISOString();
      const offer = { sellerId, offerId };
      await channel.offers.reportInProgress({ offerList: [{ ...offer, startedAt: now }] });
      if (!title) {
        const errorList = [{ code: "NO_TITLE", message: "The title is missing" }];
        await channel.offers.reportListingFailed({ offerList: [{ ...offer, errorList, failedAt: now }] });
        return console.log(`offer ${offerId}: not listed, it has no title`);
      }
      const channelOfferId = `MP-${sellerId}-${offerId}`; // the id of the listing in your shop
      await channel.offers.reportListed({ offerList: [{ ...offer, channelOfferId, listedAt: now }] });
      console.log(`${title}: listed as ${channelOfferId}`);
    },
    "Seller:Offer.End": ({ event }) => console.log(`offer ${event.offerId}: taken down`),
    "*": ({ type }) => console.log(`nothing to do for ${type}`),
  },
});

// In the place of a seller: two offers, of which one has no title.
const priceList = [{ id: "default", quantityPriceList: [{ amount: "24.90", currency: "EUR" }] }];
const offer = { channel: "TESTCHANNEL", sellerId: "1", priceList };
await seller.sellerOffers.create({
  offerList: [
    { product: { sku: "SPADE-02", title: "Spade" }, salesChannelOfferList: [{ ...offer, offerId: 5001 }] },
    { product: { sku: "RAKE-01" }, salesChannelOfferList: [{ ...offer, offerId: 5002 }] },
  ],
});

await consumer.start();
await consumer.pollNow(); // fetch what the platform has: a program in production leaves these three lines out, and goes on
await consumer.idle(); // handle it
await consumer.stop();
