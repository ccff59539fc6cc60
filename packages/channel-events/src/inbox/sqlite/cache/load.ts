import type { SqliteSession } from "../session.ts";
import { setTurn, holdLane, type CachedLane, type LaneMemory } from "./state.ts";

/** Reads the lanes that have a turn or a holder, without their events. `undefined` if there are too many, or a suspect is among them. */
export function loadLanes(
  { all, get, now }: SqliteSession,
  memory: LaneMemory,
  atMost: number,
): LaneMemory | undefined {
  if (get("SELECT 1 FROM begun LIMIT 1")) return undefined;
  const rows = all(
    "SELECT lane, ready_at, token, lease_until, parked_for FROM lane WHERE ready_at IS NOT NULL OR token IS NOT NULL ORDER BY ready_at LIMIT ?",
    atMost + 1,
  );
  if (rows.length > atMost) return undefined;
  const at = now();
  for (const row of rows) {
    const lane: CachedLane = {
      name: row["lane"] as string,
      events: [],
      isWhole: false,
      readyAt: (row["ready_at"] as number | null) ?? at,
      isParked: row["parked_for"] !== null,
      token: (row["token"] as string | null) ?? "",
      leaseUntil: row["lease_until"] as number,
    };
    if (lane.token !== "" && lane.leaseUntil <= at) return undefined;
    memory.lanes.set(lane.name, lane);
    if (lane.token === "") setTurn(memory, lane, at);
    else holdLane(memory, lane, lane.token, lane.leaseUntil);
  }
  return memory;
}
