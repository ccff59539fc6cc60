import type { Inbox } from "../inbox.ts";
import { fromColumn, toColumn } from "../text-column.ts";
import { idKey, laneKey } from "./rows.ts";
import { QUICK, type PostgresSession } from "./session.ts";

/** Storing what arrives, and what of it is to be acknowledged. */
export function postgresArrivals({
  at,
  schema,
  query,
  transaction,
}: PostgresSession): Pick<Inbox, "accept" | "pendingAcknowledgements" | "acknowledged"> {
  return {
    async accept(events) {
      const unique = [...new Map(events.map((each) => [each.id, each])).values()]; // one statement cannot update a row twice
      const lanes = [...new Set(unique.flatMap((each) => (each.problem === undefined ? [laneKey(each.lane)] : [])))];
      const rows = await transaction("store events", async (connection) => {
        // the lanes first, as those who settle do: and none of them can miss what is stored now
        if (lanes.length > 0)
          await connection.query(
            `INSERT INTO lane (lane, ready_at) SELECT name, ${at()} FROM unnest($1::text[]) AS name ORDER BY name COLLATE "C"
             ON CONFLICT (lane) DO UPDATE SET ready_at = coalesce(lane.ready_at, excluded.ready_at)`,
            [lanes],
          );
        const stored = await connection.query(
          `INSERT INTO event (key, id, type, lane, raw, problem, trace, state, first_seen_at, last_seen_at)
           SELECT key, id, type, lane, raw, problem, trace, CASE WHEN problem IS NULL THEN 'waiting' ELSE 'unhandled' END, ${at()}, ${at()}
           FROM unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[])
             WITH ORDINALITY AS arriving (key, id, type, lane, raw, problem, trace, place)
           ORDER BY place
           ON CONFLICT (key) DO UPDATE SET deliveries = event.deliveries + 1, last_seen_at = excluded.last_seen_at, ack_pending = true
           RETURNING id, deliveries, xmax = 0 AS inserted`,
          [
            unique.map(({ id }) => idKey(id)),
            unique.map(({ id }) => toColumn(id)),
            unique.map(({ type }) => toColumn(type)),
            unique.map(({ lane }) => laneKey(lane)),
            unique.map(({ raw }) => raw),
            unique.map(({ problem }) => (problem === undefined ? null : toColumn(problem))),
            unique.map(({ trace }) => trace ?? null),
          ],
        );
        if (stored.rows.some((row) => row["inserted"])) await connection.query("SELECT pg_notify($1, '')", [schema]);
        return stored.rows;
      });
      const known = rows.filter((row) => !row["inserted"]);
      const redelivered = known.map((row) => ({
        id: fromColumn(String(row["id"])),
        deliveries: Number(row["deliveries"]),
      }));
      const twice = events.filter((each, index) => events.findIndex(({ id }) => id === each.id) < index);
      return {
        inserted: rows.length - known.length,
        redelivered: [...redelivered, ...twice.map(({ id }) => ({ id, deliveries: 1 }))],
      };
    },
    async pendingAcknowledgements(limit) {
      const rows = await query("read", "SELECT id FROM event WHERE ack_pending ORDER BY seq LIMIT $1", [limit]);
      return rows.map((row) => fromColumn(String(row["id"])));
    },
    async acknowledged(ids) {
      await transaction(
        "mark acknowledgements",
        (connection) =>
          connection.query(
            `UPDATE event SET ack_pending = false FROM
               (SELECT seq FROM event WHERE key = ANY ($1) ORDER BY seq FOR UPDATE) AS known WHERE event.seq = known.seq`,
            [ids.map(idKey)],
          ),
        QUICK,
      );
    },
  };
}
