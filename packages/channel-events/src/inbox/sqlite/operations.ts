import type { EventFilter } from "../event.ts";
import type { Inbox } from "../inbox.ts";
import { toColumn } from "../text-column.ts";
import type { LaneCache } from "./cache/cache.ts";
import { wakeLanes } from "./lanes.ts";
import { applyPurge } from "./purge.ts";
import { EVENT_COLUMNS, readRow, buildWhere } from "./rows.ts";
import type { SqliteSession } from "./session.ts";
import { countWaiting, readStats } from "./stats.ts";
import { NEVER } from "../times.ts";

const PORTION = 500;

/** Answers and does what operators ask for. */
export function createSqliteOperations(
  session: SqliteSession,
  cache: LaneCache,
): Pick<Inbox, "countWaiting" | "readStats" | "list" | "replay" | "putAside" | "park" | "resume" | "purge"> {
  const { all, run, now, read, durably, quickly } = session;
  return {
    async countWaiting({ atMost = Number.MAX_SAFE_INTEGER } = {}) {
      return read(() => countWaiting(session, atMost));
    },
    async readStats({ atMost = Number.MAX_SAFE_INTEGER } = {}) {
      return read(() => readStats(session, atMost));
    },
    async *list({ limit = Number.MAX_SAFE_INTEGER, ...filter } = {}) {
      const { where, values } = buildWhere(filter);
      let after = 0;
      for (let left = limit; left > 0;) {
        const rows = read(() =>
          all(
            `SELECT ${EVENT_COLUMNS}, state, problem, first_seen_at, last_seen_at, settled_at FROM event WHERE seq > ?${where} ORDER BY seq LIMIT ?`,
            after,
            ...values,
            Math.min(left, PORTION),
          ),
        );
        if (rows.length === 0) return;
        yield* rows.map(readRow);
        left -= rows.length;
        after = rows.at(-1)!["seq"] as number;
      }
    },
    async replay(filter) {
      const { where, values } = buildWhere(filter);
      cache.drop();
      return durably("replay events", () => {
        const lanes = new Set<string>();
        const rows = all(
          `UPDATE event SET state = 'waiting', problem = NULL, attempts = 0 WHERE state <> 'waiting' AND raw <> ''${where} RETURNING lane`,
          ...values,
        );
        for (const { lane } of rows) lanes.add(lane as string);
        wakeLanes(session, lanes);
        return rows.length;
      });
    },
    async putAside(filter, reason) {
      cache.drop();
      return applyPutAside(session, filter, reason);
    },
    async park(lane, { reason, durationMs = NEVER }) {
      cache.drop();
      durably("park a lane", () =>
        run(
          "INSERT INTO lane (lane, ready_at, parked_for) VALUES (?, ?, ?) ON CONFLICT (lane) DO UPDATE SET ready_at = excluded.ready_at, parked_for = excluded.parked_for",
          toColumn(lane),
          now() + Math.ceil(durationMs),
          toColumn(reason),
        ),
      );
    },
    async resume(lane) {
      cache.drop();
      return (
        durably("resume a lane", () =>
          run(
            "UPDATE lane SET parked_for = NULL, ready_at = ? WHERE lane = ? AND parked_for IS NOT NULL AND ready_at > ?",
            now(),
            toColumn(lane),
            now(),
          ),
        ) === 1
      );
    },
    async purge(policy) {
      const endEmptyTurns = () => cache.read() && cache.endEmptyTurns();
      cache.guard(() => quickly("end empty turns", endEmptyTurns)); // Lanes in which nothing waits are forgotten.
      return applyPurge(session, policy, cache);
    },
  };
}

function applyPutAside({ all, run, now, durably }: SqliteSession, filter: EventFilter, reason: string): number {
  const { where, values } = buildWhere(filter);
  return durably("put events aside", () => {
    const found = all(`SELECT seq, lane FROM event WHERE state = 'waiting'${where}`, ...values);
    const list = JSON.stringify(found.map(({ seq }) => seq));
    run(
      "UPDATE event SET state = 'dead', problem = ?, settled_at = ? WHERE seq IN (SELECT value FROM json_each(?))",
      toColumn(reason),
      now(),
      list,
    );
    run("DELETE FROM begun WHERE seq IN (SELECT value FROM json_each(?))", list);
    run(
      "UPDATE lane SET ready_at = ? WHERE lane IN (SELECT value FROM json_each(?)) AND parked_for IS NULL",
      now(), // The events behind it wait for it no longer.
      JSON.stringify([...new Set(found.map(({ lane }) => lane))]),
    );
    return found.length;
  });
}
