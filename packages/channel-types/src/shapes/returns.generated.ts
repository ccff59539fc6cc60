// Generated from specs/channel/openapi.yaml 1.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { DecimalText, OrderId, OrderItemId, ReturnReason, SellerId } from "./shared.generated.ts";

/**
 * The parcel that comes back.
 * @see observed
 */
export interface AnnouncedReturnTracking {
  /** Carrier that ships the parcel. */
  carrier: string;
  /** Tracking number of the parcel. */
  trackingNumber: string;
}

/**
 * A buyer will send goods back.
 * @see observed
 */
export interface ReturnAnnouncement {
  /** Id of the return, given by the channel. */
  channelReturnId: string;
  /** Id of an order, which the channel gives it in `Orders_Create`; unique per seller. */
  orderId: OrderId;
  /** Items concerned. */
  orderItem?: ReturnAnnouncementItem[];
  /** The parcel that comes back. */
  returnTracking?: AnnouncedReturnTracking;
  /** Id of a seller, chosen by the channel. */
  sellerId: SellerId;
}

/**
 * An item that will come back.
 * @see observed
 */
export interface ReturnAnnouncementItem {
  /** A note for people. */
  note?: string;
  /** Id of an item of an order, which the channel gives it in `Orders_Create`. */
  orderItemId: OrderItemId;
  /** How many. */
  quantity: DecimalText;
  /** Why goods come back. */
  returnReason: ReturnReason;
}

/**
 * Why a return was not processed.
 * @see observed
 */
export interface ReturnProcessingError {
  /** A word for the kind of problem. */
  code?: string;
  /** The error in words, for a person to read. */
  message: string;
}

/**
 * The channel's answer to a return.
 * @see observed
 */
export interface ReturnProcessingResult {
  /** Whether it was accepted. */
  isAccepted: boolean;
  /** Why it was not accepted. */
  processingErrorList?: ReturnProcessingError[];
  /** Id of a seller, chosen by the channel. */
  sellerId: SellerId;
  /** Id of the return, given by the seller. */
  sellerReturnId: string;
}
