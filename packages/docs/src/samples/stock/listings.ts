import type { DatabaseSync } from "node:sqlite";
import type { Stock } from "@kontor/channel-types";
import { readInstant } from "@kontor/http";
import { writeTogether } from "./transaction.ts";

export interface ListingStock {
  sellerId: string;
  offerId: number;
  quantity: string | number;
  /** When the quantity changed, as the platform writes it. */
  at: string;
}

export type Listings = ReturnType<typeof createListings>;

/** Stores the listings of the marketplace. Replace it by your own database: a second call must change nothing. */
export function createListings(db: DatabaseSync) {
  db.exec(`
    CREATE TABLE IF NOT EXISTS listing (seller TEXT, offer INTEGER, quantity INTEGER, at INTEGER, PRIMARY KEY (seller, offer));
    CREATE TABLE IF NOT EXISTS compared (seller TEXT PRIMARY KEY, until TEXT)`);
  // an older quantity never replaces a newer one
  const newer =
    "ON CONFLICT DO UPDATE SET quantity = excluded.quantity, at = excluded.at WHERE excluded.at >= listing.at";
  const saveQuantity = db.prepare(`INSERT INTO listing VALUES (?, ?, ?, ?) ${newer}`);
  const saveInstant = db.prepare("INSERT OR REPLACE INTO compared VALUES (?, ?)");

  const listings = {
    setQuantity({ sellerId, offerId, quantity, at }: ListingStock): void {
      const pieces = Math.max(0, Math.floor(Number(quantity)));
      if (Number.isNaN(pieces)) throw new Error(`Cannot read the quantity of offer ${offerId} as a number`);
      saveQuantity.run(sellerId, offerId, pieces, readInstant(at) ?? 0);
    },
    /** Saves what a comparison found, together with the instant at which the next one begins. */
    saveComparison(sellerId: string, found: readonly Stock[], until: string): void {
      writeTogether(db, () => {
        for (const { updatedAt, ...stock } of found) listings.setQuantity({ ...stock, at: updatedAt });
        saveInstant.run(sellerId, until);
      });
    },
    /** Finds the instant until which the last comparison came. */
    findCompared(sellerId: string): string | undefined {
      const row = db.prepare("SELECT until FROM compared WHERE seller = ?").get(sellerId);
      return row && String(row["until"]);
    },
  };
  return listings;
}
