import type { Pool } from "pg";

/** Writes events into a channel of the hub that wait in 5,000 lanes. */
export async function writeBacklog(pool: Pool, name: string, events: number): Promise<void> {
  const { rows } = await pool.query<{ id: number }>("SELECT id FROM kontor_hub.channel WHERE name = $1", [name]);
  const channel = rows[0]!.id;
  const at = "(extract(epoch FROM clock_timestamp()) * 1000)::bigint";
  const raw = `'{"id":"' || n || '","type":"Seller:Load","createdAt":"2026-02-11T08:00:00Z","event":{"sellerId":"' || n % 5000 || '","text":"${"x".repeat(200)}"}}'`;
  await pool.query(`INSERT INTO kontor_hub.event (channel, seq, key, type, lane, raw, deliveries, first_seen_at, last_seen_at)
    SELECT ${channel}, nextval('kontor_hub.event_seq'), 'event ' || n, 'Seller:Load', 'seller ' || n % 5000, ${raw}, 1, ${at}, ${at}
    FROM generate_series(1, ${events}) AS n`);
  await pool.query(
    `INSERT INTO kontor_hub.waiting (channel, lane, seq) SELECT channel, lane, seq FROM kontor_hub.event WHERE channel = ${channel}`,
  );
  await pool.query(`INSERT INTO kontor_hub.turn (channel, lane, ready_at)
    SELECT ${channel}, lane, ${at} FROM (SELECT DISTINCT lane FROM kontor_hub.waiting WHERE channel = ${channel}) AS lanes`);
  await pool.query(`INSERT INTO kontor_hub.counter VALUES (${channel}, 0, ${events}, 0, 0, 0)`);
  await pool.query("VACUUM ANALYZE");
  await pool.query("CHECKPOINT");
}
