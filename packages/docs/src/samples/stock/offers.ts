import type { DatabaseSync } from "node:sqlite";
import { writeTogether } from "./transaction.ts";

/** An offer on the channel, and how many pieces of its item there are. */
export interface OfferStock {
  offerId: number;
  quantity: number;
}

export type Offers = ReturnType<typeof createOffers>;

/** Stores which item each offer sells, and the quantity that the channel has for certain. */
export function createOffers(db: DatabaseSync) {
  // `sent` is empty while nobody knows which quantity the channel has
  db.exec("CREATE TABLE IF NOT EXISTS offer (id INTEGER PRIMARY KEY, item TEXT NOT NULL, sent INTEGER)");
  const setSent = db.prepare("UPDATE offer SET sent = ? WHERE id = ?");

  return {
    /** Saves an offer. A second call with the same item changes nothing. */
    save({ offerId, itemId }: { offerId: number; itemId: string }): void {
      const change = "ON CONFLICT (id) DO UPDATE SET item = excluded.item, sent = NULL WHERE item <> excluded.item";
      db.prepare(`INSERT INTO offer (id, item) VALUES (?, ?) ${change}`).run(offerId, itemId);
    },
    /** Lists the offers whose quantity on the channel is not that of the stock, or is not known. */
    listChanged(stock: ReadonlyMap<string, number>): OfferStock[] {
      const rows = db.prepare("SELECT id, item, sent FROM offer ORDER BY id").all();
      return rows.flatMap(({ id, item, sent }) => {
        const quantity = stock.get(String(item)) ?? 0;
        return sent === quantity ? [] : [{ offerId: Number(id), quantity }];
      });
    },
    /** Notes that nobody knows any more which quantities the channel has. */
    markUnknown(offers: readonly OfferStock[]): void {
      writeTogether(db, () => offers.forEach(({ offerId }) => setSent.run(null, offerId)));
    },
    /** Notes the same of all offers, so that the next run sends all of them. */
    markAllUnknown(): void {
      db.prepare("UPDATE offer SET sent = NULL").run();
    },
    /** Notes that the channel has these quantities. */
    markSent(offers: readonly OfferStock[]): void {
      writeTogether(db, () => offers.forEach(({ offerId, quantity }) => setSent.run(quantity, offerId)));
    },
  };
}
