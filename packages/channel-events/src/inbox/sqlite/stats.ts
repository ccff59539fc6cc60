import type { InboxStats } from "../inbox.ts";
import { fromColumn } from "../text-column.ts";
import type { SqliteSession } from "./session.ts";
import { NEVER } from "../times.ts";

const ASIDE = "event INDEXED BY event_aside WHERE problem IS NOT NULL AND state <> 'waiting'";
const UNREADABLE =
  "event INDEXED BY event_unreadable WHERE state = 'dead' AND (settled_at IS NULL OR problem LIKE 'Cannot read%')";
const OLDEST = `SELECT first_seen_at AS at FROM event
  WHERE seq = (SELECT min(seq) FROM event INDEXED BY event_waiting WHERE state = 'waiting')`;
/** Looks at some lanes if very many events wait: those that have waited for their turn longest, and those whose turn comes last. */
const OLDEST_OF_SOME = `SELECT min(first_seen_at) AS at FROM event WHERE seq IN (
  SELECT (SELECT seq FROM event WHERE state = 'waiting' AND event.lane = some.lane ORDER BY seq LIMIT 1) FROM (
    SELECT * FROM (SELECT lane FROM lane WHERE ready_at IS NOT NULL ORDER BY ready_at LIMIT 500)
    UNION SELECT * FROM (SELECT lane FROM lane WHERE ready_at IS NOT NULL ORDER BY ready_at DESC LIMIT 500)) AS some)`;

export function countWaiting(session: SqliteSession, atMost: number): number {
  return count(session, "event INDEXED BY event_waiting WHERE state = 'waiting'", atMost);
}

/** Counts events, each count up to `atMost`. */
export function readStats(session: SqliteSession, atMost: number): InboxStats {
  session.checkFile();
  const { get, now } = session;
  const waiting = countWaiting(session, atMost);
  const dead = count(session, `${ASIDE} AND state = 'dead'`, atMost);
  const others = waiting + dead;
  const done = count(session, "event INDEXED BY sqlite_autoindex_event_1", Math.min(atMost + others, NEVER)) - others;
  const pending = get(
    `SELECT count(*) AS events, max(deliveries) AS most FROM (SELECT seq FROM unacknowledged LIMIT ?) JOIN event USING (seq)`,
    atMost,
  )!;
  const oldest = get(waiting < atMost ? OLDEST : OLDEST_OF_SOME)?.["at"] as number | undefined;
  return {
    events: { waiting, done: Math.max(0, Math.min(done, atMost)), dead },
    unreadable: count(session, UNREADABLE, atMost),
    unknownType: count(session, `${ASIDE} AND state = 'done'`, atMost),
    pendingAcknowledgements: pending["events"] as number,
    mostDeliveries: (pending["most"] as number | null) ?? 0,
    oldestWaitingMs: oldest === undefined ? undefined : Math.max(0, now() - oldest),
    parked: listParked(session, atMost),
  };
}

function count({ get }: SqliteSession, from: string, atMost: number): number {
  return get(`SELECT count(*) AS n FROM (SELECT 1 FROM ${from} LIMIT ?)`, atMost)!["n"] as number;
}

function listParked({ all, now }: SqliteSession, atMost: number): InboxStats["parked"] {
  const rows = all(
    "SELECT lane, parked_for, ready_at FROM lane WHERE parked_for IS NOT NULL AND ready_at > ? LIMIT ?",
    now(),
    atMost,
  );
  return rows.map((row) => ({
    lane: fromColumn(row["lane"] as string),
    reason: fromColumn(row["parked_for"] as string),
    until: (row["ready_at"] as number) < NEVER ? new Date(row["ready_at"] as number) : undefined,
  }));
}
