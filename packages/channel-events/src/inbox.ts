/** An event as it is stored. */
export interface StoredEvent {
  /** Order of arrival. */
  seq: number;
  id: string;
  type: string;
  /** Events of a lane are handled one after the other, in order of arrival. */
  lane: string;
  /** What came, as JSON text. */
  raw: string;
  /** Handler runs so far. */
  attempts: number;
  /** How often the platform sent it; after ten it never does again (given §8). */
  deliveries: number;
}

/** An event as it arrives. */
export type ArrivingEvent = Pick<StoredEvent, "id" | "type" | "lane" | "raw"> & {
  /** Why it cannot be handled; it is stored as `unhandled`. */
  problem?: string;
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
  | { to: "retry"; notBefore: number; problem: string };

export interface InboxStats {
  events: Record<EventState, number>;
  /** Stored, and not known to be acknowledged yet. */
  pendingAcknowledgements: number;
}

/**
 * Keeps events from their fetch to the end of their handling. An implementation must survive `kill -9` at any
 * point: what `accept()` resolved with is there at the next start.
 */
export interface Inbox {
  /** `fsync`: survives a power cut. `none`: for tests only. */
  readonly durability: "fsync" | "none";
  /** Stores events in one transaction. An id that is known counts a delivery and is to be acknowledged again. */
  accept(events: readonly ArrivingEvent[], now: number): Promise<{ inserted: number; duplicates: number }>;
  /** Ids that are stored and to be acknowledged, oldest first. */
  pendingAcknowledgements(limit: number): Promise<string[]>;
  acknowledged(ids: readonly string[]): Promise<void>;
  /**
   * The next waiting events of lanes whose turn it is, at most `perLane` of each and in order. A lane whose first
   * event waits for a retry has no turn.
   */
  claim(options: { lanes: number; perLane: number; exclude: readonly string[]; now: number }): Promise<StoredEvent[][]>;
  /** Ends a handler run; counts an attempt. */
  settle(event: StoredEvent, settlement: Settlement): Promise<void>;
  /** When the next retry is due, in ms since the epoch, among lanes that are not excluded. */
  nextDueAt(exclude: readonly string[]): Promise<number | undefined>;
  stats(): Promise<InboxStats>;
  /** Gives events that are `unhandled` or `dead` back to their handlers, as if they had just come. Returns how many. */
  replay(state: "unhandled" | "dead"): Promise<number>;
  /** Stored events in a state, oldest first. */
  list(state: EventState, limit?: number): Promise<(StoredEvent & { problem: string | undefined })[]>;
  close(): Promise<void>;
}
