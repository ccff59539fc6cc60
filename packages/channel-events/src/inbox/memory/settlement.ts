import type { LaneClaim, LaneResult } from "../claim.ts";
import type { Settlement } from "../event.ts";
import { openLane, removeFromLane, setNextTurn, type MemoryState, type Row } from "./state.ts";
import { NEVER } from "../times.ts";

/** Ends a handler run. An event that is to be tried again stays in its lane. */
export function settleRow(state: MemoryState, row: Row, settlement: Settlement): void {
  row.state = settlement.to === "retry" ? "waiting" : settlement.to;
  row.problem = "problem" in settlement ? settlement.problem : undefined;
  row.attempts += 1;
  row.unfinishedStarts = 0;
  row.settledAt = state.now();
  if (row.state !== "waiting") removeFromLane(state, row);
}

/** Records the results of a claimed lane, parks it, and gives it back, as far as the result says so. */
export function settleLane(state: MemoryState, result: LaneResult): void {
  const { claim, settled, release, park, nextTurnInMs = 0 } = result;
  const lane = openLane(state, claim.lane);
  let turnInMs = Math.ceil(nextTurnInMs);
  for (const { seq, settlement } of settled) {
    const row = state.bySeq.get(seq);
    if (row?.state !== "waiting") continue; // It ended before, or a purge deleted it.
    settleRow(state, row, settlement);
    if (settlement.to === "retry") turnInMs = Math.ceil(settlement.delayMs);
  }
  if (park) Object.assign(lane, { parkedFor: park.reason, readyAt: state.now() + (park.durationMs ?? NEVER) });
  if (!release) {
    if (settled.length > 0) wakeSuspect(state, claim);
    return;
  }
  Object.assign(lane, { token: "", leaseUntil: 0 });
  saveReturnedStarts(state, result);
  setNextTurn(lane, state.now() + turnInMs);
}

/** A recorded start delays the next turn of its lane. This ends the delay when the start has ended. */
export function wakeSuspect(state: MemoryState, { lane: name, isSuspect, unfinishedStarts }: LaneClaim): void {
  const lane = openLane(state, name);
  if ((isSuspect || unfinishedStarts > 0) && lane.parkedFor === undefined) lane.readyAt = state.now();
}

/** Events that are given back without a result have as many unfinished starts as when they were claimed. */
function saveReturnedStarts({ bySeq }: MemoryState, { claim, settled }: LaneResult): void {
  const ended = new Set(settled.map(({ seq }) => seq));
  for (const [index, { seq }] of claim.events.entries()) {
    const row = bySeq.get(seq);
    if (row?.state === "waiting" && !ended.has(seq))
      row.unfinishedStarts = index === 0 && settled.length === 0 ? claim.unfinishedStarts : 0;
  }
}
