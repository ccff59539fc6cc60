import { NEVER } from "../claim.ts";
import { listInPortions, readParked, readSuspect, toColumn } from "../columns.ts";
import type { EventFilter } from "../event.ts";
import type { Inbox, InboxStats, PurgePolicy } from "../inbox.ts";
import type { InboxState } from "../state/state.ts";
import type { SqliteSession } from "./session.ts";

/** The columns of a `StoredEvent`. */
export const EVENT_COLUMNS = "event.seq, id, type, event.lane, raw, attempts, deliveries, trace";

const LIST = `SELECT ${EVENT_COLUMNS}, state, problem, first_seen_at, last_seen_at, settled_at FROM event WHERE seq > ?`;
const PORTION = 5_000;

const GIVE_UP = `UPDATE event SET state = 'done', raw = '', problem = NULL WHERE seq BETWEEN ? AND ?
  AND state <> 'waiting' AND problem IS NOT NULL AND coalesce(settled_at, first_seen_at) < ?`;
const DELETE_ROWS = `DELETE FROM event WHERE seq BETWEEN ? AND ?
  AND state = 'done' AND problem IS NULL AND last_seen_at < ? AND seq NOT IN (SELECT seq FROM unacknowledged)`;
const EMPTY = `UPDATE event SET raw = '' WHERE seq BETWEEN ? AND ?
  AND state = 'done' AND problem IS NULL AND raw <> '' AND settled_at < ?`;
const FORGET_STEPS = `DELETE FROM step WHERE seq BETWEEN ? AND ?
  AND seq NOT IN (SELECT seq FROM event WHERE seq BETWEEN ? AND ? AND raw <> '')`;
const FORGET_TURNS = `DELETE FROM turn WHERE parked_for IS NULL
  AND NOT EXISTS (SELECT 1 FROM event WHERE event.state = 'waiting' AND event.lane = turn.lane)`;

/** Does what operators ask for. It needs no ownership of the file: its owner notices what was changed. */
export function createFileOperations(
  session: SqliteSession,
): Pick<Inbox, "list" | "replay" | "putAside" | "park" | "resume" | "purge"> {
  const { all, run, now, read, command } = session;
  return {
    list({ limit = Number.MAX_SAFE_INTEGER, ...filter } = {}) {
      const { where, values } = buildWhere(filter);
      const text = `${LIST}${where} ORDER BY seq LIMIT ?`;
      return listInPortions(limit, (after, portion) => read(() => all(text, after as number, ...values, portion)));
    },
    replay: (filter) =>
      commandInPortions(session, "replay events", "state <> 'waiting' AND raw <> ''", filter, (seqs) => {
        run(FORGET_TURNS); // Where nothing waited, an earlier turn says nothing.
        run(
          "UPDATE event SET state = 'waiting', problem = NULL, attempts = 0 WHERE seq IN (SELECT value FROM json_each(?))",
          seqs,
        );
      }),
    putAside: (filter, reason) =>
      commandInPortions(session, "put events aside", "state = 'waiting'", filter, (seqs) =>
        putAside(session, seqs, reason),
      ),
    async park(lane, { reason, durationMs = NEVER }) {
      command("park a lane", () =>
        run(
          "INSERT OR REPLACE INTO turn (lane, ready_at, parked_for) VALUES (?, ?, ?)",
          toColumn(lane),
          now() + Math.ceil(durationMs),
          toColumn(reason),
        ),
      );
    },
    async resume(lane) {
      const statement = "DELETE FROM turn WHERE lane = ? AND parked_for IS NOT NULL AND ready_at > ?";
      return command("resume a lane", () => run(statement, toColumn(lane), now())) === 1;
    },
    purge: (policy) => purge(session, policy),
  };
}

/** Does a command to all events that it chooses, in portions, because one long transaction would hold up the owner of the file. Returns their number. */
async function commandInPortions(
  { all, command }: SqliteSession,
  action: string,
  condition: string,
  filter: EventFilter,
  act: (seqs: string) => void,
): Promise<number> {
  const { where, values } = buildWhere(filter);
  const next = `SELECT seq FROM event WHERE seq > ? AND ${condition}${where} ORDER BY seq LIMIT ${PORTION}`;
  let changed = 0;
  for (let after = 0; ;) {
    const from = after;
    const seqs = command(action, () => {
      const found = all(next, from, ...values).map(({ seq }) => seq as number);
      act(JSON.stringify(found));
      return found;
    });
    changed += seqs.length;
    if (seqs.length < PORTION) return changed;
    after = seqs.at(-1)!;
    await new Promise((resolve) => setImmediate(resolve));
  }
}

function putAside({ all, run, now }: SqliteSession, seqs: string, reason: string): void {
  const lanes = all("SELECT DISTINCT lane FROM event WHERE seq IN (SELECT value FROM json_each(?))", seqs);
  run(
    "UPDATE event SET state = 'dead', problem = ?, settled_at = ? WHERE seq IN (SELECT value FROM json_each(?))",
    toColumn(reason),
    now(),
    seqs,
  );
  run("DELETE FROM begun WHERE seq IN (SELECT value FROM json_each(?))", seqs);
  run(
    "DELETE FROM turn WHERE parked_for IS NULL AND lane IN (SELECT value FROM json_each(?))", // The events behind it wait for it no longer.
    JSON.stringify(lanes.map(({ lane }) => lane)),
  );
}

