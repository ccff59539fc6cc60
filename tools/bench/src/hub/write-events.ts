import type { Pool } from "pg";

/** Writes events into the channel with this number that are done, but for one of a hundred, which waits in one of 5,000 lanes. */
export async function writeEvents(pool: Pool, schema: string, channel: number, events: number): Promise<void> {
  const at = "(extract(epoch FROM clock_timestamp()) * 1000)::bigint";
  const day = 24 * 3_600_000;
  const portion = 500_000;
  for (let from = 0; from < events; from += portion) {
    const numbers = `generate_series(${from + 1}, ${Math.min(events, from + portion)}) AS n`;
    // Of ten events, one came 40 days ago.
    const seenAt = `${at} - CASE WHEN n <= ${events / 10} THEN ${40 * day} ELSE ${day} END`;
    await pool.query(`INSERT INTO ${schema}.event (channel, seq, key, type, lane, raw, deliveries, first_seen_at, last_seen_at)
      SELECT ${channel}, n, 'event ' || n, 'Seller:Load', 'seller ' || n % 5000, '{"id":' || n || '}', 1, ${seenAt}, ${seenAt} FROM ${numbers}`);
    await pool.query(`INSERT INTO ${schema}.waiting (channel, lane, seq)
      SELECT ${channel}, 'seller ' || n % 5000, n FROM ${numbers} WHERE n % 100 = 1`);
    await pool.query(`INSERT INTO ${schema}.outcome (channel, seq, state, attempts, settled_at)
      SELECT ${channel}, n, 'done', 1, ${seenAt} FROM ${numbers} WHERE n % 100 <> 1`);
  }
  await pool.query(`INSERT INTO ${schema}.turn (channel, lane, ready_at)
    SELECT ${channel}, lane, ${at} FROM (SELECT DISTINCT lane FROM ${schema}.waiting WHERE channel = ${channel}) AS lanes`);
  await pool.query(`INSERT INTO ${schema}.counter
    SELECT ${channel}, 0, count(*), ${events} - count(*), 0, 0 FROM ${schema}.waiting WHERE channel = ${channel}`);
  await pool.query(`SELECT setval('${schema}.event_seq', ${events})`);
}
