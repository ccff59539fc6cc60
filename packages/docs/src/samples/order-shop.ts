import type { OfferNew, Order, OrderRefund, OrderStatus, OrderStatusItem } from "@kontor/channel-types";
import type { DatabaseSync } from "node:sqlite";

/** Which status of an item may follow which. */
const before = {
  SHIPPED: ["UNSHIPPED"],
  CANCELED_BY_SELLER: ["UNSHIPPED"],
  CANCELED_BY_BUYER: ["UNSHIPPED"],
  RETURNED: ["SHIPPED"],
  REFUNDED: ["SHIPPED", "RETURNED"],
};

type Items = { sellerId: string; orderId: string; items?: readonly string[] };

/** Yours: what the marketplace itself remembers. Each change is keyed by what it is about, so that a second time changes nothing. */
export function createShop(db: DatabaseSync) {
  db.exec(`
    CREATE TABLE IF NOT EXISTS listing (seller TEXT, offer INTEGER, id TEXT, PRIMARY KEY (seller, offer));
    CREATE TABLE IF NOT EXISTS purchase (seller TEXT, id TEXT, status TEXT, PRIMARY KEY (seller, id));
    CREATE TABLE IF NOT EXISTS item (seller TEXT, purchase TEXT, id TEXT, status TEXT, payment TEXT, PRIMARY KEY (seller, purchase, id));
    CREATE TABLE IF NOT EXISTS cancellation (id TEXT PRIMARY KEY, about TEXT, answer TEXT);
    CREATE TABLE IF NOT EXISTS payout (seller TEXT, refund TEXT, amount TEXT, PRIMARY KEY (seller, refund));
    CREATE TABLE IF NOT EXISTS document (id TEXT PRIMARY KEY, bytes BLOB)`);
  const run = (sql: string, ...values: (string | number | Uint8Array)[]) => db.prepare(sql).run(...values);
  const get = (sql: string, ...values: (string | number)[]) => db.prepare(sql).get(...values);

  const itemsOf = ({ sellerId, orderId, items }: Items) => {
    const rows = db
      .prepare("SELECT id, status, payment FROM item WHERE seller = ? AND purchase = ?")
      .all(sellerId, orderId);
    return rows
      .map(
        ({ id, status, payment }) =>
          ({ orderItemId: id, itemStatus: status, paymentStatus: payment }) as OrderStatusItem,
      )
      .filter(({ orderItemId }) => items?.includes(orderItemId) ?? true);
  };

  return {
    /** Shows an offer to buyers; gives the id of its listing. */
    list({ sellerId, offerId }: OfferNew): string {
      run("INSERT OR IGNORE INTO listing VALUES (?, ?, ?)", sellerId, offerId, `MP-${sellerId}-${offerId}`);
      return String(get("SELECT id FROM listing WHERE seller = ? AND offer = ?", sellerId, offerId)!["id"]);
    },
    keepOrder({ sellerId, orderId, orderStatus, orderItem }: Order): void {
      run("INSERT OR IGNORE INTO purchase VALUES (?, ?, ?)", sellerId, orderId, orderStatus);
      for (const { type, orderItemId } of orderItem)
        if (type === "ITEM")
          run("INSERT OR IGNORE INTO item VALUES (?, ?, ?, 'UNSHIPPED', 'PENDING')", sellerId, orderId, orderItemId);
    },
    itemsOf,
    accept: ({ sellerId, orderId }: Items) =>
      void run("UPDATE purchase SET status = 'ACCEPTED' WHERE seller = ? AND id = ?", sellerId, orderId),
    /** Takes items, by default all of the order, to a status that may follow theirs; others stay as they are. */
    step(about: Items, status: keyof typeof before): void {
      const { sellerId, orderId } = about;
      const set = "UPDATE item SET status = ? WHERE seller = ? AND purchase = ? AND id = ?";
      for (const { orderItemId, itemStatus } of itemsOf(about))
        if (before[status].includes(itemStatus)) run(set, status, sellerId, orderId, orderItemId);
    },
    pay: ({ sellerId, orderId }: Items) =>
      void run("UPDATE item SET payment = 'PAID' WHERE seller = ? AND purchase = ?", sellerId, orderId),
    /** An order as it stands: what the platform is told is always the whole, so that telling it twice is harmless. */
    statusOf({ sellerId, orderId }: Items): OrderStatus {
      const row = get("SELECT status FROM purchase WHERE seller = ? AND id = ?", sellerId, orderId);
      const orderStatus = row!["status"] as OrderStatus["orderStatus"];
      return { sellerId, orderId, orderStatus, orderItems: itemsOf({ sellerId, orderId }) };
    },
    /** A buyer wishes to cancel items; the seller has not answered yet. */
    keepCancellation: (id: string, about: Items) =>
      void run("INSERT OR IGNORE INTO cancellation (id, about) VALUES (?, ?)", id, JSON.stringify(about)),
    /** What a buyer wished to cancel, now that the seller has answered. */
    closeCancellation(id: string, answer: string): Items | undefined {
      run("UPDATE cancellation SET answer = ? WHERE id = ?", answer, id);
      const row = get("SELECT about FROM cancellation WHERE id = ?", id);
      return row && (JSON.parse(String(row["about"])) as Items);
    },
    /** Pays money back to the buyer: once for each refund. */
    payBack({ sellerId, refundId, orderItem }: OrderRefund): void {
      const amounts = orderItem.map(({ refund, refundCurrency }) => `${refund} ${refundCurrency}`);
      run("INSERT OR IGNORE INTO payout VALUES (?, ?, ?)", sellerId, refundId, amounts.join(", "));
    },
    /** Keeps a document under its id; fetches it only where it is not there yet. */
    async keepDocument(id: string, fetchIt: () => Promise<Uint8Array>): Promise<void> {
      if (get("SELECT 1 FROM document WHERE id = ?", id)) return;
      run("INSERT OR IGNORE INTO document VALUES (?, ?)", id, await fetchIt());
    },
  };
}
