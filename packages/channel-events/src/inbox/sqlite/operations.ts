import type { Inbox } from "../inbox.ts";
import { fromColumn, toColumn } from "../text-column.ts";
import { wakeLanes } from "./arrivals.ts";
import { EVENT_COLUMNS, readRow, buildWhere } from "./rows.ts";
import { NEVER, type SqliteSession } from "./session.ts";

const PORTION = 5_000;
const GIVE_UP = `UPDATE event SET state = 'done', raw = '', problem = NULL WHERE seq BETWEEN ? AND ?
  AND (state = 'dead' OR state = 'unhandled') AND coalesce(settled_at, first_seen_at) < ?`;
const DELETE_ROWS = `DELETE FROM event WHERE seq BETWEEN ? AND ?
  AND state = 'done' AND last_seen_at < ? AND seq NOT IN (SELECT seq FROM unacknowledged)`;
const EMPTY = `UPDATE event SET raw = '' WHERE seq BETWEEN ? AND ? AND state = 'done' AND raw <> '' AND settled_at < ?`;
const FORGET_STEPS = `DELETE FROM step WHERE seq BETWEEN ? AND ?
  AND seq NOT IN (SELECT seq FROM event WHERE seq BETWEEN ? AND ? AND raw <> '')`;

const OLDEST = `SELECT first_seen_at AS at FROM event
  WHERE seq = (SELECT min(seq) FROM event INDEXED BY event_waiting WHERE state = 'waiting')`;
/** Where very much waits: of the lanes that have had no turn for longest, and of those whose next one is furthest away. */
const OLDEST_OF_SOME = `SELECT min(first_seen_at) AS at FROM event WHERE seq IN (
  SELECT (SELECT seq FROM event WHERE state = 'waiting' AND event.lane = some.lane ORDER BY seq LIMIT 1) FROM (
    SELECT * FROM (SELECT lane FROM lane WHERE ready_at IS NOT NULL ORDER BY ready_at LIMIT 500)
    UNION SELECT * FROM (SELECT lane FROM lane WHERE ready_at IS NOT NULL ORDER BY ready_at DESC LIMIT 500)) AS some)`;
const FORGET_LANES = `DELETE FROM lane WHERE ready_at IS NULL AND parked_for IS NULL
  AND NOT EXISTS (SELECT 1 FROM event WHERE event.state = 'waiting' AND event.lane = lane.lane)`;

/** What operators ask and do. */
export function sqliteOperations(
  session: SqliteSession,
): Pick<Inbox, "countWaiting" | "readStats" | "list" | "replay" | "putAside" | "park" | "resume" | "purge"> {
  const { get, all, run, now, read, durably } = session;
  const count = (which: string, atMost: number) =>
    get(`SELECT count(*) AS n FROM (SELECT 1 FROM ${which} LIMIT ?)`, atMost)!["n"] as number;
  return {
    async countWaiting({ atMost = Number.MAX_SAFE_INTEGER } = {}) {
      return read(() => count("event INDEXED BY event_waiting WHERE state = 'waiting'", atMost));
    },
    async readStats({ atMost = Number.MAX_SAFE_INTEGER } = {}) {
      return read(() => {
        session.checkFile();
        const waiting = count("event INDEXED BY event_waiting WHERE state = 'waiting'", atMost);
        const dead = count("event WHERE state = 'dead'", atMost);
        const unhandled = count("event WHERE state = 'unhandled'", atMost);
        const aside = waiting + dead + unhandled;
        const done = count("event INDEXED BY sqlite_autoindex_event_1", Math.min(atMost + aside, NEVER)) - aside;
        const pending = get(
          `SELECT count(*) AS events, max(deliveries) AS most FROM (SELECT seq FROM unacknowledged LIMIT ?) JOIN event USING (seq)`,
          atMost,
        )!;
        const oldest = get(waiting < atMost ? OLDEST : OLDEST_OF_SOME)?.["at"] as number | undefined;
        const parked = all(
          "SELECT lane, parked_for, ready_at FROM lane WHERE parked_for IS NOT NULL AND ready_at > ? LIMIT ?",
          now(),
          atMost,
        );
        return {
          events: { waiting, done: Math.max(0, Math.min(done, atMost)), dead, unhandled },
          pendingAcknowledgements: pending["events"] as number,
          mostDeliveries: (pending["most"] as number | null) ?? 0,
          oldestWaitingMs: oldest === undefined ? undefined : Math.max(0, now() - oldest),
          parked: parked.map((row) => ({
            lane: fromColumn(row["lane"] as string),
            reason: fromColumn(row["parked_for"] as string),
            until: (row["ready_at"] as number) < NEVER ? new Date(row["ready_at"] as number) : undefined,
          })),
        };
      });
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
            Math.min(left, 500),
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
          now(), // what waited behind it waits no longer
          JSON.stringify([...new Set(found.map(({ lane }) => lane))]),
        );
        return found.length;
      });
    },
    async park(lane, { reason, durationMs = NEVER }) {
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
    async purge({ payloadsAfterMs, putAsideAfterMs, rowsAfterMs }) {
      const purged = { payloads: 0, rows: 0 };
      const { first, last } = read(() => get("SELECT min(seq) AS first, max(seq) AS last FROM event")!) as {
        first: number | null;
        last: number;
      };
      for (let from = first ?? 1; from <= last; from += PORTION) {
        const [at, to] = [now(), from + PORTION - 1];
        durably("purge events", () => {
          if (putAsideAfterMs !== undefined) purged.payloads += run(GIVE_UP, from, to, at - putAsideAfterMs);
          if (rowsAfterMs !== undefined) purged.rows += run(DELETE_ROWS, from, to, at - rowsAfterMs);
          if (payloadsAfterMs !== undefined) purged.payloads += run(EMPTY, from, to, at - payloadsAfterMs);
          run(FORGET_STEPS, from, to, from, to);
        });
        await new Promise((resolve) => setImmediate(resolve)); // whoever waits for this process has a turn between
      }
      if (rowsAfterMs !== undefined)
        durably("purge events", () => {
          run("DELETE FROM entity WHERE newest < ?", now() - rowsAfterMs);
          run(FORGET_LANES);
        });
      return purged;
    },
  };
}
