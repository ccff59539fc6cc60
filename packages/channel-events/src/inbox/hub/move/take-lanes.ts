import { NEVER } from "../../times.ts";
import { NOT_YET, type Move } from "./move.ts";

const PORTION = 200;

/**
 * Takes over lanes that no worker of the source holds, with the states that their events have by now. A worker that lost its lane there without
 * knowing is refused when it writes.
 *
 * @param after The lane behind which to look.
 * @returns The last lane. `undefined` if none behind it is free.
 */
export async function takeLanes(
  move: Move,
  { after, copied }: { after: string; copied: number },
): Promise<string | undefined> {
  const { channel, source, schema, now, connection } = move;
  const rows = await findFreeLanes(move, after);
  if (rows.length === 0) return undefined;
  const lanes = rows.map((row) => String(row["lane"]));
  await connection.query(
    `UPDATE ${source}.lane SET token = $2, lease_until = $3, ready_at = NULL WHERE lane = ANY ($1)`,
    [lanes, NOT_YET, NEVER],
  );
  await connection.query(`SELECT FROM turn WHERE channel = $1 AND lane = ANY ($2) ORDER BY lane FOR UPDATE`, [
    channel,
    lanes,
  ]);
  await takeStates(move, { lanes, copied });
  await connection.query(
    `UPDATE turn AS t SET lease_until = 0, token = CASE WHEN g.abandoned THEN gen_random_uuid() END,
       parked_for = coalesce(t.parked_for, g.parked_for),
       ready_at = CASE WHEN t.parked_for IS NULL THEN coalesce(g.ready_at, ${schema}.now_ms($6)) ELSE t.ready_at END
     FROM unnest($2::text[], $3::boolean[], $4::text[], $5::bigint[]) AS g (lane, abandoned, parked_for, ready_at)
     WHERE t.channel = $1 AND t.lane = g.lane`,
    [
      channel,
      lanes,
      rows.map((row) => row["abandoned"]),
      rows.map((row) => row["parked_for"]),
      rows.map((row) => row["ready_at"]),
      now,
    ],
  );
  await connection.query(
    `DELETE FROM turn AS t WHERE t.channel = $1 AND t.lane = ANY ($2) AND t.parked_for IS NULL
       AND NOT EXISTS (SELECT FROM waiting AS w WHERE w.channel = $1 AND w.lane = t.lane)`,
    [channel, lanes],
  );
  await connection.query("SELECT pg_notify($1, $2)", [schema, String(channel)]);
  return lanes.at(-1);
}

/** Finds lanes that are not held. A purge of the source deletes lanes in which nothing waits any more; they are free too. */
async function findFreeLanes({ channel, source, schema, now, connection }: Move, after: string) {
  const free = await connection.query(
    `SELECT old.lane, old.token IS NOT NULL AS abandoned, old.parked_for, old.ready_at
     FROM turn AS t JOIN ${source}.lane AS old ON old.lane = t.lane COLLATE "default"
     WHERE t.channel = $1 AND t.lane > $2 AND t.token = $3 AND old.lease_until <= ${schema}.now_ms($4)
     ORDER BY t.lane LIMIT ${PORTION} FOR UPDATE OF old SKIP LOCKED`,
    [channel, after, NOT_YET, now],
  );
  if (free.rows.length > 0) return free.rows;
  const gone = await connection.query(
    `SELECT t.lane, false AS abandoned, NULL AS parked_for, NULL AS ready_at FROM turn AS t
     WHERE t.channel = $1 AND t.token = $2 AND NOT EXISTS (SELECT FROM ${source}.lane AS old WHERE old.lane = t.lane COLLATE "default")
     ORDER BY t.lane LIMIT ${PORTION}`,
    [channel, NOT_YET],
  );
  return gone.rows;
}

/**
 * Workers of the source went on after the events were copied. An event that is there no longer was done, and forgotten. One that was given back
 * here meanwhile, by a replay, stays as it is.
 */
async function takeStates(
  { channel, source, schema, connection }: Move,
  { lanes, copied }: { lanes: readonly string[]; copied: number },
): Promise<void> {
  await connection.query(
    `WITH old AS MATERIALIZED (
       SELECT w.seq, w.lane, coalesce(e.state, 'done') AS state, coalesce(e.attempts, 1) AS attempts, e.started, e.problem, e.settled_at
       FROM waiting AS w LEFT JOIN ${source}.event AS e ON e.seq = w.seq
       WHERE w.channel = $1 AND w.lane = ANY ($2) AND w.seq <= $3 AND w.started < w.attempts),
     gone AS (
       DELETE FROM waiting AS w USING old
       WHERE w.channel = $1 AND w.lane = old.lane AND w.seq = old.seq AND old.state <> 'waiting' RETURNING w.seq),
     ends AS (
       INSERT INTO outcome (channel, seq, state, attempts, problem, settled_at)
       SELECT $1, seq, state, attempts, problem, settled_at FROM old WHERE state <> 'waiting'),
     still AS (
       UPDATE waiting AS w SET attempts = old.attempts, started = old.started, problem = old.problem, settled_at = old.settled_at FROM old
       WHERE w.channel = $1 AND w.lane = old.lane AND w.seq = old.seq AND old.state = 'waiting'),
     steps AS (
       INSERT INTO step (channel, seq, key, value) SELECT $1, seq, step.key, value FROM old JOIN ${source}.step USING (seq)
       ON CONFLICT (channel, seq, key) DO UPDATE SET value = excluded.value),
     counts AS (
       SELECT count(*) FILTER (WHERE state = 'done') AS done, count(*) FILTER (WHERE state = 'dead') AS dead FROM old)
     SELECT ${schema}.count_events($1, -(done + dead), done, dead) FROM counts`,
    [channel, lanes, copied],
  );
}
