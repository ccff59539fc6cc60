import { createChannelConsumer } from "@kontor/channel-events";
import { sqliteInbox } from "@kontor/channel-events/sqlite";
import { channel } from "../calls/channel-client.ts";
import { seller } from "../calls/seller-client.ts";

const stock = [{ offerId: 4711, channelOfferId: "MP-4711", sku: "SPADE-01", quantity: "3" }]; // what your shop lists
const consumer = createChannelConsumer({
  channel,
  inbox: sqliteInbox("tickets.db"),
  handlers: {
    "Seller:Ticket.Reply": ({ event }) => console.log(`${event.ticketId}, the seller writes: ${event.message}`),
    "Seller:Report.Request": async ({ event: { reportId, reportType } }) => {
      for (let start = 0; start < stock.length; start += 100) // at most 100 entries in a call
        await channel.reports.sendData({ reportId }, stock.slice(start, start + 100));
      await channel.reports.complete({ reportId });
      console.log(`${reportType}: ${stock.length} entry sent`);
    },
    "*": ({ type }) => console.log(`nothing to do for ${type}`),
  },
});

// A buyer asks. Your marketplace passes the question on.
const now = new Date().toISOString();
const ticket = { sellerId: "1", ticketId: "T-1" };
await channel.tickets.create({
  ...ticket,
  topic: "QUESTION",
  reference: { type: "CHANNELOFFER", id: "MP-4711" },
  createdAt: now,
  from: { role: "BUYER", name: "Anna" },
  subject: "Handle",
  message: "Which wood is it?",
});

// In the place of the seller: an answer, and a wish for a report.
const place = { channel: "TESTCHANNEL", sellerId: "1" };
await seller.sellerTickets.reply({ ...place, ticketId: "T-1", createdAt: now, from: { role: "SELLER" }, message: "Ash." });
await seller.sellerReports.request({ ...place, reportType: "SELLER_INVENTORY" });

await consumer.start();
await consumer.idle(); // a program in production leaves these two lines out, and goes on
await consumer.stop();
