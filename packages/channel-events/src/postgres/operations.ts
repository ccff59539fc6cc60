import type { EventState, Inbox } from "../inbox.ts";
import { fromColumn, toColumn } from "../text-column.ts";
import { EVENT_COLUMNS, laneKey, rowOf, whereOf } from "./rows.ts";
import { NEVER, type PostgresSession } from "./session.ts";

/** What operators ask and do. */
export function postgresOperations({
  at,
  schema,
  query,
  transaction,
}: PostgresSession): Pick<Inbox, "depth" | "stats" | "query" | "replay" | "park" | "resume" | "purge"> {
  return {
    async depth() {
      return Number((await query("read", "SELECT count(*) AS n FROM event WHERE state = 'waiting'"))[0]!["n"]);
    },
    async stats() {
      const events: Record<EventState, number> = { waiting: 0, done: 0, unhandled: 0, dead: 0 };
      for (const row of await query("read", "SELECT state, count(*) AS events FROM event GROUP BY state"))
        events[row["state"] as EventState] = Number(row["events"]);
      const [pending] = await query(
        "read",
        "SELECT count(*) AS events, coalesce(max(deliveries), 0) AS most FROM event WHERE ack_pending",
      );
      const [oldest] = await query(
        "read",
        `SELECT ${at()} - first_seen_at AS age FROM event WHERE seq = (SELECT min(seq) FROM event WHERE state = 'waiting')`,
      );
      const parked = await query(
        "read",
        `SELECT lane, parked_for, ready_at FROM lane WHERE parked_for IS NOT NULL AND ready_at > ${at()} ORDER BY lane`,
      );
      return {
        events,
        pendingAcknowledgements: Number(pending!["events"]),
        mostDeliveries: Number(pending!["most"]),
        oldestWaitingMs: oldest && Number(oldest["age"]),
        parked: parked.map((row) => ({
          lane: fromColumn(String(row["lane"])),
          reason: fromColumn(String(row["parked_for"])),
          until: Number(row["ready_at"]) < NEVER ? new Date(Number(row["ready_at"])) : undefined,
        })),
      };
    },
    async *query({ limit = Number.MAX_SAFE_INTEGER, ...filter } = {}) {
      const { where, values } = whereOf(filter, 2);
      let after: unknown = 0;
      for (let left = limit; left > 0;) {
        const rows = await query(
          "read",
          `SELECT ${EVENT_COLUMNS}, state, problem, first_seen_at, last_seen_at, settled_at FROM event WHERE seq > $1${where} ORDER BY seq LIMIT $2`,
          [after, Math.min(left, 500), ...values],
        );
        if (rows.length === 0) return;
        yield* rows.map(rowOf);
        left -= rows.length;
        after = rows.at(-1)!["seq"];
      }
    },
    async replay(filter) {
      const { where, values } = whereOf(filter, 0);
      return transaction("replay events", async (connection) => {
        const wanted = `state <> 'waiting' AND raw <> ''${where}`;
        const woken = await connection.query(
          `INSERT INTO lane (lane, ready_at)
           SELECT lane, ${at()} FROM (SELECT DISTINCT lane FROM event WHERE ${wanted}) AS found ORDER BY lane COLLATE "C"
           ON CONFLICT (lane) DO UPDATE SET ready_at = coalesce(lane.ready_at, excluded.ready_at) RETURNING lane`,
          values,
        );
        // only in lanes that were woken, and so are locked: what ends in another one meanwhile is left to the next replay
        const { rowCount } = await connection.query(
          `UPDATE event SET state = 'waiting', problem = NULL, attempts = 0, started = 0
           WHERE ${wanted} AND lane = ANY ($${values.length + 1})`,
          [...values, woken.rows.map((row) => row["lane"])],
        );
        await connection.query("SELECT pg_notify($1, '')", [schema]);
        return rowCount ?? 0;
      });
    },
    async park(lane, { reason, forMs = NEVER }) {
      await query(
        "park a lane",
        `INSERT INTO lane AS known (lane, ready_at, parked_for) VALUES ($1, ${at()} + $3, $2)
         ON CONFLICT (lane) DO UPDATE SET ready_at = excluded.ready_at, parked_for = excluded.parked_for`,
        [laneKey(lane), toColumn(reason), Math.ceil(forMs)],
      );
    },
    async resume(lane) {
      const rows = await query(
        "resume a lane",
        `UPDATE lane AS known SET parked_for = NULL, ready_at = ${at()} WHERE lane = $1 AND parked_for IS NOT NULL AND ready_at > ${at()} RETURNING lane`,
        [laneKey(lane)],
      );
      if (rows.length > 0) await query("resume a lane", "SELECT pg_notify($1, '')", [schema]);
      return rows.length > 0;
    },
    async purge({ payloadsAfterMs, putAsideAfterMs, rowsAfterMs }) {
      return transaction("purge events", async (connection) => {
        const count = async (text: string, ms: number | undefined) =>
          ms === undefined ? 0 : ((await connection.query(text, [Math.ceil(ms)])).rowCount ?? 0);
        const givenUp = await count(
          `UPDATE event SET state = 'done', raw = '', problem = NULL
           WHERE state IN ('dead', 'unhandled') AND coalesce(settled_at, first_seen_at) < ${at()} - $1`,
          putAsideAfterMs,
        );
        const rows = await count(
          `DELETE FROM event WHERE state = 'done' AND NOT ack_pending AND last_seen_at < ${at()} - $1`,
          rowsAfterMs,
        );
        const payloads = await count(
          `UPDATE event SET raw = '' WHERE state = 'done' AND raw <> '' AND settled_at < ${at()} - $1`,
          payloadsAfterMs,
        );
        await connection.query(
          "DELETE FROM step WHERE NOT EXISTS (SELECT 1 FROM event WHERE event.seq = step.seq AND raw <> '')",
        );
        return { payloads: givenUp + payloads, rows };
      });
    },
  };
}
