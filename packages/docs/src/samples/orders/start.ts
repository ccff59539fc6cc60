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
  findPackageId: (trackingNumber) => trackingNumber, // replace it
  findCreditNoteId: (refundId) => refundId, // replace it
});

const consumer = createChannelConsumer({ channel, inbox: sqliteInbox("events.db"), handlers });
process.once("SIGTERM", () => void consumer.stop());
await consumer.start();
