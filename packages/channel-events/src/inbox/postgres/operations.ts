import type { EventState, Inbox } from "../inbox.ts";
import { fromColumn, toColumn } from "../text-column.ts";
import { EVENT_COLUMNS, computeLaneKey, readRow, buildWhere } from "./rows.ts";
import { NEVER, type PostgresSession } from "./session.ts";

const OLDEST = "SELECT min(seq) FROM event WHERE state = 'waiting'";
/** Where very much waits: of the lanes that have had no turn for longest, and of those whose next one is furthest away. */
const OLDEST_OF_SOME = `SELECT first.seq FROM (
    (SELECT lane FROM lane WHERE ready_at IS NOT NULL ORDER BY ready_at LIMIT 500)
    UNION (SELECT lane FROM lane WHERE ready_at IS NOT NULL ORDER BY ready_at DESC LIMIT 500)) AS few
  CROSS JOIN LATERAL (SELECT seq FROM event WHERE state = 'waiting' AND event.lane = few.lane ORDER BY seq LIMIT 1) AS first`;
const PORTION = 5_000;

/** What operators ask and do. */
export function postgresOperations({
  at,
  schema,
  query,
  transaction,
}: PostgresSession): Pick<
  Inbox,
  "countWaiting" | "readStats" | "list" | "replay" | "putAside" | "park" | "resume" | "purge"
