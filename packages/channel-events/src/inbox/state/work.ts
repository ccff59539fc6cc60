import {
  isBeginning,
  type LaneClaim,
  type LaneResult,
  listReasons,
  NEVER,
  type StartMark,
  type Settlement,
} from "../../ground/event.ts";
import {
  type InboxState,
  type Lane,
  computeTurn,
  dropNext,
  findHeld,
  isWhole,
  placeLane,
  removeTurn,
  setNext,
  trimNext,
} from "./state.ts";

/** Takes lanes whose turn it is out of the queue, those that became ready first before the others. Lanes whose lease has ended count too. */
export function takeDueLanes(state: InboxState, most: number, now: number): Lane[] {
  for (const lane of state.held)
    if (lane.hold!.until <= now) {
      if (lane.waiting > 0) state.suspects.add(lane.name); // A lane in which nothing waits may have been forgotten.
      giveUpHold(state, lane);
      placeLane(state, lane);
    }
  const taken: Lane[] = [];
  for (let lane = state.turns[0]; lane && lane.readyAt <= now && taken.length < most; lane = state.turns[0]) {
    removeTurn(state.turns, lane);
    taken.push(lane);
  }
  return taken;
}

/** Lanes of which fewer events are in memory than can be claimed. */
export function listLacking(lanes: readonly Lane[], perLane: number): Lane[] {
  return lanes.filter((lane) => lane.next.length < perLane && !isWhole(lane));
}

export function holdLane(
  state: InboxState,
  lane: Lane,
  { token, until, perLane }: { token: string; until: number; perLane: number },
): LaneClaim {
  const { next, name } = lane;
  const isSuspect = state.suspects.delete(name);
  const unfinishedStarts = state.starts.get(next[0]!.seq) ?? 0;
  const events = next.slice(0, unfinishedStarts > 0 ? 1 : perLane);
  setNext(state, lane, next.slice(events.length));
  const waiting = new Map(events.map((event) => [event.seq, event]));
  lane.hold = { token, until, claimed: events, events: waiting, isOverhauled: false };
  lane.parkedFor = undefined;
  state.held.add(lane);
  return { lane: name, token, events, isSuspect, unfinishedStarts };
}

/** Ends a claim: the events that still wait are the next ones again. */
function giveUpHold(state: InboxState, lane: Lane): void {
  const { events, isOverhauled } = lane.hold!;
  lane.hold = undefined;
  state.held.delete(lane);
  if (isOverhauled) dropNext(state, lane);
  else if (events.size > 0) setNext(state, lane, [...events.values(), ...lane.next]);
}

/** The time until a lane that nobody holds has its turn, in ms; `undefined` if nothing waits. */
export function findNextTurnMs({ turns, held }: InboxState, now: number): number | undefined {
  let at = turns[0]?.readyAt ?? NEVER;
  for (const { hold, waiting, readyAt } of held) if (waiting > 0 && hold!.until <= now) at = Math.min(at, readyAt);
  return at >= NEVER ? undefined : Math.max(0, at - now);
}

/** What the results of a claim, or a start, change. The store writes it, and then `applyChange()` takes it into the state. */
export interface LaneChange {
  readonly lane: Lane;
  ended: { seq: number; settlement: Settlement }[];
  /** How many starts of an event are unfinished from now on. */
  starts: [seq: number, times: number][];
  readyAt: number;
  parkedFor: string | undefined;
  isReleased: boolean;
}

function beginChange(lane: Lane): LaneChange {
  const { readyAt, parkedFor } = lane;
  return { lane, ended: [], starts: [], readyAt, parkedFor, isReleased: false };
}

