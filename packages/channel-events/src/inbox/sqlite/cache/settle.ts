import type { LaneResult } from "../../claim.ts";
import { toColumn } from "../../text-column.ts";
import type { SqliteSession } from "../session.ts";
import { setTurn, removeEvents, type CachedLane, type LaneMemory } from "./state.ts";

const RELEASE = "UPDATE lane SET token = NULL, lease_until = 0";

/** Whether the memory knows all that these results change. It knows nothing of suspects, and leaves parked lanes to the file. */
export function isKnown({ lanes }: LaneMemory, results: readonly LaneResult[]): boolean {
  return results.every(
    ({ claim: { lane, token, isSuspect, unfinishedStarts }, park, nextTurnInMs }) =>
      !isSuspect &&
      unfinishedStarts === 0 &&
      !park &&
      nextTurnInMs === undefined &&
      lanes.get(toColumn(lane))?.token === token,
  );
}

/** Writes to the lanes of the file what the results mean for them. The results of the events have been written. */
export function settleCached(session: SqliteSession, memory: LaneMemory, results: readonly LaneResult[]): void {
  const at = session.now();
  const released: string[] = [];
  for (const { claim, settled, release } of results) {
    const lane = memory.lanes.get(toColumn(claim.lane))!;
    const retryAt = noteResults(memory, lane, settled, at);
    if (!release) continue;
    lane.readyAt = lane.isParked ? Math.max(lane.readyAt, retryAt ?? at) : (retryAt ?? at);
    if (retryAt === undefined) released.push(lane.name);
    else session.run(`${RELEASE}, ready_at = ? WHERE lane = ?`, lane.readyAt, lane.name);
    setTurn(memory, lane, at);
  }
  if (released.length > 0)
    session.run(`${RELEASE} WHERE lane IN (SELECT value FROM json_each(?))`, JSON.stringify(released));
}

/** Takes events that have ended out of the lane, counts the run of one that is tried again, and returns when that is. */
function noteResults(
  memory: LaneMemory,
  lane: CachedLane,
  settled: LaneResult["settled"],
  at: number,
): number | undefined {
  let retryAt: number | undefined;
  const ended = new Set<number>();
  for (const { seq, settlement } of settled) {
    if (settlement.to !== "retry") {
      ended.add(seq);
      continue;
    }
    retryAt = at + Math.ceil(settlement.delayMs);
    lane.events = lane.events.map((event) => (event.seq === seq ? { ...event, attempts: event.attempts + 1 } : event));
  }
  if (ended.size > 0) removeEvents(memory, lane, ended);
  return retryAt;
}
