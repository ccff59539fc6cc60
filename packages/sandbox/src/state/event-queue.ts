/** The part of an event that the queue needs; the rest is passed through. */
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
   * Delivers waiting events in creation order, at most `limit`; each counts as one of its deliveries. An event that
   * `isWanted` leaves out stays as it is.
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

/** Everything that a queue knows. The functions below read and change it. */
interface QueueState<Event> {
  readonly maxDeliveries: number;
  readonly timeoutMs: () => number;
  readonly onChange: (entry: QueueEntry<Event>) => void;
  readonly all: Map<string, Entry<Event>>;
  queued: Entry<Event>[]; // in creation order
  readonly delivered: Map<string, Entry<Event>>;
  /** No delivered event is due before this instant, in ms since the epoch. */
  earliest: number;
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
  const queue: QueueState<Event> = {
    maxDeliveries,
    timeoutMs: typeof redeliveryTimeoutMs === "number" ? () => redeliveryTimeoutMs : redeliveryTimeoutMs,
    onChange,
    all: new Map(),
    queued: [],
    delivered: new Map(),
    earliest: Number.POSITIVE_INFINITY,
  };
  for (const { event, state, deliveries, visibleAt } of entries) {
    const entry: Entry<Event> = { event, order: queue.all.size, state, deliveries, visibleAt };
    queue.all.set(event.id, entry);
    if (state === "queued") queue.queued.push(entry);
    if (state === "delivered") hold(queue, entry);
  }
  return {
    add: (event) => add(queue, event),
    deliver: (now, limit, isWanted) => deliver(queue, { now, limit, isWanted }),
    acknowledge: (ids, now) => acknowledge(queue, ids, now),
    expire: (now) => expire(queue, now),
    timeOut(id) {
      const entry = findOpen(queue, id, "time out");
      if (entry.state === "delivered") move(queue, entry, entry.deliveries < maxDeliveries ? "queued" : "dead-letter");
    },
    requeue(id) {
      const entry = findOpen(queue, id, "requeue");
      entry.deliveries = 0;
      move(queue, entry, "queued");
    },
    discard: (id) => move(queue, findOpen(queue, id, "discard"), "dead-letter"),
    entries(now) {
      expire(queue, now);
      const all = [...queue.all.values()];
      return all.map(({ event, state, deliveries, visibleAt }) => ({ event, state, deliveries, visibleAt }));
    },
  };
}

function add<Event extends QueuedEvent>(queue: QueueState<Event>, event: Event): void {
  if (queue.all.has(event.id)) throw new RangeError(`Cannot add an event as its id must be new: got ${event.id}`);
  const entry: Entry<Event> = { event, order: queue.all.size, state: "queued", deliveries: 0, visibleAt: undefined };
  queue.all.set(event.id, entry);
  queue.queued.push(entry);
  queue.onChange(entry);
}

function deliver<Event extends QueuedEvent>(
  queue: QueueState<Event>,
  { now, limit, isWanted }: { now: number; limit: number; isWanted: ((event: Event) => boolean) | undefined },
): Event[] {
  expire(queue, now);
  const { queued } = queue;
  const page = isWanted ? queued.filter(({ event }) => isWanted(event)).slice(0, limit) : queued.splice(0, limit);
  if (isWanted) queue.queued = queued.filter((entry) => !page.includes(entry));
  for (const entry of page) {
    entry.state = "delivered";
    entry.deliveries += 1;
    entry.visibleAt = now + queue.timeoutMs();
    hold(queue, entry);
    queue.onChange(entry);
  }
  return page.map(({ event }) => event);
}

function acknowledge<Event extends QueuedEvent>(queue: QueueState<Event>, ids: readonly string[], now: number): number {
  expire(queue, now);
  const known = ids.map((id) => queue.all.get(id)).filter((entry) => entry !== undefined);
  const removed = new Set(
    known.filter(({ state, deliveries }) => state === "delivered" || (state === "queued" && deliveries > 0)),
  );
  if ([...removed].some(({ state }) => state === "queued"))
    queue.queued = queue.queued.filter((entry) => !removed.has(entry));
  for (const entry of removed) {
    queue.delivered.delete(entry.event.id);
    entry.state = "acknowledged";
    entry.visibleAt = undefined;
    queue.onChange(entry);
  }
  return removed.size;
}

function expire<Event extends QueuedEvent>(queue: QueueState<Event>, now: number): void {
  if (now < queue.earliest) return;
  const back: Entry<Event>[] = [];
  queue.earliest = Number.POSITIVE_INFINITY;
  for (const [id, entry] of queue.delivered) {
    if (entry.visibleAt! > now) {
      queue.earliest = Math.min(queue.earliest, entry.visibleAt!);
      continue;
    }
    queue.delivered.delete(id);
    entry.visibleAt = undefined;
    entry.state = entry.deliveries < queue.maxDeliveries ? "queued" : "dead-letter";
    if (entry.state === "queued") back.push(entry);
    queue.onChange(entry);
  }
  if (back.length > 0) queue.queued = [...back, ...queue.queued].sort((a, b) => a.order - b.order);
}

/** Keeps a delivered event away until its time has come. */
function hold<Event extends QueuedEvent>(queue: QueueState<Event>, entry: Entry<Event>): void {
  queue.delivered.set(entry.event.id, entry);
  queue.earliest = Math.min(queue.earliest, entry.visibleAt!);
}

/** @throws {RangeError} If there is no such event, or it is acknowledged and so gone. */
function findOpen<Event extends QueuedEvent>(queue: QueueState<Event>, id: string, verb: string): Entry<Event> {
  const entry = queue.all.get(id);
  if (!entry || entry.state === "acknowledged")
    throw new RangeError(`Cannot ${verb} an event as it must be known and not acknowledged: got ${id}`);
  return entry;
}

/** Takes an event out of the state that it is in, and gives it another. */
function move<Event extends QueuedEvent>(queue: QueueState<Event>, entry: Entry<Event>, state: DeliveryState): void {
  queue.delivered.delete(entry.event.id);
  queue.queued = queue.queued.filter((each) => each !== entry);
  entry.state = state;
  entry.visibleAt = undefined;
  if (state === "queued") queue.queued = [...queue.queued, entry].sort((a, b) => a.order - b.order);
  queue.onChange(entry);
}
