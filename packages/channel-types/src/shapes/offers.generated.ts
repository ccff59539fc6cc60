// Generated from specs/channel/openapi.yaml 1.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { ChannelId, ChannelOfferId, OfferId, SellerId, Timestamp } from "./shared.generated.ts";

/**
 * An offer that could not be listed.
 * @see observed
 */
export interface OfferListingFailed {
  /** The errors. */
  errorList: OfferListingFailedError[];
  failedAt: Timestamp;
  offerId: OfferId;
  sellerId: SellerId;
}

/**
 * Why an offer could not be listed.
 * @see observed
 */
export interface OfferListingFailedError {
  /** A word for the kind of problem. */
  code: string;
  /** Further text that the message has no room for. */
  longMessage?: string;
  /** The event in words, for a person to read. */
  message: string;
  /** A value that would be accepted. */
  recommendedValue?: string;
  /** Attribute that the error is about. */
  relatedAttributeId?: string;
}

/**
 * Offers that could not be listed.
 * @see observed
 */
export interface OfferListingFailedList {
  /** The offers. */
  offerList: OfferListingFailed[];
}

/**
 * An offer whose listing has begun.
 * @see observed
 */
export interface OfferListingInProgress {
  offerId: OfferId;
  sellerId: SellerId;
  startedAt: Timestamp;
}

/**
 * Offers whose listing has begun.
 * @see observed
 */
export interface OfferListingInProgressList {
  /** The offers. */
  offerList: OfferListingInProgress[];
}

/**
 * An offer that is listed.
 * @see observed
 */
export interface OfferListingSuccessful {
  channelOfferId?: ChannelOfferId;
  listedAt: Timestamp;
  /** Address of the listing on the marketplace. */
  listingUrl?: string;
  offerId: OfferId;
  sellerId: SellerId;
}

/**
 * Offers that are listed.
 * @see observed
 */
export interface OfferListingSuccessfulList {
  /** The offers. */
  offerList: OfferListingSuccessful[];
}

/**
 * The stock of an offer.
 * @see observed
 */
export interface Stock {
  /**
   * The channel; in the documented example, and not in the models.
   * @see documented
   */
  channel?: ChannelId;
  channelOfferId: ChannelOfferId;
  offerId: OfferId;
  /** How many. */
  quantity: number;
  sellerId: SellerId;
  updatedAt: Timestamp;
}

/**
 * Stocks that changed since an instant.
 * @see observed
 */
export interface StockList {
  lastUpdatedAt: Timestamp;
  /** Stocks that changed. */
  stockUpdateList: Stock[];
}
