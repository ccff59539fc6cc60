import type { StoredHandlers } from "@kontor/channel-events";
import type { DatabaseSync } from "node:sqlite";
import { createListing } from "./create-listing.ts";

export const handlers: StoredHandlers = {
  "Seller:Offer.New": async ({ event }, { once }) => {
    await once("listing", () => createListing(event));
  },
  "Seller:Offer.StockUpdate": async ({ event }, { claimNewest, withTx }) => {
    if (!(await claimNewest(`stock of ${event.offerId}`))) return;
    withTx((db: DatabaseSync) => {
      db.prepare("INSERT OR REPLACE INTO stock VALUES (?, ?)").run(event.offerId, event.quantity);
    });
  },
  "*": async ({ id, type }, { log }) => log.warn({ id, type }, "Nothing handles this event type"),
};
