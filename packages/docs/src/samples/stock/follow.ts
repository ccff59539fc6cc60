import type { ChannelClient } from "@kontor/channel-client";
import type { Listings } from "./listings.ts";

const BEGINNING = "1970-01-01T00:00:00Z";

export interface FollowStockOptions {
  channel: Pick<ChannelClient, "offers">;
  listings: Listings;
  sellerId: string;
  /** Compare all offers of the seller, and not only those that changed since the last comparison. Default false. */
  isFull?: boolean;
}

/** Asks the platform for the stock of a seller's offers, and corrects the listings. If it is killed, call it again. */
export async function followStock({ channel, listings, sellerId, isFull = false }: FollowStockOptions): Promise<void> {
  let updatedAfter = (isFull ? undefined : listings.findCompared(sellerId)) ?? BEGINNING;
  for (;;) {
    const { stockUpdateList, lastUpdatedAt } = await channel.offers.listStockUpdates({ sellerId, updatedAfter });
    listings.saveComparison(sellerId, stockUpdateList, lastUpdatedAt);
    if (stockUpdateList.length === 0 || lastUpdatedAt === updatedAfter) return;
    updatedAfter = lastUpdatedAt;
  }
}
