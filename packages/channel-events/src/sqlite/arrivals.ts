import type { Inbox } from "../inbox.ts";
import { fromColumn, toColumn } from "../text-column.ts";
import type { SqliteSession } from "./session.ts";

/** Lanes have their turn from now on, if something is new in them. */
export function wakeLanes({ run, now }: SqliteSession, lanes: ReadonlySet<string>): void {
  run(
    `INSERT INTO lane (lane, ready_at) SELECT value, ? FROM json_each(?) WHERE true
     ON CONFLICT (lane) DO UPDATE SET ready_at = excluded.ready_at WHERE ready_at IS NULL`,
    now(),
    JSON.stringify([...lanes]),
  );
}

/** Storing what arrives, and what of it is to be acknowledged. */
export function sqliteArrivals(
  session: SqliteSession,
): Pick<Inbox, "accept" | "pendingAcknowledgements" | "acknowledged"> {
  const { all, get, run, now, durably, quickly, read } = session;
  return {
    async accept(events) {
      return durably("store events", () => {
        const redelivered: { id: string; deliveries: number }[] = [];
        const lanes = new Set<string>();
        const at = now();
        for (const { id, type, lane, raw, problem, trace } of events) {
          const columns = [toColumn(id), toColumn(type), toColumn(lane), raw] as const;
          const state = problem === undefined ? "waiting" : "unhandled";
          const isNew = run(
            `INSERT INTO event (id, type, lane, raw, state, problem, first_seen_at, last_seen_at, trace)
             VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO NOTHING`,
            ...columns,
            state,
            problem === undefined ? null : toColumn(problem),
            at,
            at,
            trace ?? null,
          );
          if (isNew) {
            run("INSERT INTO unacknowledged (seq, id) VALUES (last_insert_rowid(), ?)", columns[0]);
            if (state === "waiting") lanes.add(columns[2]);
            continue;
          }
          const row = get(
            "UPDATE event SET deliveries = deliveries + 1, last_seen_at = ? WHERE id = ? RETURNING seq, deliveries",
            at,
            columns[0],
          );
          run("INSERT OR IGNORE INTO unacknowledged (seq, id) VALUES (?, ?)", row!["seq"] as number, columns[0]);
          redelivered.push({ id, deliveries: row!["deliveries"] as number });
        }
        if (lanes.size > 0) wakeLanes(session, lanes);
        return { inserted: events.length - redelivered.length, redelivered };
      });
    },
    async pendingAcknowledgements(limit) {
      return read(() =>
        all("SELECT id FROM unacknowledged ORDER BY seq LIMIT ?", limit).map((row) => fromColumn(row["id"] as string)),
      );
    },
    async acknowledged(ids) {
      const columns = JSON.stringify(ids.map(toColumn));
      quickly("mark acknowledgements", () =>
        run(
          "DELETE FROM unacknowledged WHERE seq IN (SELECT seq FROM event WHERE id IN (SELECT value FROM json_each(?)))",
          columns,
        ),
      );
    },
  };
}
