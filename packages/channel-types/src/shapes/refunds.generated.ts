// Generated from specs/channel/openapi.yaml 1.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { SellerId } from "./shared.generated.ts";

/**
 * Why a refund was not processed.
 * @see observed
 */
export interface RefundProcessingError {
  /** A word for the kind of problem. */
  code?: string;
  /** The error in words, for a person to read. */
  message: string;
}

/**
 * The channel's answer to a refund.
 * @see observed
 */
export interface RefundProcessingResult {
  /** Whether it was accepted. */
  isAccepted: boolean;
  /** Why it was not accepted. */
  processingErrorList?: RefundProcessingError[];
  /** Id that came with `Seller:Order.Refund`. */
  refundId: string;
  /** Id of a seller, chosen by the channel. */
  sellerId: SellerId;
}
