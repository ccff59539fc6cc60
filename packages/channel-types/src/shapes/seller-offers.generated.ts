// Generated from specs/channel/openapi.yaml 1.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { ChannelId, ChannelOfferId, DecimalText, OfferId, PriceContainer, SellerId, Sku } from "./shared.generated.ts";

/**
 * How a channel offers a product.
 * @see documented
 */
export interface SalesChannelOffer {
  /** Id by which the platform knows a channel. */
  channel: ChannelId;
  /** Id of an offer; unique per seller. */
  offerId: OfferId;
  /** Prices, one entry for each price list. */
  priceList?: PriceContainer[];
  /** Id of a seller, chosen by the channel. */
  sellerId: SellerId;
}

/**
 * A product and how each channel offers it.
 * @see documented
 */
export interface SellerOffer {
  product?: SellerProduct;
  /** One entry for each channel. */
  salesChannelOfferList: SalesChannelOffer[];
}

/**
 * One entry of SellerOfferEndList.
 * @see documented
 */
export interface SellerOfferEnd {
  /** Id by which the platform knows a channel. */
  channel: ChannelId;
  /** The marketplace's own id of the listing. */
  channelOfferId?: ChannelOfferId;
  /** Id of an offer; unique per seller. */
  offerId: OfferId;
  /** Id of a seller, chosen by the channel. */
  sellerId: SellerId;
}

/**
 * Offers to end.
 * @see documented
 */
export interface SellerOfferEndList {
  /** One entry for each. */
  offerList: SellerOfferEnd[];
}

/**
 * Offers of a seller. The documented part of the shape; further fields are accepted.
 * @see documented
 */
export interface SellerOfferList {
  offerList: SellerOffer[];
}

/**
 * One entry of SellerOfferPriceList.
 * @see documented
 */
export interface SellerOfferPrice {
  /** Id by which the platform knows a channel. */
  channel: ChannelId;
  /** The marketplace's own id of the listing. */
  channelOfferId?: ChannelOfferId;
  /** Id of an offer; unique per seller. */
  offerId: OfferId;
  /** Prices, one entry for each price list. */
  priceList?: PriceContainer[];
  /** Id of a seller, chosen by the channel. */
  sellerId: SellerId;
}

/**
 * Offers with new prices.
 * @see documented
 */
export interface SellerOfferPriceList {
  /** One entry for each. */
  offerList: SellerOfferPrice[];
}

/**
 * One entry of SellerOfferStockList.
 * @see documented
 */
export interface SellerOfferStock {
  /** Id by which the platform knows a channel. */
  channel: ChannelId;
  /** The marketplace's own id of the listing. */
  channelOfferId?: ChannelOfferId;
  /** Id of an offer; unique per seller. */
  offerId: OfferId;
  /** A decimal number as text. Some senders write a JSON number; decoders read both and give text. */
  quantity?: DecimalText;
  /** Id of a seller, chosen by the channel. */
  sellerId: SellerId;
}

/**
 * Offers with new stocks.
 * @see documented
 */
export interface SellerOfferStockList {
  /** One entry for each. */
  offerList: SellerOfferStock[];
}

/** @see documented */
export interface SellerProduct {
  /** Stock keeping unit of the seller. */
  sku?: Sku;
  /** Title shown to buyers. */
  title?: string;
}
