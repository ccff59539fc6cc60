import type { EventFilter } from "../../event.ts";
import type { HubChannel } from "../session.ts";
import { buildFilter } from "./build-filter.ts";

/** Gives events back to their lanes. The lock of the channel keeps a purge away. */
export async function applyReplay({ session, id }: HubChannel, filter: EventFilter): Promise<number> {
  const { schema, now, transaction } = session;
  const channel = await id();
  if (filter.state === "waiting") return 0;
  const { where, values } = buildFilter(filter, 2);
  const state = filter.state === undefined ? "" : ` AND o.state = '${filter.state}'`;
  const joined = "o.channel = $1 AND e.channel = o.channel AND e.seq = o.seq";
  const wanted = `${joined} AND e.raw <> ''${state}${where}`;
  return transaction(channel, "replay events", async (connection) => {
    await connection.query(`SELECT ${schema}.lock_channel($1)`, [channel]);
    const woken = await connection.query(
      `INSERT INTO ${schema}.turn AS known (channel, lane, ready_at)
       SELECT $1, found.lane, ${schema}.now_ms($2) FROM
         (SELECT DISTINCT e.lane FROM ${schema}.outcome AS o, ${schema}.event AS e WHERE ${wanted}) AS found ORDER BY found.lane
       ON CONFLICT (channel, lane) DO UPDATE SET ready_at = known.ready_at RETURNING lane`,
      [channel, now(), ...values],
    );
    const { rows } = await connection.query(
      `WITH gone AS (
         DELETE FROM ${schema}.outcome AS o USING ${schema}.event AS e
         WHERE $2::bigint IS NULL AND ${wanted} AND e.lane = ANY ($${values.length + 3}) RETURNING o.seq, o.state, e.lane),
       back AS (INSERT INTO ${schema}.waiting (channel, lane, seq) SELECT $1, lane, seq FROM gone)
       SELECT count(*) AS n, ${schema}.count_events($1, count(*), -count(*) FILTER (WHERE state = 'done'),
         -count(*) FILTER (WHERE state = 'dead')) FROM gone`,
      [channel, null, ...values, woken.rows.map((row) => row["lane"])],
    );
    await connection.query("SELECT pg_notify($1, $2)", [schema, String(channel)]);
    return Number(rows[0]!["n"]);
  });
}
