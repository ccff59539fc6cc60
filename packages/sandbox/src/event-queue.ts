/** What the queue keeps of an event; the rest is the shell's. */
export interface QueuedEvent {
  id: string;
}

/** Where an event is (given §3). */
export type DeliveryState = "queued" | "delivered" | "acknowledged" | "dead-letter";

/** An event, as the console shows it. */
export interface QueueEntry<Event> {
  event: Event;
  state: DeliveryState;
  /** Transmissions so far. */
  deliveries: number;
  /** When a delivered event is due again, in ms since the epoch. */
  visibleAt: number | undefined;
}

export interface EventQueue<Event extends QueuedEvent> {
  /** A seller's action creates an event. */
  add(event: Event): void;
  /**
   * Delivers waiting events in creation order, at most `limit`; each counts as one of its deliveries. What `isWanted`
   * leaves out stays as it is.
   */
  deliver(now: number, limit: number, isWanted?: (event: Event) => boolean): Event[];
  /** Acknowledges events that were delivered. Other ids are passed over. Returns how many it removed. */
  acknowledge(ids: readonly string[], now: number): number;
  /** Moves every event whose time has come: back into the queue, or to the dead letters. */
  expire(now: number): void;
  /** Every event there was, in creation order. */
  entries(now: number): QueueEntry<Event>[];
}

export interface EventQueueOptions {
  /** Deliveries before an event is a dead letter. Default 10 (given §8). */
  maxDeliveries?: number;
  /** How long an event stays away after a delivery, in ms. Default 300 000 (assumed; not shown in given §6.1). */
  redeliveryTimeoutMs?: number;
}

interface Entry<Event> extends QueueEntry<Event> {
  order: number;
}

/**
 * The delivery states of a channel event, as a state machine without time of its own.
 *
 * @see given spec §3, §6.1
 */
export function createEventQueue<Event extends QueuedEvent>({
  maxDeliveries = 10,
  redeliveryTimeoutMs = 300_000,
}: EventQueueOptions = {}): EventQueue<Event> {
  const all = new Map<string, Entry<Event>>();
  let queued: Entry<Event>[] = []; // in creation order
  const delivered = new Map<string, Entry<Event>>(); // in order of visibleAt, as every delivery stays away equally long

  function expire(now: number): void {
    const back: Entry<Event>[] = [];
    for (const [id, entry] of delivered) {
      if (entry.visibleAt! > now) break;
      delivered.delete(id);
      entry.visibleAt = undefined;
      entry.state = entry.deliveries < maxDeliveries ? "queued" : "dead-letter";
      if (entry.state === "queued") back.push(entry);
    }
    if (back.length > 0) queued = [...back, ...queued].sort((a, b) => a.order - b.order);
  }

  return {
    add(event) {
      if (all.has(event.id)) throw new RangeError(`Cannot add an event as its id must be new: got ${event.id}`);
      const entry: Entry<Event> = { event, order: all.size, state: "queued", deliveries: 0, visibleAt: undefined };
      all.set(event.id, entry);
      queued.push(entry);
    },
    deliver(now, limit, isWanted) {
      expire(now);
      const page = isWanted ? queued.filter(({ event }) => isWanted(event)).slice(0, limit) : queued.splice(0, limit);
      if (isWanted) queued = queued.filter((entry) => !page.includes(entry));
      for (const entry of page) {
        entry.state = "delivered";
        entry.deliveries += 1;
        entry.visibleAt = now + redeliveryTimeoutMs;
        delivered.set(entry.event.id, entry);
      }
      return page.map(({ event }) => event);
    },
    acknowledge(ids, now) {
      expire(now);
      const known = ids.map((id) => all.get(id)).filter((entry) => entry !== undefined);
      const removed = new Set(
        known.filter(({ state, deliveries }) => state === "delivered" || (state === "queued" && deliveries > 0)),
      );
      if ([...removed].some(({ state }) => state === "queued")) queued = queued.filter((entry) => !removed.has(entry));
      for (const entry of removed) {
        delivered.delete(entry.event.id);
        entry.state = "acknowledged";
        entry.visibleAt = undefined;
      }
      return removed.size;
    },
    expire,
    entries(now) {
      expire(now);
      return [...all.values()].map(({ event, state, deliveries, visibleAt }) => ({
        event,
        state,
        deliveries,
        visibleAt,
      }));
    },
  };
}
