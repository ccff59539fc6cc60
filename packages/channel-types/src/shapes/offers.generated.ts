// Generated from specs/channel/openapi.yaml 1.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { ChannelId, ChannelOfferId, OfferId, SellerId, Timestamp } from "./shared.generated.ts";

/**
 * An offer that could not be listed.
 * @see observed
 */
export interface OfferListingFailed {
  errorList: OfferListingFailedError[];
  /** An instant. Sent as RFC 3339 with `Z`; on the wire also with `+0000`, `+00` or no zone, which reads as UTC. */
  failedAt: Timestamp;
  /** Id of an offer; unique per seller. */
  offerId: OfferId;
  /** Id of a seller, chosen by the channel. */
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
  /** The error in words, for a person to read. */
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
  offerList: OfferListingFailed[];
}

/**
 * An offer whose listing has begun.
 * @see observed
 */
export interface OfferListingInProgress {
  /** Id of an offer; unique per seller. */
  offerId: OfferId;
  /** Id of a seller, chosen by the channel. */
  sellerId: SellerId;
  /** An instant. Sent as RFC 3339 with `Z`; on the wire also with `+0000`, `+00` or no zone, which reads as UTC. */
  startedAt: Timestamp;
}

/**
 * Offers whose listing has begun.
 * @see observed
 */
export interface OfferListingInProgressList {
  offerList: OfferListingInProgress[];
}

/**
 * An offer that is listed.
 * @see observed
 */
export interface OfferListingSuccessful {
  /** The marketplace's own id of the listing. */
  channelOfferId?: ChannelOfferId;
  /** An instant. Sent as RFC 3339 with `Z`; on the wire also with `+0000`, `+00` or no zone, which reads as UTC. */
  listedAt: Timestamp;
  /** Address of the listing on the marketplace. */
  listingUrl?: string;
  /** Id of an offer; unique per seller. */
  offerId: OfferId;
  /** Id of a seller, chosen by the channel. */
  sellerId: SellerId;
}

/**
 * Offers that are listed.
 * @see observed
 */
export interface OfferListingSuccessfulList {
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
  /** The marketplace's own id of the listing. */
  channelOfferId: ChannelOfferId;
  /** Id of an offer; unique per seller. */
  offerId: OfferId;
  /** How many. */
  quantity: number;
  /** Id of a seller, chosen by the channel. */
  sellerId: SellerId;
  /** An instant. Sent as RFC 3339 with `Z`; on the wire also with `+0000`, `+00` or no zone, which reads as UTC. */
  updatedAt: Timestamp;
}

/**
 * Stocks that changed since an instant.
 * @see observed
 */
export interface StockList {
  /** An instant. Sent as RFC 3339 with `Z`; on the wire also with `+0000`, `+00` or no zone, which reads as UTC. */
  lastUpdatedAt: Timestamp;
  /** Stocks that changed. */
  stockUpdateList: Stock[];
}
