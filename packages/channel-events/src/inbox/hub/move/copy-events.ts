import type { Move } from "./move.ts";

const PORTION = 2_000;
const MOST_BYTES = 16_777_216; // A part of the move ends in a minute, also where events are large and the disk is slow.

/**
 * Copies the next events in the order in which they came, with their outcomes, steps and pending acknowledgements. From then on they are known
 * here, and are not stored a second time. Those that wait have a start less than attempts: so they are known until their states are taken over.
 *
 * @returns The number of the last one. `undefined` if there are no more.
 */
export async function applyEventCopy(
  { channel, source, schema, connection }: Move,
  after: number,
): Promise<number | undefined> {
  const { rows } = await connection.query(
    `WITH next AS (SELECT seq, octet_length(raw) AS size FROM ${source}.event WHERE seq > $2 ORDER BY seq LIMIT ${PORTION}),
     sums AS (SELECT seq, sum(size) OVER (ORDER BY seq) - size AS before FROM next),
     few AS MATERIALIZED (SELECT * FROM ${source}.event WHERE seq > $2 AND seq <= (SELECT max(seq) FROM sums WHERE before < ${MOST_BYTES}) ORDER BY seq),
     known AS (
       INSERT INTO event (channel, seq, key, id, type, lane, raw, deliveries, first_seen_at, last_seen_at, trace)
       SELECT $1, seq, key, CASE WHEN id = key THEN NULL ELSE id END, type, lane, raw, deliveries, first_seen_at, last_seen_at, trace FROM few),
     waits AS (
       INSERT INTO waiting (channel, lane, seq, attempts, started, problem, settled_at)
       SELECT $1, lane, seq, attempts, attempts - 1, problem, settled_at FROM few WHERE state = 'waiting'),
     ends AS (
       INSERT INTO outcome (channel, seq, state, attempts, problem, settled_at)
       SELECT $1, seq, state, attempts, problem, settled_at FROM few WHERE state <> 'waiting'),
     pending AS (
       INSERT INTO ack (channel, seqs)
       SELECT $1, array_agg(seq ORDER BY seq) FROM few JOIN ${source}.unacknowledged USING (seq) HAVING count(*) > 0),
     steps AS (INSERT INTO step (channel, seq, key, value) SELECT $1, seq, step.key, value FROM few JOIN ${source}.step USING (seq)),
     counts AS (
       SELECT max(seq) AS last, count(*) FILTER (WHERE state = 'waiting') AS waiting, count(*) FILTER (WHERE state = 'done') AS done,
         count(*) FILTER (WHERE state = 'dead') AS dead FROM few)
     SELECT last, ${schema}.count_events($1, waiting, done, dead) FROM counts WHERE last IS NOT NULL`,
    [channel, after],
  );
  return rows[0] && Number(rows[0]["last"]);
}

/** Copies which events of entities were the newest. Old processes may go on writing them, so it is done twice. */
export async function applyEntityCopy({ channel, source, schema, connection }: Move): Promise<void> {
  await connection.query(buildEntityCopy(schema, source, "true"), [channel]);
}

/** Builds the statement that copies which events of some entities were the newest into the channel `$1`. */
export function buildEntityCopy(schema: string, source: string, which: string): string {
  return `INSERT INTO ${schema}.entity AS known (channel, key, newest) SELECT $1, key, newest FROM ${source}.entity WHERE ${which}
    ON CONFLICT (channel, key) DO UPDATE SET newest = excluded.newest WHERE known.newest < excluded.newest`;
}
