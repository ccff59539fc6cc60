import type { ChannelClient } from "@kontor/channel-client";
import { sendInBatches } from "@kontor/channel-events";
import type { ErpClient } from "@kontor/erp-client";
import type { Offers } from "./offers.ts";
import { readStock } from "./read.ts";

export interface SendStockOptions {
  erp: Pick<ErpClient, "stocks">;
  /** A client with a refresh token of the seller. */
  seller: ChannelClient;
  offers: Offers;
  channel: string;
  sellerId: string;
}

/**
 * Sends the stock of the ERP to the channel, for the offers whose quantity differs. The program may be killed anywhere: call this
 * function again. Never run it twice at the same time.
 *
 * @returns How many offers were sent.
 */
export async function sendStock({ erp, seller, offers, channel, sellerId }: SendStockOptions): Promise<number> {
  const changed = offers.listChanged(await readStock(erp));
  offers.markUnknown(changed); // before they are sent: after a crash, the channel may have the old or the new quantity
  await sendInBatches(
    seller.sellerOffers.updateStock,
    changed.map(({ offerId, quantity }) => ({ channel, sellerId, offerId, quantity: String(quantity) })),
  );
  offers.markSent(changed);
  return changed.length;
}
