/** An event as it is stored. */
export interface StoredEvent {
  /** Order of arrival. */
  seq: number;
  id: string;
  type: string;
  /** Events of a lane are handled one after the other, in order of arrival. */
  lane: string;
  /** What came, as JSON text; empty once it was purged. */
  raw: string;
  /** Handler runs that ended. */
  attempts: number;
  /** How often the platform sent it; after ten it never does again (given §8). */
  deliveries: number;
  /** The trace that began with its arrival, as a `traceparent`. */
  trace?: string | undefined;
}

/** An event as it arrives. */
export type ArrivingEvent = Pick<StoredEvent, "id" | "type" | "lane" | "raw" | "trace"> & {
  /** Why it cannot be handled; it is stored as `unhandled`. */
  problem?: string;
  /** It came without an id and has one of ours: it is stored, and never to be acknowledged. */
  hasNoId?: true;
};

/**
 * `waiting`: for its handler. `done`: the handler returned. `unhandled`: of a type nobody handles, or unreadable;
 * kept, to be replayed by a version that can. `dead`: the handler failed for the last time.
 */
export type EventState = "waiting" | "done" | "unhandled" | "dead";

/** How a handler run ended. */
export type Settlement =
  | { to: "done" }
  | { to: "unhandled"; problem: string }
  | { to: "dead"; problem: string }
  | { to: "retry"; delayMs: number; problem: string };

/** What became of a page. */
export interface AcceptResult {
  inserted: number;
  /** Events that were known: the platform sent them again. */
  redelivered: Redelivery[];
}

/** An event that was known, or that a page holds more than once. */
export interface Redelivery {
  id: string;
  /** How often it was sent by now. */
  deliveries: number;
  /** It came with another payload than the one that is stored. */
  differs: boolean;
}

/** A lane that is one worker's until its lease ends. */
export interface LaneClaim {
  lane: string;
  /** Fences: what is settled with an older token is refused. */
  token: string;
  /** The next waiting events, in order. */
  events: StoredEvent[];
  /** The last holder of the lane never gave it back: one of these events may have ended its process. */
  isSuspect: boolean;
  /** Starts of the first event that were written down, and of whose end nothing was heard. */
  unfinishedStarts: number;
}

/** A start that is written down before a handler begins: of an event whose claim is suspect, or has unfinished starts. */
export interface StartMark {
  claim: LaneClaim;
  seq: number;
  /** How many starts of this event are unfinished if nothing more is heard of it; 0 forgets them. */
  unfinishedStarts: number;
  /** When the lane has its next turn if nothing more is heard of it, in ms from now. */
  nextTurnInMs: number;
}

/** Until when a lane is left alone. */
export interface Parking {
  reason: string;
  /** How long, in ms. Default: until somebody resumes it. */
  durationMs?: number | undefined;
}

/** What became of some events of a claimed lane. */
export interface LaneResult {
  claim: LaneClaim;
  settled: readonly { seq: number; settlement: Settlement }[];
  /** Gives the lane back. */
  release: boolean;
  /** Leaves the lane alone from now on. */
  park?: Parking | undefined;
  /** When a lane that is given back has its next turn, in ms from now. Default: at once, or when its first event is tried again. */
  nextTurnInMs?: number | undefined;
}

/**
 * Which events; what is left out does not matter. A member that there is none of, is no text, or is a state that there is none of is
 * refused with an `ArgumentError`. Where events are changed (`replay()`, `putAside()`), so is a filter without a member, and a member
 * that is there and `undefined`: it would mean every event.
 */
export interface EventFilter {
  state?: EventState | undefined;
  lane?: string | undefined;
  type?: string | undefined;
  id?: string | undefined;
}

export interface EventRow extends StoredEvent {
  state: EventState;
  /** Why it is where it is. */
  problem: string | undefined;
  firstSeenAt: Date;
  lastSeenAt: Date;
  /** When its last handler run ended. */
  settledAt: Date | undefined;
}

export interface PurgePolicy {
  /**
   * Empties the payload of events that are done for longer, in ms, and forgets what `once()` kept for them. Their row stays, so that a
   * redelivery is still known.
   */
  payloadsAfterMs?: number | undefined;
  /**
   * Gives up events that are dead or unhandled for longer, in ms: they are done from then on, without a payload, and can not be
   * replayed any more.
   */
  putAsideAfterMs?: number | undefined;
  /**
   * Deletes the rows of events that are done and acknowledged, and were last sent longer ago, in ms. Not below ten times the
   * redelivery timeout: an event that comes again would be new. Entities whose newest news is older are forgotten, and so are lanes
   * in which nothing waits.
   */
  rowsAfterMs?: number | undefined;
}

export interface InboxStats {
  /** How many there are in each state, counted no further than asked for. */
  events: Record<EventState, number>;
  /** Stored, and not known to be acknowledged yet. */
  pendingAcknowledgements: number;
  /** How long the oldest waiting event has been here, in ms. */
  oldestWaitingMs: number | undefined;
  /** Lanes that are parked, and why. */
  parked: { lane: string; reason: string; until: Date | undefined }[];
  /** Most deliveries of an event that is not acknowledged yet. */
  mostDeliveries: number;
}

