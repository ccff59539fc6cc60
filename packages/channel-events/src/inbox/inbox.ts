import type {
  LaneClaim,
  LaneResult,
  Parking,
  StartMark,
  AcceptResult,
  ArrivingEvent,
  EventFilter,
  EventRow,
  EventState,
  ForgetChoice,
  Settlement,
} from "../ground/event.ts";

/** Decides how long an inbox keeps what is done. Leave a member out to keep those rows forever. */
export interface PurgePolicy {
  /**
   * Empties the payload of events that have been done for longer than this, in ms, and deletes the steps that `once()` saved for them,
   * except for events that are done with a problem. The row stays, so that the inbox still recognizes a redelivery. Default: never.
   */
  payloadsAfterMs?: number | undefined;
  /**
   * Gives up events that have been dead, or done with a problem, for longer than this, in ms. They become done without a problem, lose
   * their payload, and can no longer be replayed. Default: never.
   */
  putAsideAfterMs?: number | undefined;
  /**
   * Deletes the rows of events that are done without a problem and acknowledged, and that the platform last sent longer ago than this, in ms. Use at least
   * ten times the redelivery timeout, because an event that comes after that counts as new. Entities whose newest event is older are
   * forgotten, and so are lanes in which nothing waits. Default: never.
   */
  rowsAfterMs?: number | undefined;
}

/** Counts of the events in an inbox. */
export interface InboxStats {
  /** The number of events in each state, counted up to the given limit. */
  events: Record<EventState, number>;
  /** The number of dead events that could not be read, counted up to the given limit. */
  unreadable: number;
  /** The number of events that are done with a problem, as this version does not know their type; counted up to the given limit. */
  unknownType: number;
  /** The number of stored events whose acknowledgement is not confirmed yet. */
  pendingAcknowledgements: number;
  /** The age of the oldest waiting event, in ms. */
  oldestWaitingMs: number | undefined;
  /** The parked lanes, with the reason of each. */
  parked: { lane: string; reason: string; until: Date | undefined }[];
  /** The highest number of deliveries of an event that is not acknowledged yet. */
  mostDeliveries: number;
  /**
   * Waiting events with unfinished starts whose lanes nobody holds, up to the given limit. A process that cannot know which lanes are held, as
   * with a file that another process owns, also gets the events whose handlers run.
   */
  suspects: SuspectEvent[];
}

/** An event whose process ended while its handler ran. */
export interface SuspectEvent {
  lane: string;
  id: string;
  /**
   * How often its handler began and never ended, as far as it was recorded. Starts are recorded only after a first crash, so this is 1 after the
   * second. While the handler runs, processes that do not own the file count its current start too.
   */
  unfinishedStarts: number;
  /** The time until its next try, in ms; `undefined` if its lane is parked until somebody resumes it. */
  nextTryInMs: number | undefined;
}

/**
 * Writes with the connection of the store: a `DatabaseSync` of `node:sqlite`, or a connection of `pg`. It is declared as a method, so
 * that the type checker accepts a function for the connection of one store.
 */
export type TransactionWrite = { write(tx: unknown): unknown }["write"];

/** Which process owns a store that has one owner at a time, and handles its events. */
export interface Ownership {
  isOurs: boolean;
  /** The owner; `undefined` if there has been none. */
  owner: { process: number; host: string } | undefined;
  /** How long ago the owner gave its last sign of life, in ms. */
  silentMs: number;
}

/**
 * Keeps events from their fetch to the end of their handling. An implementation must survive `kill -9` at any
 * point: events whose `accept()` resolved are there at the next start. `inboxConformance()` of
 * `@kontor/channel-events/conformance` tests an implementation.
 */
