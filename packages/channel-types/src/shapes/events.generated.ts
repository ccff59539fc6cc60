// Generated from specs/channel/openapi.yaml 1.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { EventEnvelope } from "./shared.generated.ts";

/**
 * A page of events, in creation order.
 * @see given spec §4.4
 */
export interface EventList {
  eventList: EventEnvelope[];
}
