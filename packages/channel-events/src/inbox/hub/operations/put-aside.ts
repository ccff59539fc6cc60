import type { EventFilter } from "../../event.ts";
import { toColumn } from "../../text-column.ts";
import type { HubChannel } from "../session.ts";
import { buildFilter } from "./build-filter.ts";

/** Makes waiting events dead. The events behind them wait for them no longer. */
export async function applyPutAside({ session, id }: HubChannel, filter: EventFilter, reason: string): Promise<number> {
  const { schema, now, transaction } = session;
  const channel = await id();
  if (filter.state !== undefined && filter.state !== "waiting") return 0;
  const { where, values } = buildFilter(filter, 2);
  const wanted = `w.channel = $1 AND e.channel = w.channel AND e.lane = w.lane AND e.seq = w.seq${where}`;
  return transaction(channel, "put events aside", async (connection) => {
    const locked = await connection.query(
      `UPDATE ${schema}.turn AS t SET ready_at = CASE WHEN t.parked_for IS NULL THEN ${schema}.now_ms($2) ELSE t.ready_at END
       FROM (SELECT lane FROM ${schema}.turn WHERE channel = $1
               AND lane IN (SELECT w.lane FROM ${schema}.waiting AS w, ${schema}.event AS e WHERE ${wanted})
             ORDER BY lane FOR UPDATE) AS behind
       WHERE t.channel = $1 AND t.lane = behind.lane RETURNING t.lane`,
      [channel, now(), ...values],
    );
    const { rows } = await connection.query(
      `WITH gone AS (
         DELETE FROM ${schema}.waiting AS w USING ${schema}.event AS e
         WHERE ${wanted} AND w.lane = ANY ($${values.length + 3}) RETURNING w.seq, w.attempts),
       aside AS (
         INSERT INTO ${schema}.outcome (channel, seq, state, attempts, problem, settled_at)
         SELECT $1, seq, 'dead', attempts, $${values.length + 4}, ${schema}.now_ms($2) FROM gone)
       SELECT count(*) AS n, ${schema}.count_events($1, -count(*), 0, count(*)) FROM gone`,
      [channel, now(), ...values, locked.rows.map((row) => row["lane"]), toColumn(reason)],
    );
    return Number(rows[0]!["n"]);
  });
}
