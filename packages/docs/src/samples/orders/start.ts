import { DatabaseSync } from "node:sqlite";
import { createChannelConsumer } from "@kontor/channel-events";
import { sqliteInbox } from "@kontor/channel-events/sqlite";
import { channel } from "../calls/channel-client.ts";
import { erp } from "../calls/erp-client.ts";
import { createOrderJourney } from "./journey.ts";

export const { handlers, ...buyer } = createOrderJourney({
  channel,
  erp,
  db: new DatabaseSync("market.db"),
  packageOf: (trackingNumber) => trackingNumber, // yours
  creditNoteOf: (refundId) => refundId, // yours
});

const consumer = createChannelConsumer({ channel, inbox: sqliteInbox("events.db"), handlers });
process.once("SIGTERM", () => void consumer.stop());
await consumer.start();
