import { NEVER } from "../../ground/event.ts";
import { readParked, readSuspect } from "../columns.ts";
import type { InboxStats } from "../inbox.ts";
import type { InboxState } from "../state/state.ts";
import type { SqliteSession } from "./session.ts";

const KEPT = "event INDEXED BY event_kept WHERE state <> 'waiting' AND problem IS NOT NULL";
const FIRST_WAITING = "SELECT min(seq) AS seq FROM event INDEXED BY event_waiting WHERE state = 'waiting'";
const PARKED = "SELECT lane, parked_for, ready_at FROM turn WHERE parked_for IS NOT NULL AND ready_at > ? LIMIT ?";
const SUSPECTS = `SELECT event.id, event.lane, times, coalesce(ready_at, 0) AS ready_at FROM begun JOIN event USING (seq)
  LEFT JOIN turn ON turn.lane = event.lane ORDER BY seq LIMIT ?`;
const FIRST_FROM =
  "SELECT seq, first_seen_at FROM event NOT INDEXED WHERE seq >= ? AND state = 'waiting' ORDER BY seq LIMIT 1";

/** Counts waiting events. The owner of the file knows their number; others count no further than asked for. */
export function countWaiting(session: SqliteSession, state: InboxState | undefined, atMost: number): number {
  if (state) return Math.min(state.waiting, atMost);
  return count(session, "event INDEXED BY event_waiting WHERE state = 'waiting'", atMost);
}

/** Counts events, each count up to `atMost`. */
export function readStats(session: SqliteSession, state: InboxState | undefined, atMost: number): InboxStats {
  session.checkFile();
  const { all, get, now } = session;
  const waiting = countWaiting(session, state, atMost);
  const dead = count(session, `${KEPT} AND state = 'dead'`, atMost);
  const unknownType = count(session, `${KEPT} AND state = 'done'`, atMost);
  const others = (state?.waiting ?? waiting) + dead;
  const done = count(session, "event INDEXED BY sqlite_autoindex_event_1", Math.min(atMost + others, NEVER)) - others;
  const pending = get(
    `SELECT count(*) AS events, max(deliveries) AS most FROM (SELECT seq FROM unacknowledged LIMIT ?) JOIN event USING (seq)`,
    atMost,
  )!;
  const oldest = waiting === 0 ? undefined : findOldest(session, state);
  return {
    events: { waiting, done: Math.max(0, Math.min(done, atMost)), dead },
    unreadable: count(session, `${KEPT} AND state = 'dead' AND settled_at IS NULL`, atMost),
    unknownType,
    pendingAcknowledgements: pending["events"] as number,
    mostDeliveries: (pending["most"] as number | null) ?? 0,
    oldestWaitingMs: oldest === undefined ? undefined : session.clock.computeAge(oldest),
    parked: all(PARKED, now(), atMost).map((row) =>
      readParked(row["lane"], row["parked_for"], row["ready_at"] as number),
    ),
    suspects: listSuspects(session, state, atMost),
  };
}

/** Only the owner of the file knows which lanes are held. To others, events whose handlers run at this moment are listed as well. */
function listSuspects({ all, now }: SqliteSession, state: InboxState | undefined, atMost: number) {
  const isHeld = (lane: string) => (state?.lanes.get(lane)?.hold?.until ?? 0) > now();
  return all(SUSPECTS, atMost)
    .map(({ lane, id, times, ready_at: at }) => readSuspect(lane, id, times, Number(at) - now(), Number(at)))
    .filter(({ lane }) => !isHeld(lane));
}

function count({ get }: SqliteSession, from: string, atMost: number): number {
  return get(`SELECT count(*) AS n FROM (SELECT 1 FROM ${from} LIMIT ?)`, atMost)!["n"] as number;
}

/** When the oldest waiting event came. The owner of the file knows a number below which none waits, so each row is passed over once. */
function findOldest({ get }: SqliteSession, state: InboxState | undefined): number | undefined {
  const from = state?.from ?? (get(FIRST_WAITING)!["seq"] as number | null) ?? 0;
  const row = get(FIRST_FROM, Number.isFinite(from) ? from : 0);
  if (row && state) state.from = row["seq"] as number;
  return row?.["first_seen_at"] as number | undefined;
}
