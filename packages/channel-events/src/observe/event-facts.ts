import { cutText } from "../ground/log.ts";
import type { StoredEvent } from "../ground/event.ts";
import { decodeRaw, findSeller, findSellerIn } from "../page/item.ts";

const MOST_LETTERS = 256; // of a name in a line

/**
 * The facts about an event in a log line. In spans, `id` is `messaging.message.id`, and `type`, `lane`, `attempt` and `deliveries` are
 * `kontor.event.type` and so on. Only the log names the seller.
 */
export interface EventFacts {
  id: string;
  type: string;
  lane: string;
  /** The `sellerId` of the payload. It is absent if the payload has none. */
  seller?: string;
  /** The number of handler runs of this event, this one included; 0 if no handler has run. */
  attempt: number;
  /** How often the platform sent the event. */
  deliveries: number;
}

/** Builds the facts about an event whose handler runs. */
export function buildEventFacts(event: StoredEvent): EventFacts {
  return buildArrivalFacts(event, { attempt: event.attempts + 1, deliveries: event.deliveries });
}

/** Builds the facts about an event as it arrives, with the counts of its runs and deliveries. */
export function buildArrivalFacts(
  { id, type, lane, raw }: Pick<StoredEvent, "id" | "type" | "lane" | "raw">,
  { attempt, deliveries }: Pick<EventFacts, "attempt" | "deliveries">,
): EventFacts {
  const decoded = decodeRaw(raw);
  const seller = "problem" in decoded ? findSellerIn(raw) : findSeller(decoded.event);
  const facts = Object.entries({ id, type, lane, ...(seller && { seller }) });
  const named = facts.map(([name, fact]) => [name, cutText(fact, MOST_LETTERS)]); // The platform may send a name of megabytes.
  return { ...(Object.fromEntries(named) as Pick<EventFacts, "id" | "type" | "lane">), attempt, deliveries };
}
