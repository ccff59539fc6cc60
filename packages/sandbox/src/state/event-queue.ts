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
  /** Ends the waiting time of a delivered event now. */
  timeOut(id: string): void;
  /** Puts an event back to the start, as if it had never been delivered; a dead letter too. */
  requeue(id: string): void;
  /** Makes a waiting or delivered event a dead letter. */
  discard(id: string): void;
}

export interface EventQueueOptions<Event> {
  /** Deliveries before an event is a dead letter. Default 10 (given §8). */
  maxDeliveries?: number;
  /** How long an event stays away after a delivery, in ms. Default 300 000 (assumed; not shown in given §6.1). */
  redeliveryTimeoutMs?: number | (() => number);
  /** Events that are there from the start, in creation order. */
  entries?: Iterable<QueueEntry<Event>>;
  /** Called with every event that changed, after it did. */
  onChange?: (entry: QueueEntry<Event>) => void;
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
  entries = [],
  onChange = () => {},
}: EventQueueOptions<Event> = {}): EventQueue<Event> {
  const all = new Map<string, Entry<Event>>();
  let queued: Entry<Event>[] = []; // in creation order
  const delivered = new Map<string, Entry<Event>>();
  let earliest = Number.POSITIVE_INFINITY; // no delivered event is due before
  const timeoutMs = typeof redeliveryTimeoutMs === "number" ? () => redeliveryTimeoutMs : redeliveryTimeoutMs;

  for (const { event, state, deliveries, visibleAt } of entries) {
    const entry: Entry<Event> = { event, order: all.size, state, deliveries, visibleAt };
    all.set(event.id, entry);
    if (state === "queued") queued.push(entry);
    if (state === "delivered") hold(entry);
  }

  function expire(now: number): void {
    if (now < earliest) return;
    const back: Entry<Event>[] = [];
    earliest = Number.POSITIVE_INFINITY;
    for (const [id, entry] of delivered) {
      if (entry.visibleAt! > now) {
        earliest = Math.min(earliest, entry.visibleAt!);
        continue;
      }
      delivered.delete(id);
      entry.visibleAt = undefined;
      entry.state = entry.deliveries < maxDeliveries ? "queued" : "dead-letter";
      if (entry.state === "queued") back.push(entry);
      onChange(entry);
    }
    if (back.length > 0) queued = [...back, ...queued].sort((a, b) => a.order - b.order);
  }

  /** Keeps a delivered event away until its time has come. */
  function hold(entry: Entry<Event>): void {
    delivered.set(entry.event.id, entry);
    earliest = Math.min(earliest, entry.visibleAt!);
  }

  function entryOf(id: string, verb: string): Entry<Event> {
    const entry = all.get(id);
    if (!entry || entry.state === "acknowledged")
      throw new RangeError(`Cannot ${verb} an event as it must be known and not acknowledged: got ${id}`);
    return entry;
  }

  /** Takes an event out of wherever it is and gives it another state. */
  function move(entry: Entry<Event>, state: DeliveryState): void {
    delivered.delete(entry.event.id);
    queued = queued.filter((each) => each !== entry);
    entry.state = state;
    entry.visibleAt = undefined;
    if (state === "queued") queued = [...queued, entry].sort((a, b) => a.order - b.order);
    onChange(entry);
  }

  return {
    add(event) {
      if (all.has(event.id)) throw new RangeError(`Cannot add an event as its id must be new: got ${event.id}`);
      const entry: Entry<Event> = { event, order: all.size, state: "queued", deliveries: 0, visibleAt: undefined };
      all.set(event.id, entry);
      queued.push(entry);
      onChange(entry);
    },
    deliver(now, limit, isWanted) {
      expire(now);
      const page = isWanted ? queued.filter(({ event }) => isWanted(event)).slice(0, limit) : queued.splice(0, limit);
      if (isWanted) queued = queued.filter((entry) => !page.includes(entry));
      for (const entry of page) {
        entry.state = "delivered";
        entry.deliveries += 1;
        entry.visibleAt = now + timeoutMs();
        hold(entry);
        onChange(entry);
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
        onChange(entry);
      }
      return removed.size;
    },
    expire,
    timeOut(id) {
      const entry = entryOf(id, "time out");
      if (entry.state === "delivered") move(entry, entry.deliveries < maxDeliveries ? "queued" : "dead-letter");
    },
    requeue(id) {
      const entry = entryOf(id, "requeue");
      entry.deliveries = 0;
      move(entry, "queued");
    },
    discard: (id) => move(entryOf(id, "discard"), "dead-letter"),
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
