import type { StoredEvent } from "../../event.ts";

/** A lane whose row in the file has a turn, as the memory knows it. */
export interface CachedLane {
  /** The name of the lane, as it is in the file. */
  readonly name: string;
  /** The next waiting events, in order. */
  events: StoredEvent[];
  /** No further events of the lane wait in the file. */
  isWhole: boolean;
  /** When the lane has its next turn. */
  readyAt: number;
  /** Somebody has parked it, while it was held or before. Its turn only becomes later. */
  isParked: boolean;
  /** The token of its holder; empty if nobody holds it. */
  token: string;
  leaseUntil: number;
}

/** All lanes that have a turn or a holder. Each is in one of the three sets, unless nothing waits in it. */
export interface LaneMemory {
  lanes: Map<string, CachedLane>;
  /** Lanes whose turn it is, in the order of their turns. */
  due: Set<CachedLane>;
  /** Lanes whose turn comes later. */
  later: Set<CachedLane>;
  held: Set<CachedLane>;
  /** The size of the events in memory, as `computeSize()` tells it. */
  size: number;
  /** No lane of `later` has its turn before this time. */
  nextTurnAt: number;
  /** No lease ends before this time. */
  nextLeaseEndAt: number;
}

const MOST_TEXT = 4 * 1024 * 1024; // Payloads beyond this are read from the file when their lane is claimed.

const MOST_EVENTS = 100; // So many next events of a lane are enough, and a long list would be copied for each result.

/** About how much memory an event takes, in characters. A small one takes more for its members than for its payload. */
export function computeSize({ raw }: StoredEvent): number {
  return raw.length + 250;
}

export function createLaneMemory(): LaneMemory {
  return {
    lanes: new Map(),
    due: new Set(),
    later: new Set(),
    held: new Set(),
    size: 0,
    nextTurnAt: Number.POSITIVE_INFINITY,
    nextLeaseEndAt: Number.POSITIVE_INFINITY,
  };
}

/** Puts a lane that nobody holds where it belongs. */
export function setTurn(memory: LaneMemory, lane: CachedLane, now: number): void {
  lane.token = "";
  // They were read for a claim. The lane may wait for a long time now, and so may many others.
  if (memory.size > MOST_TEXT && lane.events.length > 0) dropEvents(memory, lane);
  memory.held.delete(lane);
  if (lane.events.length === 0 && lane.isWhole) return;
  if (lane.readyAt <= now) {
    memory.due.add(lane);
    return;
  }
  memory.later.add(lane);
  memory.nextTurnAt = Math.min(memory.nextTurnAt, lane.readyAt);
}

export function holdLane(memory: LaneMemory, lane: CachedLane, token: string, leaseUntil: number): void {
  lane.token = token;
  lane.leaseUntil = leaseUntil;
  memory.due.delete(lane);
  memory.held.add(lane);
  memory.nextLeaseEndAt = Math.min(memory.nextLeaseEndAt, leaseUntil);
}

/** Moves lanes whose turn has come to those that are due. */
export function wakeDueLanes(memory: LaneMemory, now: number): void {
  if (memory.nextTurnAt > now) return;
  memory.nextTurnAt = Number.POSITIVE_INFINITY;
  for (const lane of memory.later) {
    memory.nextTurnAt = Math.min(memory.nextTurnAt, lane.readyAt > now ? lane.readyAt : Number.POSITIVE_INFINITY);
    if (lane.readyAt > now) continue;
    memory.later.delete(lane);
    memory.due.add(lane);
  }
}

/** Whether a lease has ended: its lane is a suspect then, which the memory does not know. */
export function hasEndedLease(memory: LaneMemory, now: number): boolean {
  if (memory.nextLeaseEndAt > now) return false;
  memory.nextLeaseEndAt = [...memory.held].reduce(
    (next, { leaseUntil }) => Math.min(next, leaseUntil),
    Number.POSITIVE_INFINITY,
  );
  return memory.nextLeaseEndAt <= now;
}

/** Adds an event that has just been stored at the end of its lane. */
export function addEvent(memory: LaneMemory, name: string, event: StoredEvent, now: number): void {
  const lane = memory.lanes.get(name) ?? {
    name,
    events: [],
    isWhole: true,
    readyAt: now,
    isParked: false,
    token: "",
    leaseUntil: 0,
  };
  memory.lanes.set(name, lane);
  // Where nothing waited, an earlier turn says nothing, and lies ahead if the clock was set back.
  if (lane.events.length === 0 && lane.isWhole) lane.readyAt = lane.isParked ? Math.max(lane.readyAt, now) : now;
  if (lane.isWhole && lane.events.length < MOST_EVENTS && memory.size + computeSize(event) <= MOST_TEXT) {
    lane.events.push(event);
    memory.size += computeSize(event);
  } else {
    lane.isWhole = false;
  }
  if (lane.token === "" && !memory.due.has(lane) && !memory.later.has(lane)) setTurn(memory, lane, now);
}

/** Forgets the events of a lane, so that they are read from the file again. */
export function dropEvents(memory: LaneMemory, lane: CachedLane): void {
  for (const event of lane.events) memory.size -= computeSize(event);
  lane.events = [];
  lane.isWhole = false;
}

/** Takes events that have ended out of a lane. */
export function removeEvents(memory: LaneMemory, lane: CachedLane, ended: ReadonlySet<number>): void {
  lane.events = lane.events.filter((event) => {
    if (!ended.has(event.seq)) return true;
    memory.size -= computeSize(event);
    return false;
  });
}
