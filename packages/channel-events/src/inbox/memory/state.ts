import type { LaneClaim } from "../claim.ts";
import type { EventFilter, EventRow, EventState, StoredEvent } from "../event.ts";

export interface Row extends StoredEvent {
  state: EventState;
  problem: string | undefined;
  unfinishedStarts: number;
  ackPending: boolean;
  firstSeenAt: number;
  lastSeenAt: number;
  settledAt: number | undefined;
}

export interface Lane {
  /** The waiting events, in order. */
  waiting: Row[];
  readyAt: number;
  /** Empty while nobody holds the lane. */
  token: string;
  leaseUntil: number;
  parkedFor: string | undefined;
}

/** The data of an inbox in memory, which its parts share. */
export interface MemoryState {
  now(): number;
  rows: Map<string, Row>;
  bySeq: Map<number, Row>;
  lanes: Map<string, Lane>;
  leases: Map<string, { owner: string; until: number }>;
  steps: Map<string, string>;
  /** The time of the newest event of each entity. */
  newest: Map<string, number>;
  lastSeq: number;
  /** The time at the last look, which tells when the clock was set back. */
  seenAt: number;
}

export function createMemoryState(now: () => number): MemoryState {
  return {
    now,
    rows: new Map(),
    bySeq: new Map(),
    lanes: new Map(),
    leases: new Map(),
    steps: new Map(),
    newest: new Map(),
    lastSeq: 0,
    seenAt: now(),
  };
}

/** Opens the lane of this name. A lane that does not exist yet is added, without events and without a holder. */
export function openLane({ lanes }: MemoryState, name: string): Lane {
  const lane = lanes.get(name) ?? { waiting: [], readyAt: 0, token: "", leaseUntil: 0, parkedFor: undefined };
  lanes.set(name, lane);
  return lane;
}

export function isHeld({ lanes }: MemoryState, { lane, token }: LaneClaim): boolean {
  return lanes.get(lane)?.token === token;
}

/** Whether a dead event could not be read: it was dead when it came, or a handler run found it so. */
export function isUnreadable({ state, settledAt, problem }: Row): boolean {
  return state === "dead" && (settledAt === undefined || problem?.startsWith("Cannot read") === true);
}

/** Puts an event that waits into its lane, in order of arrival. */
export function addToLane(state: MemoryState, row: Row): void {
  const lane = openLane(state, row.lane);
  if (lane.waiting.length === 0 && lane.parkedFor === undefined) lane.readyAt = state.now();
  lane.waiting.push(row);
  if (lane.waiting.length > 1) lane.waiting.sort((one, other) => one.seq - other.seq);
}

/** Takes an event that no longer waits out of its lane, and returns the lane. */
export function removeFromLane(state: MemoryState, row: Row): Lane {
  const lane = openLane(state, row.lane);
  lane.waiting.splice(lane.waiting.indexOf(row), 1);
  return lane;
}

/** Sets the next turn of a lane. The turn of a parked lane only becomes later. */
export function setNextTurn(lane: Lane, readyAt: number): void {
  lane.readyAt = lane.parkedFor === undefined ? readyAt : Math.max(lane.readyAt, readyAt);
}

export function isMatch(row: Row, filter: EventFilter): boolean {
  return (["state", "lane", "type", "id"] as const).every(
    (key) => filter[key] === undefined || row[key] === filter[key],
  );
}

export function readStored({ seq, id, type, lane, raw, attempts, deliveries, trace }: Row): StoredEvent {
  return { seq, id, type, lane, raw, attempts, deliveries, trace };
}

export function readRow(row: Row): EventRow {
  const { state, problem, firstSeenAt, lastSeenAt, settledAt } = row;
  return {
    ...readStored(row),
    state,
    problem,
    firstSeenAt: new Date(firstSeenAt),
    lastSeenAt: new Date(lastSeenAt),
    settledAt: settledAt === undefined ? undefined : new Date(settledAt),
  };
}
