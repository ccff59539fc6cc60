import type { OfferNew, Order, OrderRefund, OrderStatus } from "@kontor/channel-types";
import type { DatabaseSync } from "node:sqlite";
import { createItems, type ItemSelection } from "./items.ts";
import { openTables } from "./tables.ts";

export interface OrderRef {
  sellerId: string;
  orderId: string;
}

export type Shop = ReturnType<typeof createShop>;

/** Stores what the marketplace itself has to remember. Replace it by your own database: a second call must change nothing. */
export function createShop(db: DatabaseSync) {
  const tables = openTables(db);
  const { run, get } = tables;
  const items = createItems(tables);

  return {
    items,

    /** Shows an offer to buyers and gives the id of its listing. */
    publish({ sellerId, offerId }: OfferNew): string {
      run("INSERT OR IGNORE INTO listing VALUES (?, ?, ?)", sellerId, offerId, `MP-${sellerId}-${offerId}`);
      return String(get("SELECT id FROM listing WHERE seller = ? AND offer = ?", sellerId, offerId)!["id"]);
    },

    saveOrder({ sellerId, orderId, orderStatus, orderItem }: Order): void {
      run("INSERT OR IGNORE INTO purchase VALUES (?, ?, ?)", sellerId, orderId, orderStatus);
      const insert = "INSERT OR IGNORE INTO item VALUES (?, ?, ?, ?, 'UNSHIPPED', 'PENDING')";
      for (const item of orderItem)
        if (item.type === "ITEM") run(insert, sellerId, orderId, item.orderItemId, item.quantity ?? "1.0");
    },
    markAccepted({ sellerId, orderId }: OrderRef): void {
      run("UPDATE purchase SET status = 'ACCEPTED' WHERE seller = ? AND id = ?", sellerId, orderId);
    },
    markPaid({ sellerId, orderId }: OrderRef): void {
      run("UPDATE item SET payment = 'PAID' WHERE seller = ? AND purchase = ?", sellerId, orderId);
    },
    /** Reads the whole status of an order. The platform always gets the whole, so a second report is harmless. */
    readStatus({ sellerId, orderId }: OrderRef): OrderStatus {
      const orderItems = items
        .list({ sellerId, orderId })
        .map(({ orderItemId, itemStatus, paymentStatus }) => ({ orderItemId, itemStatus, paymentStatus }));
      const row = get("SELECT status FROM purchase WHERE seller = ? AND id = ?", sellerId, orderId);
      const orderStatus = row!["status"] as OrderStatus["orderStatus"];
      return { sellerId, orderId, orderStatus, orderItems };
    },

    /** Saves the buyer's wish to cancel items, which the seller has not answered yet. */
    saveCancellation(id: string, selection: ItemSelection): void {
      run("INSERT OR IGNORE INTO cancellation (id, about) VALUES (?, ?)", id, JSON.stringify(selection));
    },
    /** Saves the seller's answer to a cancellation, and gives the items of the buyer's wish if it is stored here. */
    closeCancellation(id: string, answer: string): ItemSelection | undefined {
      run("UPDATE cancellation SET answer = ? WHERE id = ?", answer, id);
      const row = get("SELECT about FROM cancellation WHERE id = ?", id);
      return row && (JSON.parse(String(row["about"])) as ItemSelection);
    },

    /** Pays money back to the buyer, once for each refund. */
    payBack({ sellerId, refundId, orderItem }: OrderRefund): void {
      const amounts = orderItem.map(({ refund, refundCurrency }) => `${refund} ${refundCurrency}`);
      run("INSERT OR IGNORE INTO payout VALUES (?, ?, ?)", sellerId, refundId, amounts.join(", "));
    },
    /** Saves a document under its id. A document that is stored already is not fetched. */
    async saveDocument(id: string, fetchIt: () => Promise<Uint8Array>): Promise<void> {
      if (get("SELECT 1 FROM document WHERE id = ?", id)) return;
      run("INSERT OR IGNORE INTO document VALUES (?, ?)", id, await fetchIt());
    },
  };
}
