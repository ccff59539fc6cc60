import type { EventState, Inbox } from "../inbox.ts";
import { fromColumn, toColumn } from "../sql/text.ts";
import { wakeLanes } from "./arrivals.ts";
import { EVENT_COLUMNS, rowOf, whereOf } from "./rows.ts";
import { NEVER, type SqliteSession } from "./session.ts";

/** What operators ask and do. */
export function sqliteOperations(
  session: SqliteSession,
): Pick<Inbox, "depth" | "stats" | "query" | "replay" | "park" | "resume" | "purge"> {
  const { get, all, run, now, read, durably } = session;
  return {
    async depth() {
      return read(() => get("SELECT count(*) AS n FROM event WHERE state = 'waiting'")!["n"] as number);
    },
    async stats() {
      return read(() => {
        const events: Record<EventState, number> = { waiting: 0, done: 0, unhandled: 0, dead: 0 };
        for (const row of all("SELECT state, count(*) AS events FROM event GROUP BY state"))
          events[row["state"] as EventState] = row["events"] as number;
        const pending = get(
          "SELECT count(*) AS events, max(deliveries) AS most FROM unacknowledged JOIN event USING (seq)",
        )!;
        const oldest = get(
          "SELECT first_seen_at AS at FROM event WHERE seq = (SELECT min(seq) FROM event WHERE state = 'waiting')",
        )?.["at"] as number | undefined;
        const parked = all(
          "SELECT lane, parked_for, ready_at FROM lane WHERE parked_for IS NOT NULL AND ready_at > ?",
          now(),
        );
        return {
          events,
          pendingAcknowledgements: pending["events"] as number,
          mostDeliveries: (pending["most"] as number | null) ?? 0,
          oldestWaitingMs: oldest === undefined ? undefined : now() - oldest,
          parked: parked.map((row) => ({
            lane: fromColumn(row["lane"] as string),
            reason: row["parked_for"] as string,
            until: (row["ready_at"] as number) < NEVER ? new Date(row["ready_at"] as number) : undefined,
          })),
        };
      });
    },
    async *query({ limit = Number.MAX_SAFE_INTEGER, ...filter } = {}) {
      const { where, values } = whereOf(filter);
      let after = 0;
      for (let left = limit; left > 0;) {
        const rows = read(() =>
          all(
            `SELECT ${EVENT_COLUMNS}, state, problem, first_seen_at, last_seen_at, settled_at FROM event WHERE seq > ?${where} ORDER BY seq LIMIT ?`,
            after,
            ...values,
            Math.min(left, 500),
          ),
        );
        if (rows.length === 0) return;
        yield* rows.map(rowOf);
        left -= rows.length;
        after = rows.at(-1)!["seq"] as number;
      }
    },
    async replay(filter) {
      const { where, values } = whereOf(filter);
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
    async park(lane, { reason, forMs = NEVER }) {
      durably("park a lane", () =>
        run(
          "INSERT INTO lane (lane, ready_at, parked_for) VALUES (?, ?, ?) ON CONFLICT (lane) DO UPDATE SET ready_at = excluded.ready_at, parked_for = excluded.parked_for",
          toColumn(lane),
          now() + Math.ceil(forMs),
          reason,
        ),
      );
    },
    async resume(lane) {
      return (
        durably("resume a lane", () =>
          run(
            "UPDATE lane SET parked_for = NULL, ready_at = ?1 WHERE lane = ?2 AND parked_for IS NOT NULL AND ready_at > ?1",
            now(),
            toColumn(lane),
          ),
        ) === 1
      );
    },
    async purge({ payloadsAfterMs, rowsAfterMs }) {
      return durably("purge events", () => {
        const doneRows =
          "SELECT seq FROM event WHERE state = 'done' AND last_seen_at < ? AND seq NOT IN (SELECT seq FROM unacknowledged)";
        const rows =
          rowsAfterMs === undefined
            ? 0
            : (run(`DELETE FROM step WHERE seq IN (${doneRows})`, now() - rowsAfterMs),
              run(`DELETE FROM event WHERE seq IN (${doneRows})`, now() - rowsAfterMs));
        const payloads =
          payloadsAfterMs === undefined
            ? 0
            : run(
                "UPDATE event SET raw = '' WHERE state = 'done' AND raw <> '' AND settled_at < ?",
                now() - payloadsAfterMs,
              );
        return { payloads, rows };
      });
    },
  };
}