/**
 * Keeps events from their fetch to the end of their handling. An implementation must survive `kill -9` at any
 * point: what `accept()` resolved with is there at the next start. `@kontor/channel-events/conformance` proves one.
 */
export interface Inbox {
  /** `fsync`: survives a power cut. `process`: the end of a process. `none`: for tests only. */
  readonly durability: "fsync" | "process" | "none";
  /**
   * Stores events in one transaction. An id that is known counts a delivery and is to be acknowledged again. It keeps the payload
   * that it came with first, unless that one could not be read and this one can: then this one is stored, and waits.
   */
  accept(events: readonly ArrivingEvent[]): Promise<AcceptResult>;
  /** Ids that are stored and to be acknowledged, oldest first. */
  pendingAcknowledgements(limit: number): Promise<string[]>;
  markAcknowledged(ids: readonly string[]): Promise<void>;
  /**
   * Lanes whose turn it is, each with its next waiting events, and nobody else's until `leaseMs` are over. A lane whose first
   * event waits for a retry has no turn. A claim counts nothing: what is claimed has not begun. Of a lane whose first event has
   * unfinished starts, only that event.
   */
  claim(options: { lanes: number; perLane: number; leaseMs: number }): Promise<LaneClaim[]>;
  /**
   * Writes down that handlers of suspects begin, in one transaction, before they do. What is settled or given back has ended.
   *
   * @returns `false` for a claim that is somebody else's by now: its handler must not begin.
   */
  recordStarts(starts: readonly StartMark[]): Promise<boolean[]>;
  /** Writes down what became of events that wait, in one transaction: what has ended has ended. `false` for a claim that is somebody else's by now: nothing of it is written. */
  settle(results: readonly LaneResult[]): Promise<boolean[]>;
  /**
   * Runs `write` and writes down how the event ended (by default `done`) in one transaction: both, or neither. `tx` is what the
   * store's database takes: a `DatabaseSync`, for a `write` that gives no promise, or a connection of `pg`.
   *
   * @returns `false` if the lane is somebody else's by now, or the event does not wait any more; then nothing is written.
   */
  settleInTransaction(
    claim: LaneClaim,
    seq: number,
    write: (tx: never) => unknown,
    end?: Exclude<Settlement, { to: "retry" }>,
  ): Promise<boolean>;
  /** Keeps claims; `false` for one that is somebody else's by now. */
  renew(claims: readonly LaneClaim[], leaseMs: number): Promise<boolean[]>;
  /** How long until a lane has its turn, in ms; `undefined` if nothing waits. A lane that is claimed does not count. */
  findNextDueMs(): Promise<number | undefined>;
  /**
   * Makes `owner` the one that does `name`, for so long; `false` if another one is. Where the clock was set back by more than a minute
   * since the last call, everything that waits for a time waits for that much less.
   */
  lease(name: string, owner: string, durationMs: number): Promise<boolean>;
  /** Ends it before its time. */
  endLease(name: string, owner: string): Promise<void>;
  /** What was remembered for an event under this key, as JSON text. */
  loadStep(seq: number, key: string): Promise<string | undefined>;
  saveStep(seq: number, key: string, value: string): Promise<void>;
  /** Whether something of this entity that was created later has been here; if not, this is the newest from now on. */
  isStale(entity: string, createdAt: number): Promise<boolean>;
  /** How many events wait, counted no further than `atMost`. Default: to the end. */
  countWaiting(options?: { atMost?: number | undefined }): Promise<number>;
  /** Counts, each no further than `atMost`, so that a look costs the same however much is stored. Default: to the end. */
  readStats(options?: { atMost?: number | undefined }): Promise<InboxStats>;
  /**
   * Stored events, in order of arrival. A member of the filter that is `undefined` does not matter; without one, all.
   * @throws {ArgumentError} If the filter or the limit is none.
   */
  list(filter?: EventFilter & { limit?: number | undefined }): AsyncIterable<EventRow>;
  /**
   * Gives events back to their handlers, as if they had just come. Only those that are not waiting, and those that are done too unless
   * `state` says otherwise. Returns how many.
   * @throws {ArgumentError} If the filter does not say which.
   */
  replay(filter: EventFilter): Promise<number>;
  /**
   * Makes events that wait `dead`, with a reason: nothing of them is handled any more until they are replayed. Returns how many.
   * `{ state: "waiting" }` is all of them.
   * @throws {ArgumentError} If the filter does not say which, or the reason is no text.
   */
  putAside(filter: EventFilter, reason: string): Promise<number>;
  /** Leaves a lane alone, what is in hand excepted. */
  park(lane: string, parking: Parking): Promise<void>;
  /** Gives a parked lane its turn; whether it was parked. */
  resume(lane: string): Promise<boolean>;
  /**
   * Forgets what the policy says; `{}` forgets nothing. Returns how many payloads and rows.
   * @throws {ArgumentError} If the policy has a member that there is none of, or a time that is none.
   */
  purge(policy: PurgePolicy): Promise<{ payloads: number; rows: number }>;
  /** Calls back when somebody else may have stored something; returns what ends it. */
  listen?(wake: () => void): Promise<() => Promise<void>>;
  close(): Promise<void>;
}
