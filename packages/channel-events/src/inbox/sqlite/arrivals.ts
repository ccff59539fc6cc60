import type { ArrivingEvent, Redelivery, StoredEvent } from "../event.ts";
import type { Inbox } from "../inbox.ts";
import { isSamePayload, mergePage } from "../../page/merge.ts";
import { fromColumn, toColumn } from "../text-column.ts";
import type { LaneCache } from "./cache/cache.ts";
import { addEvent, dropEvents } from "./cache/state.ts";
import { wakeLanes } from "./lanes.ts";
import type { SqliteSession } from "./session.ts";

const MARK_BY_ID =
  "DELETE FROM unacknowledged WHERE seq IN (SELECT seq FROM event WHERE id IN (SELECT value FROM json_each(?)))";

/** Stores events that arrive, and knows which of them are to be acknowledged. */
export function createSqliteArrivals(
  session: SqliteSession,
  cache: LaneCache,
): Pick<Inbox, "accept" | "pendingAcknowledgements" | "markAcknowledged"> {
  const { all, run, now, quickly, read } = session;
  let named = new Map<string, number>(); // ids that were named last, with their rows
  return {
    async accept(events) {
      const result = cache.guard(() =>
        quickly("store events", () => {
          const memory = cache.read();
          const redelivered: Redelivery[] = [];
          const lanes = new Set<string>();
          const at = now();
          let inserted = 0;
          for (const { event, times, differs } of mergePage(events)) {
            const lane = toColumn(event.lane);
            const stored = insert(session, event, { times, at });
            if (stored) {
              inserted += 1;
              if (times > 1) redelivered.push({ id: event.id, deliveries: times, differs });
              if (event.problem !== undefined) continue;
              if (!memory?.lanes.has(lane)) lanes.add(lane);
              if (memory) addEvent(memory, lane, stored, at);
              continue;
            }
            const { redelivery, isMended } = deliverAgain(session, event, { times, at });
            redelivered.push({ ...redelivery, differs: redelivery.differs || differs });
            if (isMended) lanes.add(lane);
            const cached = memory?.lanes.get(lane);
            if (isMended) cache.drop();
            else if (cached) dropEvents(memory!, cached); // They hold how often they were delivered.
          }
          if (lanes.size > 0) wakeLanes(session, lanes);
          run("UPDATE clock SET at = ? WHERE at < ?", at, at);
          return { inserted, redelivered };
        }),
      );
      session.checkFile(); // It comes after the commit, because a write to a file that is gone is not stored.
      if (events.some(({ hasNoId }) => hasNoId)) await session.flush(); // Nothing is acknowledged that could wait for the disk.
      return result;
    },
    async pendingAcknowledgements(limit) {
      const rows = read(() => all("SELECT seq, id FROM unacknowledged ORDER BY seq LIMIT ?", limit));
      if (rows.length > 0) await session.flush(); // An acknowledgement cannot be taken back.
      named = new Map(rows.map(({ seq, id }) => [fromColumn(id as string), seq as number]));
      return [...named.keys()];
    },
    async markAcknowledged(ids) {
      const known = ids.flatMap((id) => named.get(id) ?? []);
      const others = ids.filter((id) => !named.has(id));
      quickly("mark acknowledgements", () => {
        run("DELETE FROM unacknowledged WHERE seq IN (SELECT value FROM json_each(?))", JSON.stringify(known));
        if (others.length > 0) run(MARK_BY_ID, JSON.stringify(others.map(toColumn)));
      });
    },
  };
}

/** How often a page holds an event, and when the page came. */
interface Delivery {
  times: number;
  at: number;
}

/** Stores an event if it is new. An event that is known is left as it is. */
function insert({ add, run }: SqliteSession, event: ArrivingEvent, { times, at }: Delivery): StoredEvent | undefined {
  const { id, type, lane, raw, problem, trace, hasNoId } = event;
  const seq = add(
    `INSERT INTO event (id, type, lane, raw, state, problem, deliveries, first_seen_at, last_seen_at, trace)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO NOTHING`,
    toColumn(id),
    toColumn(type),
    toColumn(lane),
    raw,
    problem === undefined ? "waiting" : "dead",
    problem === undefined ? null : toColumn(problem),
    times,
    at,
    at,
    trace ?? null,
  );
  if (seq === undefined) return undefined;
  if (!hasNoId) run("INSERT INTO unacknowledged (seq, id) VALUES (?, ?)", seq, toColumn(id));
  return { seq, id, type, lane, raw, attempts: 0, deliveries: times, trace };
}

/** Counts the delivery of an event that is known. `isMended` if only the new payload can be read; it then replaces the old one. */
function deliverAgain({ get, run }: SqliteSession, event: ArrivingEvent, { times, at }: Delivery) {
  const { id, type, lane, raw, problem, hasNoId } = event;
  const { seq, deliveries, stored, wasUnreadable } = get(
    `UPDATE event SET deliveries = deliveries + ?, last_seen_at = ? WHERE id = ?
     RETURNING seq, deliveries, raw AS stored, state = 'dead' AND (settled_at IS NULL OR problem LIKE 'Cannot read%') AS wasUnreadable`,
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
