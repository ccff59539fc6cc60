import { NEVER, findWholeLane, type ForgetChoice, isList } from "../../ground/event.ts";
import { listInPortions, toColumn } from "../columns.ts";
import type { Inbox, PurgePolicy } from "../inbox.ts";
import { StoreError } from "../store-error.ts";
import { GIVES_PAGES_BACK, SEQ_IN_LIST, type SqliteSession } from "./session.ts";
import { BUSY, buildBusyError, readErrcode } from "./transaction.ts";

export const EVENT_COLUMNS = "event.seq, id, type, event.lane, raw, attempts, deliveries, trace";

export const SAVE_TURN = "INSERT OR REPLACE INTO turn (lane, ready_at, parked_for) VALUES (?, ?, ?)";

const LIST = `SELECT ${EVENT_COLUMNS}, state, problem, first_seen_at, last_seen_at, settled_at FROM event WHERE seq > ?`;
const PORTION = 5_000;
const INCREMENTAL = 2; // The value of `auto_vacuum` in a file that can give pages back.
const LOCKED = 6; // SQLITE_LOCKED: a program that uses the connection is reading.

/** An event that is given up is done without a problem and without a payload: `DELETE_ROWS` takes only rows that are done. */
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
/** The events behind those that ended wait for them no longer. */
const WAIT_NO_LONGER = "DELETE FROM turn WHERE parked_for IS NULL AND lane IN (SELECT value FROM json_each(?))";
const FORGET_LANE = `DELETE FROM turn WHERE lane = ?
  AND NOT EXISTS (SELECT 1 FROM event WHERE event.state = 'waiting' AND event.lane = ?)`;
/** Lanes in which nothing waits need no care after the end of a process. */
const FORGET_HELD = `UPDATE held SET lanes = (SELECT json_group_array(value) FROM json_each(held.lanes)
  WHERE EXISTS (SELECT 1 FROM event WHERE event.state = 'waiting' AND event.lane = json_each.value))`;

/**
 * Does what operators ask for. It needs no ownership of the file. What changes which events wait, or a lane, is a `command()`, after which the
 * owner reads its state anew. What takes only ended events away is done `durably()`: the owner keeps nothing about them.
 */
export function createFileOperations(
  session: SqliteSession,
): Pick<Inbox, "list" | "replay" | "putAside" | "park" | "resume" | "purge" | "forget"> {
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
        run(`UPDATE event SET state = 'waiting', problem = NULL, attempts = 0 WHERE ${SEQ_IN_LIST}`, seqs);
      }),
    putAside: (filter, reason) =>
      commandInPortions(session, "put events aside", "state = 'waiting'", filter, (seqs) =>
        putAside(session, seqs, reason),
      ),
    async park(lane, { reason, durationMs = NEVER }) {
      const readyAt = now() + Math.ceil(durationMs);
      await command("park a lane", () => run(SAVE_TURN, toColumn(lane), readyAt, toColumn(reason)));
    },
    async resume(lane) {
      const statement = "DELETE FROM turn WHERE lane = ? AND parked_for IS NOT NULL AND ready_at > ?";
      return (await command("resume a lane", () => run(statement, toColumn(lane), now()))) === 1;
    },
    async purge(policy) {
      const purged = await purge(session, policy);
      await givePagesBack(session);
      await emptyLog(session); // If somebody reads meanwhile, the next purge does it.
      return purged;
    },
    async forget(choice) {
      const forgotten = await forget(session, choice);
      session.read(() => session.db.exec(GIVES_PAGES_BACK));
      await session.patiently(() => session.withoutWait("rewrite what is left", () => session.db.exec("VACUUM"))); // SQLite may have left copies of rows where it moved them.
      if (await emptyLog(session)) return forgotten;
      const problem =
        "another program reads it, so its log still holds what was forgotten: stop that program, and purge the inbox";
      throw new StoreError(`erase ${forgotten} events in the inbox ${session.path}`, problem);
    },
  };
}

