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

/** A time that never comes, in ms since the epoch: the last one that a `Date` can be. */
export const NEVER = 8.64e15;

/** The largest step back of the clock, in ms, that changes no time of a lane: a time server corrects the clock by less than this. */
export const LARGEST_STEP_MS = 60_000;

/** A lane that belongs to one worker until its lease ends. */
export interface LaneClaim {
  lane: string;
  /** Fences the lane: the inbox refuses results that carry an older token. */
  token: string;
  /** The next waiting events, in order. */
  events: StoredEvent[];
  /** The last holder never gave the lane back, so one of these events may have ended its process. */
  isSuspect: boolean;
  /** The number of recorded starts of the first event whose end was never recorded. */
  unfinishedStarts: number;
}

/** A start that is recorded before a handler begins, for an event whose claim is suspect or has unfinished starts. */
export interface StartMark {
  claim: LaneClaim;
  seq: number;
  /** How many starts of this event count as unfinished if its end is never recorded. 0 forgets them. */
  unfinishedStarts: number;
  /** When the lane has its next turn if the end is never recorded, in ms from now. */
  nextTurnInMs: number;
}

/** True for a new start, false when clearing an old one. */
export function isBeginning({ claim, seq, unfinishedStarts }: StartMark): boolean {
  return unfinishedStarts > (claim.events[0]?.seq === seq ? claim.unfinishedStarts : 0);
}

/** A pause of one lane. */
export interface Parking {
  reason: string;
  /** The length of the pause in ms. Default: until somebody resumes the lane. */
  durationMs?: number | undefined;
}

/** The results of some events of a claimed lane. */
export interface LaneResult {
  claim: LaneClaim;
  settled: readonly { seq: number; settlement: Settlement }[];
  /** Gives the lane back. */
  release: boolean;
  /** Parks the lane from now on, if the last event in `settled` still waits, or any of the claim if there is none in `settled`: a lane that was forgotten meanwhile takes no parking. */
  park?: Parking | undefined;
  /** When a lane that is given back has its next turn, in ms from now; it counts as `park` does. Default: at once, or when its first event is tried again. */
  nextTurnInMs?: number | undefined;
}

/** Lists the events that a parking and a next turn are for. They count while one of these events waits. */
export function listReasons({ claim, settled }: LaneResult): number[] {
  const last = settled.at(-1);
  return last ? [last.seq] : claim.events.map(({ seq }) => seq);
}
