import type { StoredHandlers } from "@kontor/channel-events";
import type { DatabaseSync } from "node:sqlite";

/** Counts the offers of each seller, in the database file of the inbox. */
export const countingHandlers: StoredHandlers = {
  "Seller:Offer.New": ({ event }, { withTx }) => {
    withTx((db: DatabaseSync) => {
      db.exec("CREATE TABLE IF NOT EXISTS seller (id TEXT PRIMARY KEY, offers INTEGER)");
      db.prepare("INSERT INTO seller VALUES (?, 1) ON CONFLICT (id) DO UPDATE SET offers = offers + 1").run(
        event.sellerId,
      );
    });
  },
  "*": () => {},
};