> {
  return {
    async countWaiting({ atMost = Number.MAX_SAFE_INTEGER } = {}) {
      const text = "SELECT count(*) AS n FROM (SELECT 1 FROM event WHERE state = 'waiting' LIMIT $1) AS few";
      return Number((await query("read", text, [atMost]))[0]!["n"]);
    },
    async readStats({ atMost = Number.MAX_SAFE_INTEGER } = {}) {
      const [counts] = await query(
        "read",
        `SELECT (SELECT count(*) FROM (SELECT 1 FROM event WHERE state = 'waiting' LIMIT $1) AS few) AS waiting,
           (SELECT count(*) FROM (SELECT 1 FROM event WHERE state = 'dead' LIMIT $1) AS few) AS dead,
           (SELECT count(*) FROM (SELECT 1 FROM event WHERE state = 'unhandled' LIMIT $1) AS few) AS unhandled,
           (SELECT count(*) FROM (SELECT 1 FROM event WHERE state = 'done' LIMIT $1) AS few) AS done`,
        [atMost],
      );
      const events = Object.fromEntries(
        (["waiting", "done", "dead", "unhandled"] as const).map((state) => [state, Number(counts![state])]),
      ) as Record<EventState, number>;
      const [pending] = await query(
        "read",
        `SELECT count(*) AS events, coalesce(max(deliveries), 0) AS most
         FROM (SELECT deliveries FROM unacknowledged JOIN event USING (seq) LIMIT $1) AS few`,
        [atMost],
      );
      const [oldest] = await query(
        "read",
        `SELECT ${at()} - min(first_seen_at) AS age FROM event WHERE seq IN (${events.waiting < atMost ? OLDEST : OLDEST_OF_SOME})`,
      );
      const parked = await query(
        "read",
        `SELECT lane, parked_for, ready_at FROM lane WHERE parked_for IS NOT NULL AND ready_at > ${at()} ORDER BY lane LIMIT $1`,
        [atMost],
      );
      return {
        events,
        pendingAcknowledgements: Number(pending!["events"]),
        mostDeliveries: Number(pending!["most"]),
        oldestWaitingMs: typeof oldest?.["age"] === "string" ? Math.max(0, Number(oldest["age"])) : undefined,
        parked: parked.map((row) => ({
          lane: fromColumn(String(row["lane"])),
          reason: fromColumn(String(row["parked_for"])),
          until: Number(row["ready_at"]) < NEVER ? new Date(Number(row["ready_at"])) : undefined,
        })),
      };
    },
    async *list({ limit = Number.MAX_SAFE_INTEGER, ...filter } = {}) {
      const { where, values } = buildWhere(filter, 2);
      let after: unknown = 0;
      for (let left = limit; left > 0;) {
        const rows = await query(
          "read",
          `SELECT ${EVENT_COLUMNS}, state, problem, first_seen_at, last_seen_at, settled_at FROM event WHERE seq > $1${where} ORDER BY seq LIMIT $2`,
          [after, Math.min(left, 500), ...values],
        );
        if (rows.length === 0) return;
        yield* rows.map(readRow);
        left -= rows.length;
        after = rows.at(-1)!["seq"];
      }
    },
    async replay(filter) {
      const { where, values } = buildWhere(filter, 0);
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
           WHERE seq IN (SELECT seq FROM event WHERE ${wanted} AND lane = ANY ($${values.length + 1}) ORDER BY seq FOR UPDATE)`,
          [...values, woken.rows.map((row) => row["lane"])],
        );
        await connection.query("SELECT pg_notify($1, '')", [schema]);
        return rowCount ?? 0;
      });
    },
    async putAside(filter, reason) {
      const { where, values } = buildWhere(filter, 1);
      return transaction("put events aside", async (connection) => {
        const wanted = `state = 'waiting'${where}`;
        await connection.query(
          `UPDATE lane SET ready_at = CASE WHEN parked_for IS NULL THEN ${at()} ELSE ready_at END
           FROM (SELECT lane FROM lane WHERE lane IN (SELECT lane FROM event WHERE $1::text IS NOT NULL AND ${wanted})
                 ORDER BY lane COLLATE "C" FOR UPDATE) AS behind
           WHERE lane.lane = behind.lane`, // what waited behind it waits no longer
          [toColumn(reason), ...values],
        );
        const { rowCount } = await connection.query(
          `UPDATE event SET state = 'dead', problem = $1, started = attempts, settled_at = ${at()}
           WHERE seq IN (SELECT seq FROM event WHERE ${wanted} ORDER BY seq FOR UPDATE)`,
          [toColumn(reason), ...values],
        );
        return rowCount ?? 0;
      });
    },
    async park(lane, { reason, durationMs = NEVER }) {
      await query(
        "park a lane",
        `INSERT INTO lane AS known (lane, ready_at, parked_for) VALUES ($1, ${at()} + $3, $2)
         ON CONFLICT (lane) DO UPDATE SET ready_at = excluded.ready_at, parked_for = excluded.parked_for`,
        [computeLaneKey(lane), toColumn(reason), Math.ceil(durationMs)],
      );
    },
    async resume(lane) {
      const rows = await query(
        "resume a lane",
        `UPDATE lane AS known SET parked_for = NULL, ready_at = ${at()} WHERE lane = $1 AND parked_for IS NOT NULL AND ready_at > ${at()} RETURNING lane`,
        [computeLaneKey(lane)],
      );
      if (rows.length > 0) await query("resume a lane", "SELECT pg_notify($1, '')", [schema]);
      return rows.length > 0;
    },
    async purge({ payloadsAfterMs, putAsideAfterMs, rowsAfterMs }) {
      /** In portions, each of rows that nobody else holds: who settles or acknowledges never waits for it. */
      const inPortions = async (which: string, change: string, ms: number | undefined) => {
        for (let all = 0; ms !== undefined;) {
          const rows = await query(
            "purge events",
            `WITH few AS (SELECT seq FROM ${schema}.event WHERE ${which} ORDER BY seq LIMIT ${PORTION} FOR UPDATE SKIP LOCKED)
             ${change} WHERE event.seq IN (SELECT seq FROM few) RETURNING event.seq`,
            [Math.ceil(ms)],
          );
          all += rows.length;
          if (rows.length < PORTION) return all;
        }
        return 0;
      };
      const givenUp = await inPortions(
        `state IN ('dead', 'unhandled') AND coalesce(settled_at, first_seen_at) < ${at()} - $1`,
        `UPDATE ${schema}.event SET state = 'done', raw = '', problem = NULL`,
        putAsideAfterMs,
      );
      const rows = await inPortions(
        `state = 'done' AND last_seen_at < ${at()} - $1 AND seq NOT IN (SELECT seq FROM ${schema}.unacknowledged)`,
        `DELETE FROM ${schema}.event`,
        rowsAfterMs,
      );
      const payloads = await inPortions(
        `state = 'done' AND raw <> '' AND settled_at < ${at()} - $1`,
        `UPDATE ${schema}.event SET raw = ''`,
        payloadsAfterMs,
      );
      await query(
        "purge events",
        `DELETE FROM ${schema}.step WHERE NOT EXISTS (SELECT 1 FROM ${schema}.event WHERE event.seq = step.seq AND raw <> '')`,
      );
      if (rowsAfterMs !== undefined) {
        await query("purge events", `DELETE FROM ${schema}.entity WHERE newest < ${at()} - $1`, [
          Math.ceil(rowsAfterMs),
        ]);
        await query(
          "purge events",
          `DELETE FROM ${schema}.lane WHERE lane IN (SELECT lane FROM ${schema}.lane AS idle
             WHERE ready_at IS NULL AND parked_for IS NULL
               AND NOT EXISTS (SELECT 1 FROM ${schema}.event WHERE state = 'waiting' AND event.lane = idle.lane)
             ORDER BY lane COLLATE "C" FOR UPDATE SKIP LOCKED)`,
        );
      }
      return { payloads: givenUp + payloads, rows };
    },
  };
}
