import { createChannelConsumer } from "@kontor/channel-events";
import { sqliteInbox } from "@kontor/channel-events/sqlite";
import { channel } from "../calls/channel-client.ts";
import { seller } from "../calls/seller-client.ts";

const inbox = sqliteInbox("events.db");
const asked = "Anna Muster"; // who asked to be forgotten
const ids: string[] = [];

const consumer = createChannelConsumer({
  channel,
  inbox,
  handlers: {
    "Seller:Ticket.Reply": ({ id, event }) => {
      console.log(`${event.ticketId}: ${event.from.name} wrote`);
      if (event.from.name === asked) ids.push(id);
    },
    "*": () => {},
  },
});

// In the place of a seller: an event with a name.
const reply = { channel: "TESTCHANNEL", sellerId: "1", ticketId: "T-2", createdAt: new Date().toISOString() };
await seller.sellerTickets.reply({ ...reply, from: { role: "BUYER", name: asked }, message: "Thank you" });
await consumer.start();
await consumer.pollNow(); // fetch what the platform has
await consumer.idle(); // handle it

// Remove what the inbox holds of this person. The ids of the events stay, so that a repeat is not handled.
console.log(`Forgotten: ${await inbox.forget(ids)} event`);
await consumer.stop();
await inbox.close();
