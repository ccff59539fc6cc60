import type { EventFilter } from "../../event.ts";
import type { Inbox } from "../../inbox.ts";
import { toColumn } from "../../text-column.ts";
import { applyPurge } from "./purge.ts";
import { computeLaneKey, readRow, buildWhere } from "../rows.ts";
import type { PostgresSession } from "../session.ts";
import { countWaiting, readStats } from "./stats.ts";
import { NEVER } from "../../times.ts";

const PORTION = 500;

/** Answers and does what operators ask for. */
export function createPostgresOperations(
  session: PostgresSession,
): Pick<Inbox, "countWaiting" | "readStats" | "list" | "replay" | "putAside" | "park" | "resume" | "purge"> {
  const { at, schema, query, statements } = session;
  return {
    countWaiting: async ({ atMost = Number.MAX_SAFE_INTEGER } = {}) => countWaiting(session, atMost),
    readStats: async ({ atMost = Number.MAX_SAFE_INTEGER } = {}) => readStats(session, atMost),
    async *list({ limit = Number.MAX_SAFE_INTEGER, ...filter } = {}) {
      const { where, values } = buildWhere(filter, 2);
      let after: unknown = 0;
      for (let left = limit; left > 0;) {
        const rows = await query("read", statements.list(where), [after, Math.min(left, PORTION), ...values]);
        if (rows.length === 0) return;
        yield* rows.map(readRow);
        left -= rows.length;
        after = rows.at(-1)!["seq"];
      }
    },
    replay: (filter) => applyReplay(session, filter),
    putAside: (filter, reason) => applyPutAside(session, filter, reason),
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
    purge: (policy) => applyPurge(session, policy),
  };
}

async function applyReplay({ at, schema, transaction }: PostgresSession, filter: EventFilter): Promise<number> {
  const { where, values } = buildWhere(filter, 0);
  return transaction("replay events", async (connection) => {
    const wanted = `state <> 'waiting' AND raw <> ''${where}`;
    const woken = await connection.query(
      `INSERT INTO lane (lane, ready_at)
       SELECT lane, ${at()} FROM (SELECT DISTINCT lane FROM event WHERE ${wanted}) AS found ORDER BY lane COLLATE "C"
       ON CONFLICT (lane) DO UPDATE SET ready_at = coalesce(lane.ready_at, excluded.ready_at) RETURNING lane`,
      values,
    );
    // Only lanes that were woken are locked, so an event that ends in another lane meanwhile is left to the next replay.
    const { rowCount } = await connection.query(
      `UPDATE event SET state = 'waiting', problem = NULL, attempts = 0, started = 0
       WHERE seq IN (SELECT seq FROM event WHERE ${wanted} AND lane = ANY ($${values.length + 1}) ORDER BY seq FOR UPDATE)`,
      [...values, woken.rows.map((row) => row["lane"])],
    );
    await connection.query("SELECT pg_notify($1, '')", [schema]);
    return rowCount ?? 0;
  });
}

async function applyPutAside(
  { at, transaction }: PostgresSession,
  filter: EventFilter,
  reason: string,
): Promise<number> {
  const { where, values } = buildWhere(filter, 1);
  return transaction("put events aside", async (connection) => {
    const wanted = `state = 'waiting'${where}`;
    await connection.query(
      `UPDATE lane SET ready_at = CASE WHEN parked_for IS NULL THEN ${at()} ELSE ready_at END
       FROM (SELECT lane FROM lane WHERE lane IN (SELECT lane FROM event WHERE $1::text IS NOT NULL AND ${wanted})
             ORDER BY lane COLLATE "C" FOR UPDATE) AS behind
       WHERE lane.lane = behind.lane`, // The events behind it wait for it no longer.
      [toColumn(reason), ...values],
    );
    const { rowCount } = await connection.query(
      `UPDATE event SET state = 'dead', problem = $1, started = attempts, settled_at = ${at()}
       WHERE seq IN (SELECT seq FROM event WHERE ${wanted} ORDER BY seq FOR UPDATE)`,
      [toColumn(reason), ...values],
    );
    return rowCount ?? 0;
  });
}
