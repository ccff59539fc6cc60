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
      await channel.reports.sendData({ reportId }, stock); // at most 100 entries in a call
      await channel.reports.complete({ reportId });
      console.log(`${reportType}: ${stock.length} entry sent`);
    },
    "*": ({ type }) => console.log(`nothing to do for ${type}`),
  },
});

// A buyer asks. Your marketplace passes the question on.
const ticket = { ticketId: "T-1", sellerId: "1", createdAt: new Date().toISOString() };
const question = { topic: "QUESTION" as const, subject: "Handle", message: "Which wood is it?" };
await channel.tickets.create({ ...ticket, ...question, from: { role: "BUYER" } });

// In the place of the seller: an answer, and a wish for a report.
const place = { channel: "TESTCHANNEL", sellerId: "1" };
await seller.sellerTickets.reply({ ...place, ...ticket, from: { role: "SELLER" }, message: "Ash." });
await seller.sellerReports.request({ ...place, reportType: "SELLER_INVENTORY" });

await consumer.start();
await consumer.pollNow(); // fetch what the platform has: a program in production leaves these three lines out, and goes on
await consumer.idle(); // handle it
await consumer.stop();
