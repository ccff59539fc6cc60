import { createChannelConsumer } from "@kontor/channel-events";
import { sqliteInbox } from "@kontor/channel-events/sqlite";
import { channel } from "../calls/channel-client.ts";
import { createListing } from "./create-listing.ts";

const consumer = createChannelConsumer({
  channel,
  inbox: sqliteInbox("events.db"),
  handlers: {
    "Seller:Offer.New": async ({ event }) => createListing(event),
    "*": async ({ type }) => console.log(`nothing to do for ${type}`),
  },
});

await consumer.start();
