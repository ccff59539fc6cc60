import type { EventState } from "../event.ts";
import type { Inbox } from "../inbox.ts";
import { fromColumn, toColumn } from "../text-column.ts";
import { computeLaneKey, readRow, buildWhere } from "./rows.ts";
import { NEVER, type PostgresSession } from "./session.ts";
import { PORTION } from "./statements.ts";

/** What operators ask and do. */
export function postgresOperations({
  at,
  schema,
  query,
  statements,
  transaction,
}: PostgresSession): Pick<
  Inbox,
  "countWaiting" | "readStats" | "list" | "replay" | "putAside" | "park" | "resume" | "purge"
> {
  return {
    async countWaiting({ atMost = Number.MAX_SAFE_INTEGER } = {}) {
      return Number((await query("read", statements.countWaiting, [atMost]))[0]!["n"]);
    },
    async readStats({ atMost = Number.MAX_SAFE_INTEGER } = {}) {
      const [counts] = await query("read", statements.countStates, [atMost]);
      const events = Object.fromEntries(
        (["waiting", "done", "dead", "unhandled"] as const).map((state) => [state, Number(counts![state])]),
      ) as Record<EventState, number>;
      const [pending] = await query("read", statements.countPending, [atMost]);
      const [oldest] = await query("read", statements.findOldest(at(), events.waiting < atMost));
      const parked = await query("read", statements.listParked(at()), [atMost]);
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
        const rows = await query("read", statements.list(where), [after, Math.min(left, 500), ...values]);
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
      await query("park a lane", statements.park(at()), [
        computeLaneKey(lane),
        toColumn(reason),
        Math.ceil(durationMs),
      ]);
    },
    async resume(lane) {
      const rows = await query("resume a lane", statements.resume(at()), [computeLaneKey(lane)]);
      if (rows.length > 0) await query("resume a lane", "SELECT pg_notify($1, '')", [schema]);
      return rows.length > 0;
    },
    async purge({ payloadsAfterMs, putAsideAfterMs, rowsAfterMs }) {
      const inPortions = async (buildText: (at: string) => string, ms: number | undefined) => {
        for (let all = 0; ms !== undefined;) {
          const rows = await query("purge events", buildText(at()), [Math.ceil(ms)]);
          all += rows.length;
          if (rows.length < PORTION) return all;
        }
        return 0;
      };
      const givenUp = await inPortions(statements.forgetPutAside, putAsideAfterMs);
      const rows = await inPortions(statements.deleteDone, rowsAfterMs);
      const payloads = await inPortions(statements.forgetPayloads, payloadsAfterMs);
      await query("purge events", statements.deleteSteps);
      if (rowsAfterMs !== undefined) {
        await query("purge events", statements.deleteEntities(at()), [Math.ceil(rowsAfterMs)]);
        await query("purge events", statements.deleteLanes);
      }
      return { payloads: givenUp + payloads, rows };
    },
  };
}