/** Forgets in portions, each in a transaction of its own, so that other work has a turn between them. */
async function purge(
  { get, run, now, read, durably, command }: SqliteSession,
  { payloadsAfterMs, putAsideAfterMs, rowsAfterMs }: PurgePolicy,
): Promise<{ payloads: number; rows: number }> {
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
    await new Promise((resolve) => setImmediate(resolve));
  }
  if (rowsAfterMs !== undefined)
    command("purge events", () => {
      run("DELETE FROM entity WHERE newest < ?", now() - rowsAfterMs);
      run(FORGET_TURNS);
    });
  return purged;
}

/** Turns a filter into conditions, which follow another condition, and their values. */
function buildWhere(filter: EventFilter): { where: string; values: string[] } {
  const given = (["state", "lane", "type", "id"] as const).filter((key) => filter[key] !== undefined);
  return {
    where: given.map((key) => ` AND ${key} = ?`).join(""),
    values: given.map((key) => toColumn(filter[key]!)),
  };
}

const KEPT = "event INDEXED BY event_kept WHERE state <> 'waiting' AND problem IS NOT NULL";
const FIRST_WAITING = "SELECT min(seq) AS seq FROM event INDEXED BY event_waiting WHERE state = 'waiting'";
const PARKED = "SELECT lane, parked_for, ready_at FROM turn WHERE parked_for IS NOT NULL AND ready_at > ? LIMIT ?";
const SUSPECTS = `SELECT event.id, event.lane, times, coalesce(ready_at, 0) AS ready_at FROM begun JOIN event USING (seq)
  LEFT JOIN turn ON turn.lane = event.lane ORDER BY seq LIMIT ?`;
const FIRST_FROM =
  "SELECT seq, first_seen_at FROM event NOT INDEXED WHERE seq >= ? AND state = 'waiting' ORDER BY seq LIMIT 1";

/** Counts waiting events. The owner of the file knows their number; others count no further than asked for. */
export function countWaiting(session: SqliteSession, state: InboxState | undefined, atMost: number): number {
  if (state) return Math.min(state.waiting, atMost);
  return count(session, "event INDEXED BY event_waiting WHERE state = 'waiting'", atMost);
}

/** Counts events, each count up to `atMost`. */
export function readStats(session: SqliteSession, state: InboxState | undefined, atMost: number): InboxStats {
  session.checkFile();
  const { all, get, now } = session;
  const waiting = countWaiting(session, state, atMost);
  const dead = count(session, `${KEPT} AND state = 'dead'`, atMost);
  const unknownType = count(session, `${KEPT} AND state = 'done'`, atMost);
  const others = (state?.waiting ?? waiting) + dead;
  const done = count(session, "event INDEXED BY sqlite_autoindex_event_1", Math.min(atMost + others, NEVER)) - others;
  const pending = get(
    `SELECT count(*) AS events, max(deliveries) AS most FROM (SELECT seq FROM unacknowledged LIMIT ?) JOIN event USING (seq)`,
    atMost,
  )!;
  const oldest = waiting === 0 ? undefined : findOldest(session, state);
  return {
    events: { waiting, done: Math.max(0, Math.min(done, atMost)), dead },
    unreadable: count(session, `${KEPT} AND state = 'dead' AND settled_at IS NULL`, atMost),
    unknownType,
    pendingAcknowledgements: pending["events"] as number,
    mostDeliveries: (pending["most"] as number | null) ?? 0,
    oldestWaitingMs: oldest === undefined ? undefined : Math.max(0, now() - oldest),
    parked: all(PARKED, now(), atMost).map((row) =>
      readParked(row["lane"], row["parked_for"], row["ready_at"] as number),
    ),
    suspects: listSuspects(session, state, atMost),
  };
}

/** Who does not own the file cannot know which lanes are held. An event whose handler runs is then told, too. */
function listSuspects({ all, now }: SqliteSession, state: InboxState | undefined, atMost: number) {
  const isHeld = (lane: string) => (state?.lanes.get(lane)?.hold?.until ?? 0) > now();
  return all(SUSPECTS, atMost)
    .map(({ lane, id, times, ready_at: at }) => readSuspect(lane, id, times, Number(at) - now(), Number(at)))
    .filter(({ lane }) => !isHeld(lane));
}

function count({ get }: SqliteSession, from: string, atMost: number): number {
  return get(`SELECT count(*) AS n FROM (SELECT 1 FROM ${from} LIMIT ?)`, atMost)!["n"] as number;
}

/** When the oldest waiting event came. The owner of the file knows a number below which none waits, so each row is passed over once. */
function findOldest({ get }: SqliteSession, state: InboxState | undefined): number | undefined {
  const from = state?.from ?? (get(FIRST_WAITING)!["seq"] as number | null) ?? 0;
  const row = get(FIRST_FROM, Number.isFinite(from) ? from : 0);
  if (row && state) state.from = row["seq"] as number;
  return row?.["first_seen_at"] as number | undefined;
}