export interface Inbox {
  /** `fsync`: what `pendingAcknowledgements()` names survives a power cut. `process`: survives the end of a process. `none`: for tests only. */
  readonly durability: "fsync" | "process" | "none";
  /**
   * Stores events in one transaction. For an event whose id it has stored before, it counts one more delivery and notes that the id is
   * to be acknowledged again. Such an event keeps its first payload, unless it is dead as it could not be read (it came with a
   * `problem`, or was settled as `isUnreadable`) and the new one can: then the new one is stored, and the event waits.
   */
  accept(events: readonly ArrivingEvent[]): Promise<AcceptResult>;
  /**
   * Ids of stored events to acknowledge, in order of arrival; an event that came again may come later in the list. In an inbox
   * whose `durability` is `fsync`, they are on the disk, because an acknowledgement cannot be taken back.
   */
  pendingAcknowledgements(limit: number): Promise<string[]>;
  markAcknowledged(ids: readonly string[]): Promise<void>;
  /**
   * Claims lanes that are due, each with its next waiting events, for `leaseMs`. A lane whose first event waits for a retry is not
   * due. A claim does not count as a start, because no handler has begun. For a lane whose first event has unfinished starts, the claim contains only that event.
   */
  claim(options: { lanes: number; perLane: number; leaseMs: number }): Promise<LaneClaim[]>;
  /**
   * Records in one transaction which handlers are about to begin. Only starts in suspect lanes are recorded. A recorded start is
   * unfinished until its event is settled or its lane is given back.
   *
   * @returns `false` for a claim that now belongs to another worker: its handler must not begin. A store should say so as well of a start
   *   that is to begin, with more unfinished starts than its claim had, if its event was put aside or its lane was parked since the claim.
   */
  recordStarts(starts: readonly StartMark[]): Promise<boolean[]>;
  /**
   * Records the results of waiting events in one transaction. An event that has ended before keeps its first result.
   *
   * @returns `false` for a claim that now belongs to another worker: nothing of it is recorded.
   */
  settle(results: readonly LaneResult[]): Promise<boolean[]>;
  /**
   * Runs `write` and records how the event ended (`done` by default) in one transaction: both happen, or neither. `tx` is the
   * connection of the store: a `DatabaseSync`, for a `write` that returns no promise, or a connection of `pg`.
   *
   * @returns `false` if the lane now belongs to another worker, or if the event does not wait any more. Then nothing is written.
   */
  settleInTransaction(
    claim: LaneClaim,
    seq: number,
    write: TransactionWrite,
    end?: Exclude<Settlement, { to: "retry" }>,
  ): Promise<boolean>;
  /** Renews the leases of claims. The result is `false` for a claim that now belongs to another worker. */
  renew(claims: readonly LaneClaim[], leaseMs: number): Promise<boolean[]>;
  /** The time until the next lane is due, in ms; `undefined` if nothing waits. Claimed lanes do not count. */
  findNextDueMs(): Promise<number | undefined>;
  /**
   * Lets `owner` do the task `name` for `durationMs`; `false` if another owner does it. If the clock was set back by more than a minute
   * since the last call, every wait in the inbox becomes shorter by that much.
   */
  lease(name: string, owner: string, durationMs: number): Promise<boolean>;
  /** Ends a lease before its time, if `owner` holds it. */
  endLease(name: string, owner: string): Promise<void>;
  /** The value that was saved for an event under this key, as JSON text. */
  loadStep(seq: number, key: string): Promise<string | undefined>;
  /** Saves a value for an event under a key. An event that was forgotten keeps none. */
  saveStep(seq: number, key: string, value: string): Promise<void>;
  /** Remembers `createdAt` as the newest of this entity and returns `true`; `false` if the inbox has seen a newer event of it. */
  claimNewest(entity: string, createdAt: number): Promise<boolean>;
  /** The number of waiting events, counted up to `atMost`. Default: without a limit. */
  countWaiting(options?: { atMost?: number | undefined }): Promise<number>;
  /** Counts events, each count up to `atMost`, so that the call stays fast however much is stored. Default: without a limit. */
  readStats(options?: { atMost?: number | undefined }): Promise<InboxStats>;
  /**
   * Lists stored events in order of arrival. A member of the filter that is `undefined` does not restrict the list.
   * @throws {ArgumentError} If the filter or the limit is not valid.
   */
  list(filter?: EventFilter & { limit?: number | undefined }): AsyncIterable<EventRow>;
  /**
   * Gives events back to their handlers, as if they had just arrived, and returns their number. Waiting events stay as they are; done events
   * are replayed too, unless `state` says otherwise.
   * @throws {ArgumentError} If the filter does not choose events.
   */
  replay(filter: EventFilter): Promise<number>;
  /**
   * Makes waiting events `dead` for the given reason, and returns their number. No handler sees them until they are replayed, except those of a
   * worker that holds the lane at this moment and has claimed them already: it may still handle them.
   * `{ state: "waiting" }` chooses all of them.
   * @throws {ArgumentError} If the filter does not choose events, or the reason is no text.
   */
  putAside(filter: EventFilter, reason: string): Promise<number>;
  /** Parks a lane. A worker that holds the lane at this moment may still handle the events of its claim. */
  park(lane: string, parking: Parking): Promise<void>;
  /** Resumes a parked lane, and returns whether it was parked. */
  resume(lane: string): Promise<boolean>;
  /**
   * Deletes what the policy says, and returns the number of payloads and rows. `{}` deletes nothing.
   * @throws {ArgumentError} If the policy has an unknown member, or a value that is no duration.
   */
  purge(policy: PurgePolicy): Promise<{ payloads: number; rows: number }>;
  /**
   * Removes a person's data from events in every state, and returns the number of events. It deletes payload, lane, problem, trace and the steps of `once()`. The row
   * stays with its id, type and times, as `done`, so an event that comes again is not handled again, and pending acknowledgements are still sent.
   * `purge()` deletes the row later. A waiting event is never handled, except by a worker that has already claimed it: nothing
   * of how that handler ends is stored, neither a text nor a parking. If `lane` is the only member, a parked lane is resumed.
   * Keys of `claimNewest()` stay until a purge. A file is rewritten, so that nothing of the data is left in it; in PostgreSQL old versions of rows stay until a vacuum.
   *
   * @throws {ArgumentError} If the filter does not choose events, or an id is no text.
   * @throws {StoreError} Also if the events were forgotten, and the file cannot be rewritten.
   */
  forget(choice: ForgetChoice): Promise<number>;
  /**
   * `listen()` also calls `wake` soon after a lane is due, so that consumers need not look for lanes that a dead worker held.
   * Default `false`: a consumer looks every five seconds, and every second if there is no `listen()`.
   */
  readonly wakesWhenDue?: boolean;
  /** Calls `wake` when another worker may have stored something, and returns a function that ends this. */
  listen?(wake: () => void): Promise<() => Promise<void>>;
  /**
   * For a store that one process owns at a time, such as a file: takes it if it is free, gives a sign of life, and returns who owns it. While
   * another process does, `accept()`, `claim()` and what follows a claim fail. The consumer calls it twice a second while it waits, and every
   * five seconds while it owns the store.
   *
   * @param user A name of the caller; the store is given up when all callers have called `disown()`.
   */
  own?(user: string): Promise<Ownership>;
  /** Lets another process take the store. */
  disown?(user: string): Promise<void>;
  close(): Promise<void>;
}
