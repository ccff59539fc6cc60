import { isPlatformError } from "@kontor/http";
import type { StoredEvent } from "../inbox/event.ts";
import { findSellerIn, findSeller } from "../consumer/find-lane.ts";
import { describeError } from "../consumer/describe-error.ts";
import { decodeRaw } from "../page/read-item.ts";

/**
 * What a log line says of an event. In spans, `id` is `messaging.message.id`, and `type`, `lane`, `attempt` and `deliveries` are
 * `kontor.event.type` and so on; the seller is in the log alone.
 */
export interface EventFacts {
  id: string;
  type: string;
  lane: string;
  /** The payload's `sellerId`; absent where it has none. */
  seller?: string;
  /** Handler runs of this event, this one included; 0 where no handler has run. */
  attempt: number;
  /** Times that the platform sent it. */
  deliveries: number;
}

/** Of an event whose handler runs. */
export function buildEventFacts(event: StoredEvent): EventFacts {
  return buildArrivalFacts(event, { attempt: event.attempts + 1, deliveries: event.deliveries });
}

/** Of an event as it arrives, and how often it ran and came by then. */
export function buildArrivalFacts(
  { id, type, lane, raw }: Pick<StoredEvent, "id" | "type" | "lane" | "raw">,
  { attempt, deliveries }: Pick<EventFacts, "attempt" | "deliveries">,
): EventFacts {
  const decoded = decodeRaw(raw);
  const seller = "problem" in decoded ? findSellerIn(raw) : findSeller(decoded.event);
  return { id, type, lane, ...(seller && { seller }), attempt, deliveries };
}

/** What a log line says of a failure: the message, and of our own errors the code, the call, the status, the platform's codes and the hint. */
export function buildProblemFacts(error: unknown): object {
  const problem = describeError(error);
  if (!isPlatformError(error)) return { problem };
  const { code, operation, status, platformCodes, hint } = error as unknown as Record<string, unknown>;
  const known = { code, operation, status, platformCodes, hint };
  const told = Object.entries(known).filter(
    ([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0),
  );
  return { problem, ...Object.fromEntries(told) };
}
