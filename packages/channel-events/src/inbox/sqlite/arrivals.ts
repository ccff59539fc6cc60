import type { ArrivingEvent, Redelivery } from "../event.ts";
import type { Inbox } from "../inbox.ts";
import { isSamePayload, mergePage } from "../../page/merge.ts";
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
): Pick<Inbox, "accept" | "pendingAcknowledgements" | "markAcknowledged"> {
  const { all, get, run, now, durably, quickly, read } = session;

  /** Whether the event is new. */
  function insert({ id, type, lane, raw, problem, trace, hasNoId }: ArrivingEvent, times: number, at: number): boolean {
    const isNew = run(
      `INSERT INTO event (id, type, lane, raw, state, problem, deliveries, first_seen_at, last_seen_at, trace)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO NOTHING`,
      toColumn(id),
      toColumn(type),
      toColumn(lane),
      raw,
      problem === undefined ? "waiting" : "unhandled",
      problem === undefined ? null : toColumn(problem),
      times,
      at,
      at,
      trace ?? null,
    );
    if (isNew && !hasNoId) run("INSERT INTO unacknowledged (seq, id) VALUES (last_insert_rowid(), ?)", toColumn(id));
    return isNew === 1;
  }

  /** Counts the delivery of an event that is known; `isMended` if its payload could not be read before and can be now. */
  function deliverAgain({ id, type, lane, raw, problem, hasNoId }: ArrivingEvent, times: number, at: number) {
    const { seq, deliveries, stored, wasUnreadable } = get(
      `UPDATE event SET deliveries = deliveries + ?, last_seen_at = ? WHERE id = ?
       RETURNING seq, deliveries, raw AS stored, state = 'unhandled' AND (settled_at IS NULL OR problem LIKE 'Cannot read%') AS wasUnreadable`,
      times,
      at,
      toColumn(id),
    ) as { seq: number; deliveries: number; stored: string; wasUnreadable: number };
    if (!hasNoId) run("INSERT OR IGNORE INTO unacknowledged (seq, id) VALUES (?, ?)", seq, toColumn(id));
    const differs = stored !== "" && !isSamePayload(stored, raw);
    const isMended = wasUnreadable === 1 && problem === undefined;
    if (isMended)
      run(
        "UPDATE event SET raw = ?, type = ?, lane = ?, state = 'waiting', problem = NULL WHERE seq = ?",
        raw,
        toColumn(type),
        toColumn(lane),
        seq,
      );
    return { redelivery: { id, deliveries, differs }, isMended };
  }

  return {
    async accept(events) {
      return durably("store events", () => {
        const redelivered: Redelivery[] = [];
        const lanes = new Set<string>();
        const at = now();
        let inserted = 0;
        for (const { event, times, differs } of mergePage(events)) {
          if (insert(event, times, at)) {
            inserted += 1;
            if (event.problem === undefined) lanes.add(toColumn(event.lane));
            if (times > 1) redelivered.push({ id: event.id, deliveries: times, differs });
            continue;
          }
          const { redelivery, isMended } = deliverAgain(event, times, at);
          redelivered.push({ ...redelivery, differs: redelivery.differs || differs });
          if (isMended) lanes.add(toColumn(event.lane));
        }
        if (lanes.size > 0) wakeLanes(session, lanes);
        run("UPDATE clock SET at = ? WHERE at < ?", at, at);
        return { inserted, redelivered };
      });
    },
    async pendingAcknowledgements(limit) {
      return read(() => {
        session.checkFile(); // what is in a file that is gone must not be acknowledged
        return all("SELECT id FROM unacknowledged ORDER BY seq LIMIT ?", limit).map((row) =>
          fromColumn(row["id"] as string),
        );
      });
    },
    async markAcknowledged(ids) {
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
