import { DatabaseSync } from "node:sqlite";
import { createChannelConsumer, type StoredHandlers } from "@kontor/channel-events";
import { sqliteInbox } from "@kontor/channel-events/sqlite";
import { channel } from "../calls/channel-client.ts";
import { followStock } from "./follow.ts";
import { handleStock } from "./handlers.ts";
import { createListings } from "./listings.ts";

const listings = createListings(new DatabaseSync("listings.db"));
const handlers: StoredHandlers = {
  ...handleStock(channel, listings),
  "*": ({ id, type }, { log }) => log.warn({ id, type }, "Nothing handles this event type"),
};

const consumer = createChannelConsumer({ channel, inbox: sqliteInbox("events.db"), handlers });
process.once("SIGTERM", () => void consumer.stop());
await consumer.start();
await followStock({ channel, listings, sellerId: "1", isFull: true });
