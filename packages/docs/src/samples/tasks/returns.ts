import { createChannelConsumer } from "@kontor/channel-events";
import { sqliteInbox } from "@kontor/channel-events/sqlite";
import { channel } from "../calls/channel-client.ts";
import { seller } from "../calls/seller-client.ts";

const order = { sellerId: "1", orderId: "ORDER-1001" }; // an order of the sandbox
const item = { orderItemId: "ITEM-1", quantity: "1.0" };

const consumer = createChannelConsumer({
  channel,
  inbox: sqliteInbox("returns.db"),
  handlers: {
    "Seller:Order.ReturnReceived": async ({ event: { sellerId, sellerReturnId, orderItem } }) => {
      for (const { orderItemId, condition } of orderItem) console.log(`${orderItemId} came back: ${condition}`);
      await channel.returns.reportResult({ sellerId, sellerReturnId, isAccepted: true });
    },
    "Seller:Order.Refund": async ({ event: { sellerId, refundId, orderItem } }) => {
      // pay the buyer here, once for each refundId
      for (const { refund, refundCurrency } of orderItem) console.log(`${refundId}: ${refund} ${refundCurrency}`);
      await channel.refunds.reportResult({ sellerId, refundId, isAccepted: true });
    },
    "*": ({ type }) => console.log(`nothing to do for ${type}`),
  },
});

// Your buyer sends the item back.
const sent = { ...item, returnReason: "WRONG_SIZE" as const };
await channel.returns.announce({ ...order, channelReturnId: "R-1", orderItem: [sent] });

// In the place of the seller: the parcel has come, and the money goes back.
const place = { channel: "TESTCHANNEL", ...order };
const received = { ...sent, condition: "MINT_CONDITION" as const, acceptReturn: true, requireReturnShipping: true };
await seller.sellerOrders.reportReturn({ ...place, sellerReturnId: "S-1", orderItem: [received] });
const refund = { ...item, reason: "WRONG_SIZE" as const, refund: "24.90", refundCurrency: "EUR" };
await seller.sellerOrders.refund({ ...place, refundId: "REFUND-9", orderItem: [refund] });

await consumer.start();
await consumer.pollNow(); // fetch what the platform has: a program in production leaves these three lines out, and goes on
await consumer.idle(); // handle it
await consumer.stop();
