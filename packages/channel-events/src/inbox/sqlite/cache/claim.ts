import type { LaneClaim } from "../../claim.ts";
import { fromColumn } from "../../text-column.ts";
import { EVENT_COLUMNS, readStored } from "../rows.ts";
import type { SqliteSession } from "../session.ts";
import { setTurn, holdLane, wakeDueLanes, computeSize, type CachedLane, type LaneMemory } from "./state.ts";

const NEXT_EVENTS = `
  SELECT due.lane AS due, ${EVENT_COLUMNS} FROM (SELECT value AS lane FROM json_each(?)) AS due
  JOIN event ON event.seq IN
    (SELECT seq FROM event AS next WHERE next.state = 'waiting' AND next.lane = due.lane ORDER BY seq LIMIT ?)
  ORDER BY event.seq`;

/** Claims lanes whose turn it is by what the memory knows, and writes to the file who holds them. */
export function claimCached(
  session: SqliteSession,
  memory: LaneMemory,
  { lanes, perLane, leaseMs }: { lanes: number; perLane: number; leaseMs: number },
): LaneClaim[] {
  const at = session.now();
  const leaseUntil = at + Math.ceil(leaseMs);
  wakeDueLanes(memory, at);
  const chosen: CachedLane[] = [];
  while (chosen.length < lanes && memory.due.size > 0) {
    const some = takeDue(memory, lanes - chosen.length);
    readEvents(session, memory, some, perLane);
    for (const lane of some)
      if (lane.events.length > 0) chosen.push(lane);
      else setTurn(memory, lane, at); // Nothing waits in it: it is passed over until an event comes.
  }
  if (chosen.length === 0) return [];
  const token = crypto.randomUUID();
  const written = session.run(
    "UPDATE lane SET token = ?, lease_until = ?, parked_for = NULL WHERE lane IN (SELECT value FROM json_each(?))",
    token,
    leaseUntil,
    JSON.stringify(chosen.map(({ name }) => name)),
  );
  if (written !== chosen.length) throw new Error("Cannot claim lanes as the file does not have all of them");
  return chosen.map((lane) => {
    lane.isParked = false;
    holdLane(memory, lane, token, leaseUntil);
    const events = lane.events.slice(0, perLane);
    return { lane: fromColumn(lane.name), token, events, isSuspect: false, unfinishedStarts: 0 };
  });
}

function takeDue({ due }: LaneMemory, most: number): CachedLane[] {
  const taken: CachedLane[] = [];
  for (const lane of due) {
    if (taken.length === most) break;
    due.delete(lane);
    taken.push(lane);
  }
  return taken;
}

/** Reads the next events of lanes that have fewer in memory than can be claimed. */
function readEvents(session: SqliteSession, memory: LaneMemory, lanes: readonly CachedLane[], perLane: number): void {
  const lacking = lanes.filter(({ events, isWhole }) => !isWhole && events.length < perLane);
  if (lacking.length === 0) return;
  const rows = session.all(NEXT_EVENTS, JSON.stringify(lacking.map(({ name }) => name)), perLane);
  const found = Map.groupBy(rows, (row) => row["due"] as string);
  for (const lane of lacking) {
    for (const event of lane.events) memory.size -= computeSize(event);
    lane.events = (found.get(lane.name) ?? []).map(readStored);
    for (const event of lane.events) memory.size += computeSize(event);
    lane.isWhole = lane.events.length < perLane;
  }
}
