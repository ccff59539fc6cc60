import type { OrderStatusItem } from "@kontor/channel-types";
import { PersonNeeded } from "./person.ts";
import type { Tables } from "./tables.ts";

/** The states of an item from which it may go to a new state. */
const before = {
  SHIPPED: ["UNSHIPPED"],
  CANCELED_BY_SELLER: ["UNSHIPPED"],
  CANCELED_BY_BUYER: ["UNSHIPPED"],
  RETURNED: ["SHIPPED"],
  REFUNDED: ["SHIPPED", "RETURNED"],
};

/** Some pieces of an item. A missing quantity means `"1.0"`, as on the platform. */
export interface Pieces {
  orderItemId: string;
  quantity?: string | number | undefined;
}

/** Items of an order. Without `items`, all of them are meant. */
export interface ItemSelection {
  sellerId: string;
  orderId: string;
  items?: readonly Pieces[];
}

type StoredItem = OrderStatusItem & { quantity: string };

/** Keeps the items of orders with their states. */
export function createItems({ run, get, all }: Tables) {
  /** Lists the selected items. @throws {PersonNeeded} If the order or one of the items is not stored here. */
  function list({ sellerId, orderId, items }: ItemSelection): StoredItem[] {
    if (!get("SELECT 1 FROM purchase WHERE seller = ? AND id = ?", sellerId, orderId))
      throw new PersonNeeded(`Seller ${sellerId} has no order ${orderId} here`);
    const sql = "SELECT id, quantity, status, payment FROM item WHERE seller = ? AND purchase = ?";
    const stored = all(sql, sellerId, orderId).map(readItem);
    const unknown = items?.find((pieces) => !stored.some((item) => isSame(item, pieces)));
    if (unknown) throw new PersonNeeded(`The order ${orderId} has no item ${unknown.orderItemId}`);
    return stored.filter((item) => items?.some((pieces) => isSame(item, pieces)) ?? true);
  }

  /** Lists the selected items. @throws {PersonNeeded} If only some pieces of one were shipped, returned or refunded before. */
  function listUndivided(selection: ItemSelection): StoredItem[] {
    const { sellerId, orderId } = selection;
    const found = list(selection);
    for (const { orderItemId } of found)
      if (get("SELECT 1 FROM part WHERE seller = ? AND purchase = ? AND item = ?", sellerId, orderId, orderItemId))
        throw new PersonNeeded(`Some pieces of item ${orderItemId} of order ${orderId} went another way`);
    return found;
  }

  /** Lists items that are selected with all their pieces. @throws {PersonNeeded} If only some pieces are selected, or no item. */
  function listWhole(selection: ItemSelection): StoredItem[] {
    const found = listUndivided(selection);
    const { orderId } = selection;
    if (found.length === 0) throw new PersonNeeded(`No item of order ${orderId} is named`);
    const part = found.find((item) => !isWhole(item, findPieces(item, selection)));
    if (part) throw new PersonNeeded(`Only some pieces of item ${part.orderItemId} of order ${orderId} are meant`);
    return found;
  }

  /**
   * Moves the selected items to a state that may follow theirs. Other items keep their state, and so does an item of which
   * only some pieces are selected: the platform has one state for all pieces. Decide yourself what happens to such a part.
   */
  function move(selection: ItemSelection, status: keyof typeof before): void {
    const { sellerId, orderId } = selection;
    for (const item of list(selection)) {
      if (!before[status].includes(item.itemStatus)) continue;
      const pieces = findPieces(item, selection);
      const key = [sellerId, orderId, item.orderItemId];
      if (isWhole(item, pieces))
        run("UPDATE item SET status = ? WHERE seller = ? AND purchase = ? AND id = ?", status, ...key);
      else run("INSERT OR IGNORE INTO part VALUES (?, ?, ?, ?, ?)", ...key, status, String(pieces?.quantity ?? "1.0"));
    }
  }

  return { list, listUndivided, listWhole, move };
}

function readItem(row: Record<string, unknown>): StoredItem {
  const { id, quantity, status, payment } = row as Record<"id" | "quantity" | "status" | "payment", string>;
  return {
    orderItemId: id,
    itemStatus: status as OrderStatusItem["itemStatus"],
    paymentStatus: payment as OrderStatusItem["paymentStatus"],
    quantity,
  };
}

const isSame = (item: { orderItemId: string }, pieces: Pieces) => item.orderItemId === pieces.orderItemId;

const findPieces = (item: StoredItem, { items }: ItemSelection) => items?.find((pieces) => isSame(item, pieces));

/** Compares quantities as numbers, because they are decimal text: `3` and `3.0` are equal. */
const isWhole = ({ quantity }: StoredItem, pieces: Pieces | undefined) =>
  !pieces || Number(pieces.quantity ?? "1.0") >= Number(quantity);
