/** An event as it is stored. */
export interface StoredEvent {
  /** The order of arrival. */
  seq: number;
  id: string;
  type: string;
  /** Events of a lane are handled one after the other, in order of arrival. */
  lane: string;
  /** The item of the page as JSON text. It is empty after a purge. */
  raw: string;
  /** The number of handler runs that ended. */
  attempts: number;
  /** How often the platform sent the event. After ten deliveries it never sends it again (given §8). */
  deliveries: number;
  /** The trace that began with the arrival of the event, as a `traceparent`. */
  trace?: string | undefined;
}

/** An event as it arrives. */
export type ArrivingEvent = Pick<StoredEvent, "id" | "type" | "lane" | "raw" | "trace"> & {
  /** The reason why the event cannot be read. It is stored as `dead`. */
  problem?: string;
  /** The event came without an id, so its id is ours. The event is stored, and is never acknowledged. */
  hasNoId?: true;
};

/**
 * `waiting`: the event waits for its handler. `done`: the handler returned. `dead`: the handler failed for the last time, or the event
 * cannot be read. A dead event is kept, so that it can be replayed.
 */
export type EventState = "waiting" | "done" | "dead";

/** How a handler run ended. An event that is done with a problem (its type is unknown) is kept as long as a dead one. */
export type Settlement =
  | { to: "done"; problem?: string | undefined }
  /** `isUnreadable` if it could not be read, so that no handler has seen it: a redelivery that can be read makes it wait again. */
  | { to: "dead"; problem: string; isUnreadable?: true | undefined }
  | { to: "retry"; delayMs: number; problem: string };

/** Whether a settlement is of an event that could not be read. Stores keep no time of its end, which tells it from other dead events. */
export function isOfUnreadable(settlement: Settlement): boolean {
  return settlement.to === "dead" && settlement.isUnreadable === true;
}

/** The result of storing a page. */
export interface AcceptResult {
  inserted: number;
  /** Events that the inbox knew, because the platform sent them again. */
  redelivered: Redelivery[];
}

/** An event that the inbox knew, or that a page holds more than once. */
export interface Redelivery {
  id: string;
  /** How often the platform has sent the event. */
  deliveries: number;
  /** The payload differs from the one that is stored. */
  differs: boolean;
}

/**
 * Chooses events; a member that is left out does not restrict the choice. An unknown member, a value that is no text and an unknown state
 * are refused with an `ArgumentError`. Calls that change events (`replay()`, `putAside()`, `forget()`) also refuse a filter without a member and a
 * member that is `undefined`, because both would mean every event.
 */
export interface EventFilter {
  state?: EventState | undefined;
  lane?: string | undefined;
  type?: string | undefined;
  id?: string | undefined;
}

/** The events to forget: those of a filter, or those with these ids. */
export type ForgetChoice = EventFilter | readonly string[];

export function isList(choice: ForgetChoice): choice is readonly string[] {
  return Array.isArray(choice);
}

/** The lane whose parking is forgotten with its events; `undefined` if only some of its events are chosen. */
export function findWholeLane(choice: ForgetChoice): string | undefined {
  return isList(choice) || choice.type !== undefined || choice.id !== undefined ? undefined : choice.lane;
}

/** Whether `forget()` took what an event held. A purge leaves the lane. */
export function isForgotten(event: Pick<StoredEvent, "raw" | "lane"> | undefined): boolean {
  return event?.raw === "" && event.lane === "";
}

/** An event with its state, as an operator sees it. */
export interface EventRow extends StoredEvent {
  state: EventState;
  /** The reason for its state. */
  problem: string | undefined;
  firstSeenAt: Date;
  lastSeenAt: Date;
  /** When its last handler run ended, or when it was put aside. A dead event without this time is one that could not be read. */
  settledAt: Date | undefined;
}
