import type { PurgePolicy } from "../inbox.ts";
import type { LaneCache } from "./cache/cache.ts";
import type { SqliteSession } from "./session.ts";

const PORTION = 5_000;
const GIVE_UP = `UPDATE event SET state = 'done', raw = '', problem = NULL WHERE seq BETWEEN ? AND ?
  AND (state = 'dead' OR (state = 'done' AND problem IS NOT NULL)) AND coalesce(settled_at, first_seen_at) < ?`;
const DELETE_ROWS = `DELETE FROM event WHERE seq BETWEEN ? AND ?
  AND state = 'done' AND problem IS NULL AND last_seen_at < ? AND seq NOT IN (SELECT seq FROM unacknowledged)`;
const EMPTY = `UPDATE event SET raw = '' WHERE seq BETWEEN ? AND ? AND state = 'done' AND problem IS NULL AND raw <> '' AND settled_at < ?`;
const FORGET_STEPS = `DELETE FROM step WHERE seq BETWEEN ? AND ?
  AND seq NOT IN (SELECT seq FROM event WHERE seq BETWEEN ? AND ? AND raw <> '')`;
const FORGET_LANES = `DELETE FROM lane WHERE ready_at IS NULL AND parked_for IS NULL
  AND NOT EXISTS (SELECT 1 FROM event WHERE event.state = 'waiting' AND event.lane = lane.lane)`;

/** Forgets in portions, each in a transaction of its own, so that other work has a turn between them. */
export async function applyPurge(
  { get, run, now, read, durably }: SqliteSession,
  { payloadsAfterMs, putAsideAfterMs, rowsAfterMs }: PurgePolicy,
  cache: LaneCache,
): Promise<{ payloads: number; rows: number }> {
  const purged = { payloads: 0, rows: 0 };
  const { first, last } = read(() => get("SELECT min(seq) AS first, max(seq) AS last FROM event")!) as {
    first: number | null;
    last: number;
  };
  for (let from = first ?? 1; from <= last; from += PORTION) {
    const [at, to] = [now(), from + PORTION - 1];
    durably("purge events", () => {
      if (putAsideAfterMs !== undefined) purged.payloads += run(GIVE_UP, from, to, at - putAsideAfterMs);
      if (rowsAfterMs !== undefined) purged.rows += run(DELETE_ROWS, from, to, at - rowsAfterMs);
      if (payloadsAfterMs !== undefined) purged.payloads += run(EMPTY, from, to, at - payloadsAfterMs);
      run(FORGET_STEPS, from, to, from, to);
    });
    await new Promise((resolve) => setImmediate(resolve));
  }
  if (rowsAfterMs !== undefined)
    durably("purge events", () => {
      run("DELETE FROM entity WHERE newest < ?", now() - rowsAfterMs);
      run(FORGET_LANES);
      cache.drop();
    });
  return purged;
}
