import { createDirectConsumer } from "@kontor/channel-events";
import { channel } from "../calls/channel-client.ts";
import { createListing } from "./create-listing.ts";

const consumer = createDirectConsumer({
  channel,
  handlers: {
    "Seller:Offer.New": async ({ event }) => createListing(event),
    "*": async ({ type }) => console.log(`nothing to do for ${type}`),
  },
  // an event that cannot be read is acknowledged, and so gone, when this returns
  onUndecodable: ({ id, problem }) => console.error(id, problem.message),
});

await consumer.start();
