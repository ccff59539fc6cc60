import { isPlatformError } from "@kontor/http";
import type { StoredEvent } from "./inbox.ts";
import { sellerOf } from "./lane-of.ts";
import { messageOf } from "./message-of.ts";
import { decodeRaw } from "./read-item.ts";

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
  /** Handler runs of this event, this one included. */
  attempt: number;
  /** Times that the platform sent it. */
  deliveries: number;
}

export function eventFacts({ id, type, lane, attempts, deliveries, raw }: StoredEvent): EventFacts {
  const decoded = decodeRaw(raw);
  const seller = "problem" in decoded ? "" : sellerOf(decoded.event);
  return { id, type, lane, ...(seller && { seller }), attempt: attempts + 1, deliveries };
}

/** What a log line says of a failure: the message, and of our own errors the code, the call, the status, the platform's codes and the hint. */
export function problemFacts(error: unknown): object {
  const problem = messageOf(error);
  if (!isPlatformError(error)) return { problem };
  const { code, operation, status, platformCodes, hint } = error as unknown as Record<string, unknown>;
  const known = { code, operation, status, platformCodes, hint };
  const told = Object.entries(known).filter(
    ([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0),
  );
  return { problem, ...Object.fromEntries(told) };
}
