// Generated from specs/channel/openapi.yaml 1.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { EventEnvelope } from "./shared.generated.ts";

/**
 * A page of events for sellers. Types that were seen are Channel:ChannelDataChanged, Channel:Order.Return and Channel:Order.RefundProcessingResult; described are new orders, changes of their status and address, and changes of listing progress.
 * @see documented
 */
export interface SellerEventList {
  /** First in, first out. */
  eventList: EventEnvelope[];
}
