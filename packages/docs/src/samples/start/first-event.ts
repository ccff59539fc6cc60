import { cached, channelFetch, refreshExchange } from "@kontor/auth";
import { createChannelClient } from "@kontor/channel-client";
import { createChannelConsumer } from "@kontor/channel-events";
import { sqliteInbox } from "@kontor/channel-events/sqlite";

const baseUrl = "http://127.0.0.1:7070"; // the sandbox
const tokens = cached(refreshExchange({ baseUrl, refreshToken: "refresh-token-of-the-sandbox" }));
const channel = createChannelClient({ baseUrl, fetch: channelFetch({ tokens }) });

const consumer = createChannelConsumer({
  channel,
  inbox: sqliteInbox("events.db"),
  handlers: {
    "Seller:Offer.StockUpdate": ({ event }) => console.log(`offer ${event.offerId} has ${event.quantity} pieces`),
    "*": ({ type }) => console.log(`nothing to do for ${type}`),
  },
});

await consumer.start();
console.log("Waiting for more events. Press Ctrl+C to stop.");
