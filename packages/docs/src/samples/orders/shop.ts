import type { OfferNew, Order, OrderRefund, OrderStatus, OrderStatusItem } from "@kontor/channel-types";
import type { DatabaseSync } from "node:sqlite";
import { PersonNeeded } from "./person.ts";

/** Which status of an item may follow which. */
const before = {
  SHIPPED: ["UNSHIPPED"],
  CANCELED_BY_SELLER: ["UNSHIPPED"],
  CANCELED_BY_BUYER: ["UNSHIPPED"],
  RETURNED: ["SHIPPED"],
  REFUNDED: ["SHIPPED", "RETURNED"],
};

/** How many of an item; `"1.0"` where nothing is said, as the platform has it. */
export interface Pieces {
  orderItemId: string;
  quantity?: string | number | undefined;
}
export type Items = { sellerId: string; orderId: string; items?: readonly Pieces[] };

/** Yours: what the marketplace itself remembers. Each change is keyed by what it is about, so that a second time changes nothing. */
export function createShop(db: DatabaseSync) {
  db.exec(`
    CREATE TABLE IF NOT EXISTS listing (seller TEXT, offer INTEGER, id TEXT, PRIMARY KEY (seller, offer));
    CREATE TABLE IF NOT EXISTS purchase (seller TEXT, id TEXT, status TEXT, PRIMARY KEY (seller, id));
    CREATE TABLE IF NOT EXISTS item (seller TEXT, purchase TEXT, id TEXT, quantity TEXT, status TEXT, payment TEXT, PRIMARY KEY (seller, purchase, id));
    CREATE TABLE IF NOT EXISTS part (seller TEXT, purchase TEXT, item TEXT, status TEXT, quantity TEXT, PRIMARY KEY (seller, purchase, item, status));
    CREATE TABLE IF NOT EXISTS cancellation (id TEXT PRIMARY KEY, about TEXT, answer TEXT);
    CREATE TABLE IF NOT EXISTS payout (seller TEXT, refund TEXT, amount TEXT, PRIMARY KEY (seller, refund));
    CREATE TABLE IF NOT EXISTS document (id TEXT PRIMARY KEY, bytes BLOB)`);
  const run = (sql: string, ...values: (string | number | Uint8Array)[]) => db.prepare(sql).run(...values);
  const get = (sql: string, ...values: (string | number)[]) => db.prepare(sql).get(...values);

  /** The items that are named, by default all of the order. @throws {PersonNeeded} If there is no such order or item here. */
  const itemsOf = ({ sellerId, orderId, items }: Items): (OrderStatusItem & { quantity: string })[] => {
    if (!get("SELECT 1 FROM purchase WHERE seller = ? AND id = ?", sellerId, orderId))
      throw new PersonNeeded(`Seller ${sellerId} has no order ${orderId} here`);
    const rows = db
      .prepare("SELECT id, quantity, status, payment FROM item WHERE seller = ? AND purchase = ?")
      .all(sellerId, orderId) as Record<"id" | "quantity" | "status" | "payment", string>[];
    const unknown = items?.find(({ orderItemId }) => !rows.some(({ id }) => id === orderItemId));
    if (unknown) throw new PersonNeeded(`The order ${orderId} has no item ${unknown.orderItemId}`);
    return rows
      .filter(({ id }) => items?.some(({ orderItemId }) => orderItemId === id) ?? true)
      .map(({ id, quantity, status, payment }) => ({
        orderItemId: id,
        itemStatus: status as OrderStatusItem["itemStatus"],
        paymentStatus: payment as OrderStatusItem["paymentStatus"],
        quantity,
      }));
  };

  /** Quantities are decimal text: `3` and `3.0` are one. */
  const isWhole = ({ quantity }: { quantity: string }, pieces: Pieces | undefined) =>
    !pieces || Number(pieces.quantity ?? "1.0") >= Number(quantity);
  const piecesOf = ({ orderItemId }: { orderItemId: string }, { items }: Items) =>
    items?.find((each) => each.orderItemId === orderItemId);

  return {
    /** Shows an offer to buyers; gives the id of its listing. */
    list({ sellerId, offerId }: OfferNew): string {
      run("INSERT OR IGNORE INTO listing VALUES (?, ?, ?)", sellerId, offerId, `MP-${sellerId}-${offerId}`);
      return String(get("SELECT id FROM listing WHERE seller = ? AND offer = ?", sellerId, offerId)!["id"]);
    },
    keepOrder({ sellerId, orderId, orderStatus, orderItem }: Order): void {
      run("INSERT OR IGNORE INTO purchase VALUES (?, ?, ?)", sellerId, orderId, orderStatus);
      const insert = "INSERT OR IGNORE INTO item VALUES (?, ?, ?, ?, 'UNSHIPPED', 'PENDING')";
      for (const item of orderItem)
        if (item.type === "ITEM") run(insert, sellerId, orderId, item.orderItemId, item.quantity ?? "1.0");
    },
    itemsOf,
    /** Items, of which nothing went another way before. @throws {PersonNeeded} If some pieces of one did. */
    unpartedItemsOf(about: Items) {
      const { sellerId, orderId } = about;
      const found = itemsOf(about);
      for (const { orderItemId } of found)
        if (get("SELECT 1 FROM part WHERE seller = ? AND purchase = ? AND item = ?", sellerId, orderId, orderItemId))
          throw new PersonNeeded(`Some pieces of item ${orderItemId} of order ${orderId} went another way`);
      return found;
    },
    /** Items that are named with all their pieces. @throws {PersonNeeded} If one is named with only some, or none is named. */
    wholeItemsOf(about: Items) {
      const found = this.unpartedItemsOf(about);
      if (found.length === 0) throw new PersonNeeded(`No item of order ${about.orderId} is named`);
      const part = found.find((item) => !isWhole(item, piecesOf(item, about)));
      if (part)
        throw new PersonNeeded(`Only some pieces of item ${part.orderItemId} of order ${about.orderId} are meant`);
      return found;
    },
    accept: ({ sellerId, orderId }: Items) =>
      void run("UPDATE purchase SET status = 'ACCEPTED' WHERE seller = ? AND id = ?", sellerId, orderId),
    /**
     * Takes items, by default all of the order, to a status that may follow theirs; others stay as they are. So does an item of
     * which only some pieces are named: the platform has one status for all of them. Yours: what becomes of such a part.
     */
    step(about: Items, status: keyof typeof before): void {
      const { sellerId, orderId } = about;
      const set = "UPDATE item SET status = ? WHERE seller = ? AND purchase = ? AND id = ?";
      for (const item of itemsOf(about)) {
        const pieces = piecesOf(item, about);
        if (!before[status].includes(item.itemStatus)) continue;
        if (isWhole(item, pieces)) run(set, status, sellerId, orderId, item.orderItemId);
        else {
          const part = [sellerId, orderId, item.orderItemId, status, String(pieces?.quantity ?? "1.0")];
          run("INSERT OR IGNORE INTO part VALUES (?, ?, ?, ?, ?)", ...part);
        }
      }
    },
    pay: ({ sellerId, orderId }: Items) =>
      void run("UPDATE item SET payment = 'PAID' WHERE seller = ? AND purchase = ?", sellerId, orderId),
    /** An order as it stands: what the platform is told is always the whole, so that telling it twice is harmless. */
    statusOf({ sellerId, orderId }: Items): OrderStatus {
      const orderItems = itemsOf({ sellerId, orderId }).map(({ orderItemId, itemStatus, paymentStatus }) => ({
        orderItemId,
        itemStatus,
        paymentStatus,
      }));
      const row = get("SELECT status FROM purchase WHERE seller = ? AND id = ?", sellerId, orderId);
      const orderStatus = row!["status"] as OrderStatus["orderStatus"];
      return { sellerId, orderId, orderStatus, orderItems };
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
