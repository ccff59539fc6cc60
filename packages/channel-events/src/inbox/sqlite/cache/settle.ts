import type { LaneResult } from "../../claim.ts";
import { NEVER } from "../../times.ts";
import { toColumn } from "../../text-column.ts";
import type { SqliteSession } from "../session.ts";
import { fileLane, removeEvents, type CachedLane, type LaneMemory } from "./state.ts";

const RELEASE = "UPDATE lane SET token = NULL, lease_until = 0";

/** Whether the memory knows each of these claims, and none of them is a suspect. */
export function knowsClaims({ lanes }: LaneMemory, results: readonly Pick<LaneResult, "claim">[]): boolean {
  return results.every(
    ({ claim: { lane, token, isSuspect, unfinishedStarts } }) =>
      !isSuspect && unfinishedStarts === 0 && lanes.get(toColumn(lane))?.token === token,
  );
}

/** Writes to the lanes of the file what the results mean for them. The results of the events have been written. */
export function settleCached(session: SqliteSession, memory: LaneMemory, results: readonly LaneResult[]): void {
  const at = session.now();
  const released: string[] = [];
  for (const { claim, settled, release, park, nextTurnInMs } of results) {
    const lane = memory.lanes.get(toColumn(claim.lane))!;
    const turnAt =
      noteResults(memory, lane, settled, at) ?? (nextTurnInMs === undefined ? undefined : at + Math.ceil(nextTurnInMs));
    if (park) {
      lane.readyAt = at + Math.ceil(park.durationMs ?? NEVER);
      session.run(
        "UPDATE lane SET parked_for = ?, ready_at = ? WHERE lane = ?",
        toColumn(park.reason),
        lane.readyAt,
        lane.name,
      );
    }
    if (!release) continue;
    if (park) lane.readyAt = Math.max(lane.readyAt, turnAt ?? at);
    else lane.readyAt = turnAt ?? at;
    if (park || turnAt !== undefined) session.run(`${RELEASE}, ready_at = ? WHERE lane = ?`, lane.readyAt, lane.name);
    else released.push(lane.name);
    fileLane(memory, lane, at);
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
  let turnAt: number | undefined;
  const ended = new Set<number>();
  for (const { seq, settlement } of settled) {
    if (settlement.to !== "retry") {
      ended.add(seq);
      continue;
    }
    turnAt = at + Math.ceil(settlement.delayMs);
    lane.events = lane.events.map((event) => (event.seq === seq ? { ...event, attempts: event.attempts + 1 } : event));
  }
  if (ended.size > 0) removeEvents(memory, lane, ended);
  return turnAt;
}
