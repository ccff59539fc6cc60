// Generated from specs/channel/openapi.yaml 1.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { ChannelAttribute, ChannelOfferId, DecimalText, OfferId, PriceContainer, Sku, Timestamp } from "./shared.generated.ts";

/**
 * An offer in a report of the inventory.
 * @see observed
 */
export interface SellerInventoryItem {
  /** Values of attributes of the channel. */
  channelAttributeList?: ChannelAttribute[];
  /** Category of the channel; present in one form of the event, absent in another. */
  channelCategoryId?: string;
  /** The marketplace's own id of the listing. */
  channelOfferId?: ChannelOfferId;
  /** When the offer was made; some clients send it (observed). */
  createdAt?: Timestamp;
  /** European article number. */
  ean?: string;
  /** Id of an offer; unique per seller. */
  offerId?: OfferId;
  /** Prices, one entry for each price list. */
  priceList?: PriceContainer[];
  /** How many. */
  quantity?: DecimalText;
  /** The id that some clients call `offerId` (observed). */
  sellerOfferId?: OfferId;
  /** Stock keeping unit of the seller. */
  sku?: Sku;
  /** Title shown to buyers. */
  title?: string;
}
