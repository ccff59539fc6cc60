export interface QueuedEvent {
  id: string;
}

/** Where an event is (given §3). */
export type DeliveryState = "queued" | "delivered" | "acknowledged" | "dead-letter";

/** An event, as the console shows it. */
export interface QueueEntry<Event> {
  event: Event;
  state: DeliveryState;
  deliveries: number;
  /** When a delivered event is due again, in ms since the epoch. */
  visibleAt: number | undefined;
}

export type EventQueue<Event extends QueuedEvent> = ReturnType<typeof createEventQueue<Event>>;

export interface EventQueueOptions<Event> {
  /** Deliveries before an event is a dead letter. Default 10 (given §8). */
  maxDeliveries?: number;
  /** How long an event stays away after a delivery, in ms. Default 300 000 (assumed; not shown in given §6.1). */
  redeliveryTimeoutMs?: number | (() => number);
  entries?: Iterable<QueueEntry<Event>>;
  onChange?: (entry: QueueEntry<Event>) => void;
}

/**
 * The delivery states of a channel event, as a state machine without time of its own.
 *
 * @see given spec §3, §6.1
 */
export function createEventQueue<Event extends QueuedEvent>(options: EventQueueOptions<Event> = {}) {
  const { redeliveryTimeoutMs = 300_000, onChange = () => {} } = options;
  const { all, open, move, takeBack, hold, expire } = keepEntries(options);
  const timeoutMs = () => (typeof redeliveryTimeoutMs === "number" ? redeliveryTimeoutMs : redeliveryTimeoutMs());
  const resolve = (id: string, verb: string) => {
    const entry = all.get(id);
    if (entry && entry.state !== "acknowledged") return entry;
    throw new RangeError(`Cannot ${verb} an event as it must be known and not acknowledged: got ${id}`);
  };

  return {
    add(event: Event): void {
      if (all.has(event.id)) throw new RangeError(`Cannot add an event as its id must be new: got ${event.id}`);
      const entry: QueueEntry<Event> = { event, state: "queued", deliveries: 0, visibleAt: undefined };
      all.set(event.id, entry);
      open.set(event.id, entry);
      onChange(entry);
    },
    /** Delivers waiting events in creation order, at most `limit`, and counts that. One that is not wanted stays as it is. */
    deliver(now: number, limit: number, isWanted: (event: Event) => boolean = () => true): Event[] {
      expire(now);
      const page: Event[] = [];
      for (const entry of open.values()) {
        if (page.length === limit) break;
        if (entry.state !== "queued" || !isWanted(entry.event)) continue;
        entry.deliveries += 1;
        hold(entry, now + timeoutMs());
        page.push(entry.event);
      }
      return page;
    },
    /** Acknowledges events that were delivered. Other ids are passed over. Returns how many it removed. */
    acknowledge(ids: readonly string[], now: number): number {
      expire(now);
      const known = [...new Set(ids)].flatMap((id) => open.get(id) ?? []);
      const removed = known.filter(({ deliveries }) => deliveries > 0);
      for (const entry of removed) move(entry, "acknowledged");
      return removed.length;
    },
    /** Moves every event whose time has come: back into the queue, or to the dead letters. */
    expire,
    /** Ends the waiting time of a delivered event now. */
    timeOut(id: string): void {
      const entry = resolve(id, "time out");
      if (entry.state === "delivered") takeBack(entry);
    },
    /** Puts an event back to the start, as if it had never been delivered; a dead letter too. */
    requeue(id: string): void {
      const entry = resolve(id, "requeue");
      entry.deliveries = 0;
      move(entry, "queued");
      open.clear();
      for (const [key, each] of all) if (isOpen(each)) open.set(key, each);
    },
    discard: (id: string): void => move(resolve(id, "discard"), "dead-letter"),
    /** Every event there was, in creation order. */
    entries(now: number): QueueEntry<Event>[] {
      expire(now);
      return [...all.values()].map((entry) => ({ ...entry }));
    },
  };
}

function keepEntries<Event extends QueuedEvent>(options: EventQueueOptions<Event>) {
  const { maxDeliveries = 10, entries = [], onChange = () => {} } = options;
  const all = new Map(
    [...entries].map(({ event, state, deliveries, visibleAt }) => [event.id, { event, state, deliveries, visibleAt }]),
  );
  /** Those that are queued or delivered, in creation order. */
  const open = new Map([...all].filter(([, entry]) => isOpen(entry)));
  /** No delivered event is due before this instant, in ms since the epoch. */
  let earliest = Number.NEGATIVE_INFINITY;

  const move = (entry: QueueEntry<Event>, state: DeliveryState, visibleAt?: number) => {
    entry.state = state;
    entry.visibleAt = visibleAt;
    if (!isOpen(entry)) open.delete(entry.event.id);
    onChange(entry);
  };
  const takeBack = (entry: QueueEntry<Event>) =>
    move(entry, entry.deliveries < maxDeliveries ? "queued" : "dead-letter");
  const hold = (entry: QueueEntry<Event>, visibleAt: number) => {
    move(entry, "delivered", visibleAt);
    earliest = Math.min(earliest, visibleAt);
  };
  const expire = (now: number) => {
    if (now < earliest) return;
    earliest = Number.POSITIVE_INFINITY;
    for (const entry of open.values()) {
      const { visibleAt = Number.POSITIVE_INFINITY } = entry;
      if (visibleAt <= now) takeBack(entry);
      else earliest = Math.min(earliest, visibleAt);
    }
  };
  return { all, open, move, takeBack, hold, expire };
}

function isOpen({ state }: QueueEntry<unknown>): boolean {
  return state === "queued" || state === "delivered";
}