/** Does a command to all events that it chooses, in portions, because one long transaction would hold up the owner of the file. Returns their number. */
async function commandInPortions(
  { all, command }: SqliteSession,
  action: string,
  condition: string,
  filter: ForgetChoice,
  act: (seqs: string) => void,
): Promise<number> {
  const { where, values } = buildWhere(filter);
  const next = `SELECT seq FROM event WHERE seq > ? AND ${condition}${where} ORDER BY seq LIMIT ${PORTION}`;
  let changed = 0;
  for (let after = 0; ;) {
    const from = after;
    const seqs = await command(action, () => {
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

function readLanes({ all }: SqliteSession, seqs: string): string {
  return JSON.stringify(all(`SELECT DISTINCT lane FROM event WHERE ${SEQ_IN_LIST}`, seqs).map(({ lane }) => lane));
}

function putAside(session: SqliteSession, seqs: string, reason: string): void {
  const { run, now } = session;
  const lanes = readLanes(session, seqs);
  run(
    `UPDATE event SET state = 'dead', problem = ?, settled_at = ? WHERE ${SEQ_IN_LIST}`,
    toColumn(reason),
    now(),
    seqs,
  );
  run(`DELETE FROM begun WHERE ${SEQ_IN_LIST}`, seqs);
  run(WAIT_NO_LONGER, lanes);
}

/** Forgets in portions, each in a separate transaction, so that other work has a turn between them. */
async function purge(
  { get, run, clock, read, durably, patiently, command }: SqliteSession,
  { payloadsAfterMs, putAsideAfterMs, rowsAfterMs }: PurgePolicy,
): Promise<{ payloads: number; rows: number }> {
  const purged = { payloads: 0, rows: 0 };
  const now = () => Math.trunc(clock.wall()); // Ages of days go by the calendar.
  const { first, last } = read(() => get("SELECT min(seq) AS first, max(seq) AS last FROM event")!) as {
    first: number | null;
    last: number;
  };
  for (let from = first ?? 1; from <= last; from += PORTION) {
    const [at, to] = [now(), from + PORTION - 1];
    const purgePortion = () => {
      if (putAsideAfterMs !== undefined) purged.payloads += run(GIVE_UP, from, to, at - putAsideAfterMs);
      if (rowsAfterMs !== undefined) purged.rows += run(DELETE_ROWS, from, to, at - rowsAfterMs);
      if (payloadsAfterMs !== undefined) purged.payloads += run(EMPTY, from, to, at - payloadsAfterMs);
      run(FORGET_STEPS, from, to, from, to);
    };
    await patiently(() => durably("purge events", purgePortion));
    await new Promise((resolve) => setImmediate(resolve));
  }
  if (rowsAfterMs !== undefined)
    await command("purge events", () => {
      run("DELETE FROM entity WHERE newest < ?", now() - rowsAfterMs);
      run(FORGET_TURNS);
    });
  return purged;
}

const EMPTIED = `UPDATE event SET state = 'done', lane = '', raw = '', problem = NULL, trace = NULL, settled_at = coalesce(settled_at, ?)
  WHERE ${SEQ_IN_LIST}`;

/** Keeps the rows with their ids, so that an event that comes again is known, and what is to be acknowledged. */
async function forget(session: SqliteSession, choice: ForgetChoice): Promise<number> {
  const { run, now, command } = session;
  const action = "forget events";
  const forgotten = await commandInPortions(session, action, "(raw <> '' OR lane <> '')", choice, (seqs) => {
    const lanes = readLanes(session, seqs);
    run(EMPTIED, now(), seqs);
    for (const table of ["step", "begun"]) run(`DELETE FROM ${table} WHERE ${SEQ_IN_LIST}`, seqs);
    run(WAIT_NO_LONGER, lanes);
  });
  const lane = findWholeLane(choice);
  await command(action, () => {
    if (lane !== undefined) run(FORGET_LANE, toColumn(lane), toColumn(lane));
    run(FORGET_HELD);
  });
  return forgotten;
}

const PAGES = 256;

/** Gives free pages back to the file system, a megabyte at a time. A file that was made without this keeps its size until events are forgotten: its free pages are empty, and are used again. */
async function givePagesBack({ db, get, read, patiently, quickly }: SqliteSession): Promise<void> {
  const ask = (name: string) => Number(read(() => get(`PRAGMA ${name}`)!)[name]);
  for (let left = ask("auto_vacuum") === INCREMENTAL ? ask("freelist_count") : 0; left > 0; left -= PAGES) {
    await patiently(() => quickly("give pages back", () => db.exec(`PRAGMA incremental_vacuum(${PAGES})`)));
    await new Promise((resolve) => setImmediate(resolve));
  }
}

/** Empties the log, which holds earlier versions of pages. `false` if somebody reads it. */
async function emptyLog({ get, patiently, withoutWait }: SqliteSession): Promise<boolean> {
  const attempt = () => {
    if (get("PRAGMA wal_checkpoint(TRUNCATE)")!["busy"] !== 0) throw buildBusyError();
  };
  try {
    await patiently(() => withoutWait("empty the log", attempt));
    return true;
  } catch (error) {
    if ([BUSY, LOCKED].includes(readErrcode((error as Error).cause))) return false;
    throw error;
  }
}

/** Turns a filter, or ids, into conditions, which follow another condition, and their values. */
function buildWhere(filter: ForgetChoice): { where: string; values: string[] } {
  if (isList(filter))
    return { where: " AND id IN (SELECT value FROM json_each(?))", values: [JSON.stringify(filter.map(toColumn))] };
  const given = (["state", "lane", "type", "id"] as const).filter((key) => filter[key] !== undefined);
  return {
    where: given.map((key) => ` AND ${key} = ?`).join(""),
    values: given.map((key) => toColumn(filter[key]!)),
  };
}
