import type { Settlement, StoredEvent } from "./event.ts";

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
