import type { Pool } from "pg";

/** Writes events into the tables of `postgresInbox()`, in so many lanes, of which every twentieth waits, and returns how many wait. */
export async function writeOldEvents(pool: Pool, events: number, lanes: number): Promise<number> {
  const at = "(extract(epoch FROM clock_timestamp()) * 1000)::bigint";
  const raw = `'{"id":"past ' || n || '","type":"Seller:Load.Test","createdAt":"2026-02-11T08:00:00Z","event":{"sellerId":"past-' || n % ${lanes} || '","text":"${"x".repeat(200)}"}}'`;
  const { rows } = await pool.query<{ waiting: string }>(`WITH stored AS (
      INSERT INTO kontor_inbox.event (key, id, type, lane, raw, state, attempts, started, first_seen_at, last_seen_at, settled_at)
      SELECT 'past ' || n, 'past ' || n, 'Seller:Load.Test', 'past-' || n % ${lanes}, ${raw},
        CASE WHEN n / ${lanes} % 20 = 0 THEN 'waiting' ELSE 'done' END, CASE WHEN n / ${lanes} % 20 = 0 THEN 0 ELSE 1 END,
        CASE WHEN n / ${lanes} % 20 = 0 THEN 0 ELSE 1 END, ${at}, ${at}, CASE WHEN n / ${lanes} % 20 = 0 THEN NULL ELSE ${at} END
      FROM generate_series(0, ${events - 1}) AS n RETURNING state),
    lanes AS (INSERT INTO kontor_inbox.lane (lane, ready_at) SELECT 'past-' || n, ${at} FROM generate_series(0, ${lanes - 1}) AS n)
    SELECT count(*) FILTER (WHERE state = 'waiting') AS waiting FROM stored`);
  return Number(rows[0]!.waiting);
}