/** Decides what the results of a claim change; `undefined` if another worker has the lane by now. An event that has ended before keeps its result. */
export function decideResult(state: InboxState, result: LaneResult, now: number): LaneChange | undefined {
  const { claim, settled, release, park, nextTurnInMs = 0 } = result;
  const lane = findHeld(state, claim);
  if (!lane) return undefined;
  const change = beginChange(lane);
  change.ended = settled.filter(({ seq }) => lane.hold!.events.has(seq));
  change.starts = change.ended.flatMap(({ seq }) => (state.starts.has(seq) ? [[seq, 0] as [number, number]] : []));
  const isMeant = listReasons(result).some((seq) => lane.hold!.events.has(seq));
  let turnInMs = isMeant ? nextTurnInMs : 0;
  for (const { settlement } of change.ended) if (settlement.to === "retry") turnInMs = settlement.delayMs;
  if (park && isMeant)
    Object.assign(change, { parkedFor: park.reason, readyAt: now + Math.ceil(park.durationMs ?? NEVER) });
  if (!release) return settled.length > 0 ? wakeSuspect(change, claim, now) : change;
  change.isReleased = true;
  change.starts.push(...listReturnedStarts(state, lane, result));
  change.readyAt = computeTurn(change, now + Math.ceil(turnInMs));
  return change;
}

/** Decides what the end of one event changes; `undefined` if the lane or the event is no longer this worker's. */
export function decideEnd(
  state: InboxState,
  claim: LaneClaim,
  { seq, settlement, now }: { seq: number; settlement: Settlement; now: number },
): LaneChange | undefined {
  if (!findHeld(state, claim)?.hold!.events.has(seq)) return undefined;
  return decideResult(state, { claim, settled: [{ seq, settlement }], release: false }, now);
}

/** Decides what a start changes; `undefined` if it must not begin. */
export function decideStart(state: InboxState, start: StartMark, now: number): LaneChange | undefined {
  const { claim, seq, unfinishedStarts, nextTurnInMs } = start;
  const lane = findHeld(state, claim);
  if (!lane) return undefined;
  const isWaiting = lane.hold!.events.has(seq);
  if (isBeginning(start) && (!isWaiting || lane.parkedFor !== undefined)) return undefined;
  const change = beginChange(lane);
  if (isWaiting) change.starts = [[seq, unfinishedStarts]];
  change.readyAt = computeTurn(lane, now + Math.ceil(nextTurnInMs));
  return change;
}

/** A recorded start delays the next turn of its lane. This ends the delay when the start has ended. */
function wakeSuspect(change: LaneChange, { isSuspect, unfinishedStarts }: LaneClaim, now: number): LaneChange {
  if ((isSuspect || unfinishedStarts > 0) && change.parkedFor === undefined) change.readyAt = now;
  return change;
}

/** Events that are given back without a result have as many unfinished starts as when they were claimed. */
function listReturnedStarts({ starts }: InboxState, { hold }: Lane, { claim, settled }: LaneResult) {
  if (starts.size === 0 && claim.unfinishedStarts === 0) return [];
  const ended = new Set(settled.map(({ seq }) => seq));
  const times = claim.unfinishedStarts; // An event with an unfinished start is claimed alone.
  return claim.events.flatMap(({ seq }): [seq: number, times: number][] =>
    !hold!.events.has(seq) || ended.has(seq) || times === (starts.get(seq) ?? 0) ? [] : [[seq, times]],
  );
}

/** Takes a change that the store has written into the state. */
export function applyChange(
  state: InboxState,
  { lane, ended, starts, readyAt, parkedFor, isReleased }: LaneChange,
): void {
  const { events } = lane.hold!;
  for (const { seq, settlement } of ended) {
    if (settlement.to === "retry") {
      const event = events.get(seq)!;
      events.set(seq, { ...event, attempts: event.attempts + 1 });
      continue;
    }
    events.delete(seq);
    lane.waiting -= 1;
    state.waiting -= 1;
  }
  for (const [seq, times] of starts)
    if (times === 0) state.starts.delete(seq);
    else state.starts.set(seq, times);
  Object.assign(lane, { readyAt, parkedFor });
  if (!isReleased) return;
  giveUpHold(state, lane);
  trimNext(state, lane);
  placeLane(state, lane);
}

/** Lists the events that are claimed, also those that have ended: an operator may have replayed them. */
export function listClaimed({ held }: InboxState): number[] {
  return [...held].flatMap(({ hold }) => hold!.claimed.map(({ seq }) => seq));
}
