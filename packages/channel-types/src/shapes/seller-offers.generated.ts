// Generated from specs/channel/openapi.yaml 1.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { ChannelId, ChannelOfferId, DecimalText, OfferId, PriceContainer, SellerId, Sku } from "./shared.generated.ts";

/**
 * How a channel offers a product.
 * @see documented
 */
export interface SalesChannelOffer {
  channel: ChannelId;
  offerId: OfferId;
  /** Prices, one entry for each price list. */
  priceList?: PriceContainer[];
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
  channel: ChannelId;
  channelOfferId?: ChannelOfferId;
  offerId: OfferId;
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
  /** The offers. */
  offerList: SellerOffer[];
}

/**
 * One entry of SellerOfferPriceList.
 * @see documented
 */
export interface SellerOfferPrice {
  channel: ChannelId;
  channelOfferId?: ChannelOfferId;
  offerId: OfferId;
  /** Prices, one entry for each price list. */
  priceList?: PriceContainer[];
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
  channel: ChannelId;
  channelOfferId?: ChannelOfferId;
  offerId: OfferId;
  quantity?: DecimalText;
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

/**
 * A product of a seller.
 * @see documented
 */
export interface SellerProduct {
  sku?: Sku;
  /** Title shown to buyers. */
  title?: string;
}
