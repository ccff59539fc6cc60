import type { StoredHandlers } from "@kontor/channel-events";
import type { DatabaseSync } from "node:sqlite";

/** Enters each refund once in the database of your shop, which is another one than that of the inbox. */
export function createRefundHandlers(shop: DatabaseSync): StoredHandlers {
  shop.exec("CREATE TABLE IF NOT EXISTS payout (refund_id TEXT PRIMARY KEY, order_id TEXT, is_paid INTEGER)");
  const enter = shop.prepare("INSERT INTO payout VALUES (?, ?, 0) ON CONFLICT (refund_id) DO NOTHING");
  return {
    "Seller:Order.Refund": ({ event }) => void enter.run(event.refundId, event.orderId),
    "*": () => {},
  };
}
