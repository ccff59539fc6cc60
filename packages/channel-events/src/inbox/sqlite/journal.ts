import { ArgumentError } from "@kontor/http";
import { isSamePayload } from "../../page/item.ts";
import { isOfUnreadable, type Settlement, LARGEST_STEP_MS, NEVER } from "../../ground/event.ts";
import type { TransactionWrite } from "../inbox.ts";
import type { Delivery, Journal } from "../state/journal.ts";
import { fromColumn, readStored, toColumn } from "../columns.ts";
import { buildEndedError, WriteFailure } from "../store-error.ts";
import type { FileOwner } from "./owner.ts";
import { findShifted } from "../state/shift-times.ts";
import { EVENT_COLUMNS, SAVE_TURN } from "./operations.ts";
import { SEQ_IN_LIST, type SqliteSession } from "./session.ts";
import { readErrcode } from "./transaction.ts";

const INSERT = `INSERT INTO event (id, type, lane, raw, state, problem, deliveries, first_seen_at, last_seen_at, trace)
  VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO NOTHING`;
const NEXT_EVENTS = `
  SELECT wanted.lane AS wanted, ${EVENT_COLUMNS} FROM (SELECT value AS lane FROM json_each(?)) AS wanted
  JOIN event ON event.seq IN
    (SELECT seq FROM event AS next WHERE next.state = 'waiting' AND next.lane = wanted.lane ORDER BY seq LIMIT ?)
  ORDER BY event.seq`;
const WAITING_LANES = `SELECT lane, count(*) AS waiting, min(seq) AS "from" FROM event INDEXED BY event_waiting
  WHERE state = 'waiting' GROUP BY lane`;
/** SQLITE_BUSY, LOCKED, NOMEM, READONLY, INTERRUPT, IOERR, CORRUPT, FULL, CANTOPEN and NOTADB. */
const FILE_ERRORS = [5, 6, 7, 8, 9, 10, 11, 13, 14, 26];

const MEND = "UPDATE event SET raw = ?, type = ?, lane = ?, state = 'waiting', problem = NULL WHERE seq = ?";
const END = `UPDATE event SET state = ?, problem = ?, attempts = attempts + 1, settled_at = ? WHERE state = 'waiting' AND ${SEQ_IN_LIST}`;

const SAVEPOINT = "kontor_write";

/** Writes down in a file what the machine decides. A power cut may undo it, because the work is then done again; the end of the process undoes nothing. */
export function createFileJournal(session: SqliteSession, owner: FileOwner): Journal {
  const { clock, run } = session;
  return {
    clock,
    transact(action, work) {
      owner.takeOrRefuse(action);
      return session.quickly(action, work);
    },
    version: createVersion(session, owner),
    load: (claimed) => ({ ...load(session, claimed), isFresh: owner.consumeFresh() }),
    readNext(lanes, limit) {
      const rows = session.all(NEXT_EVENTS, JSON.stringify(lanes.map(toColumn)), limit);
      return Map.groupBy(rows.map(readStored), ({ lane }) => lane);
    },
    insert: (delivery) => insert(session, delivery),
    addPending(seqs) {
      const text = `INSERT INTO unacknowledged (seq, id) SELECT seq, id FROM event WHERE ${SEQ_IN_LIST}`;
      if (seqs.length > 0) run(text, JSON.stringify(seqs));
    },
    deliverAgain: (delivery) => deliverAgain(session, delivery),
    end(results, at) {
      for (const alike of Map.groupBy(results, ({ settlement }) => describeEnd(settlement)).values()) {
        const { settlement } = alike[0]!;
        const { to, problem } = settlement;
        const seqs = JSON.stringify(alike.map(({ seq }) => seq));
        const settledAt = isOfUnreadable(settlement) ? null : at;
        run(END, to === "retry" ? "waiting" : to, problem === undefined ? null : toColumn(problem), settledAt, seqs);
      }
    },
    saveTurn(lane, turn) {
      if (!turn) return void run("DELETE FROM turn WHERE lane = ?", toColumn(lane));
      const parkedFor = turn.parkedFor === undefined ? null : toColumn(turn.parkedFor);
      run(SAVE_TURN, toColumn(lane), turn.readyAt, parkedFor);
    },
    saveStarts(seq, times) {
      if (times === 0) run("DELETE FROM begun WHERE seq = ?", seq);
      else run("INSERT OR REPLACE INTO begun (seq, times) VALUES (?, ?)", seq, times);
    },
    saveHeld: (lanes) => void run("UPDATE held SET lanes = ?", JSON.stringify(lanes.map(toColumn))),
    saveTime(at, ahead) {
      run("UPDATE owner SET seen_at = ?", at);
      if (ahead === 0) return;
      const move = "UPDATE turn SET ready_at = max(?, ready_at - ?) WHERE ready_at > ? AND ready_at < ?";
      run(move, at, ahead, findShifted(ahead, at), NEVER);
      if (ahead <= LARGEST_STEP_MS) return; // It reads all events.
      run(
        `UPDATE event SET first_seen_at = min(first_seen_at, ?), last_seen_at = min(last_seen_at, ?), settled_at = min(settled_at, ?)
         WHERE last_seen_at > ? OR settled_at > ?`,
        ...[at, at, at, at, at],
      );
    },
    runWrite: (write) => runWrite(session, write),
  };
}

/** Runs a write of the caller in the transaction. @throws {ArgumentError} If it is asynchronous: the rest would come after the commit. */
function runWrite(session: SqliteSession, write: TransactionWrite): void {
  const { db } = session;
  if (write.constructor.name === "AsyncFunction") throw describeAsync("an async function");
  db.exec(`SAVEPOINT ${SAVEPOINT}`); // It ends with the transaction, so it tells ours from one that the write has begun in its place.
  const fence = findFence(db);
  let result: unknown;
  fence.isOpen = true;
  try {
    result = write(fence.guarded);
  } catch (error) {
    fence.close();
    if (FILE_ERRORS.includes(readErrcode(error))) throw error; // The file cannot be written, which is no failure of its handler.
    const isUndone = readErrcode(error) !== 0; // SQLite may have rolled back.
    throw new WriteFailure(isUndone || endSavepoint(session) ? error : buildEndedError(error));
  }
  fence.close();
  const { then, next } = Object(result) as { then?: unknown; next?: unknown }; // A query that runs later, or a generator, has written nothing yet.
  if (typeof then === "function" || typeof next === "function") {
    if (result instanceof Promise) result.catch(() => {});
    throw describeAsync(typeof then === "function" ? "a promise" : "an iterator");
  }
  if (!endSavepoint(session)) throw new WriteFailure(buildEndedError());
}

function describeAsync(got: string): ArgumentError {
  const must = "be synchronous, as SQLite is (await what it needs before the call)";
  return new ArgumentError("write with an event", "the function of withTx()", must, got);
}

/** The fence of each connection. A program may keep a statement that it has prepared, and use it in a later write. */
const fences = new WeakMap<object, Fence>();

interface Fence {
  guarded: SqliteSession["db"];
  isOpen: boolean;
  /** Ends what the write has left open: with an open iterator, neither the transaction nor its savepoint can be ended. */
  close(): void;
}

const MAKERS = new Set<string | symbol>(["prepare", "iterate", "createTagStore"]);
const ENDS = new Set<string | symbol>(["close", Symbol.dispose]);

/** Guards a connection, and what is made with it: while the fence is closed, none of their methods can be called. */
function findFence(db: SqliteSession["db"]): Fence {
  const known = fences.get(db);
  if (known) return known;
  let iterators: Iterator<unknown>[] = [];
  const guard = <Target extends object>(target: Target): Target =>
    new Proxy(target, {
      get(_, name) {
        const value = Reflect.get(target, name, target) as unknown;
        if (typeof value !== "function") return value;
        return (...given: unknown[]) => {
          if (!fence.isOpen) throw describeAsync("a later statement");
          if (target === (db as object) && ENDS.has(name))
            throw new ArgumentError("write with an event", "the connection of withTx()", "stay open", "close()");
          const result = Reflect.apply(value, target, given) as unknown;
          if (name === "iterate") iterators.push(result as Iterator<unknown>);
          return MAKERS.has(name) ? guard(result as object) : result;
        };
      },
    });
  const fence: Fence = {
    guarded: guard(db),
    isOpen: false,
    close() {
      fence.isOpen = false;
      for (const each of iterators) each.return?.();
      iterators = [];
    },
  };
  fences.set(db, fence);
  return fence;
}

/** Ends the savepoint that stands at the beginning of a write. `false` if its transaction has ended before. */
function endSavepoint({ db }: SqliteSession): boolean {
  try {
    db.exec(`RELEASE ${SAVEPOINT}`);
    return true;
  } catch {
    return false;
  }
}

/** Makes the version of what the machine does not write: each command of an operator, in any process, changes it. */
function createVersion({ get, commands }: SqliteSession, owner: FileOwner): () => number {
  let seen: unknown;
  let known = 0;
  return () => {
    owner.takeOrRefuse("handle events");
    const version = get("PRAGMA data_version")!["data_version"];
    if (version !== seen) {
      const row = get("SELECT token, commands FROM owner")!;
      owner.checkToken(row["token"]);
      known = row["commands"] as number;
      seen = version;
    }
    return known + commands() + owner.times();
  };
}

function load(session: SqliteSession, claimed: readonly number[]): Omit<ReturnType<Journal["load"]>, "isFresh"> {
  const { all, each, get } = session;
  const held = JSON.parse(get("SELECT lanes FROM held")!["lanes"] as string) as string[];
  const waiting = all(
    `SELECT seq, lane FROM event WHERE state = 'waiting' AND ${SEQ_IN_LIST}`,
    JSON.stringify(claimed),
  );
  return {
    waiting: readLanes(each(WAITING_LANES)),
    turns: all("SELECT lane, ready_at, parked_for FROM turn").map((row) => ({
      lane: fromColumn(row["lane"] as string),
      readyAt: row["ready_at"] as number,
      parkedFor: row["parked_for"] === null ? undefined : fromColumn(row["parked_for"] as string),
    })),
    starts: all("SELECT seq, times FROM begun").map(({ seq, times }) => [seq as number, times as number]),
    suspects: held.map(fromColumn),
    claimed: new Map(waiting.map(({ seq, lane }) => [seq as number, fromColumn(lane as string)])),
    seenAt: get("SELECT seen_at FROM owner")!["seen_at"] as number,
  };
}

function* readLanes(rows: Iterable<Record<string, unknown>>) {
  for (const { lane, waiting, from } of rows as Iterable<{ lane: string; waiting: number; from: number }>)
    yield { lane: fromColumn(lane), waiting, from };
}

function insert({ add }: SqliteSession, { event, times, at }: Delivery): number | undefined {
  const { id, type, lane, raw, problem, trace } = event;
  const [state, reason] = problem === undefined ? ["waiting", null] : ["dead", toColumn(problem)];
  return add(INSERT, toColumn(id), toColumn(type), toColumn(lane), raw, state!, reason!, times, at, at, trace ?? null);
}

/** Counts the delivery of an event that is known. If only the new payload can be read, it replaces the old one. */
function deliverAgain(
  { get, run }: SqliteSession,
  { event, times, at }: Delivery,
): ReturnType<Journal["deliverAgain"]> {
  const { id, type, lane, raw, problem, hasNoId } = event;
  const found = get(
    `UPDATE event SET deliveries = deliveries + ?, last_seen_at = ? WHERE id = ?
     RETURNING seq, lane, deliveries, raw, state = 'dead' AND settled_at IS NULL AS isUnreadable`,
    times,
    at,
    toColumn(id),
  ) as { seq: number; lane: string; deliveries: number; raw: string; isUnreadable: number };
  if (!hasNoId) run("INSERT OR IGNORE INTO unacknowledged (seq, id) VALUES (?, ?)", found.seq, toColumn(id));
  const isMended = found.isUnreadable === 1 && problem === undefined;
  if (isMended) run(MEND, raw, toColumn(type), toColumn(lane), found.seq);
  const differs = found.raw !== "" && !isSamePayload(found.raw, raw);
  return { redelivery: { id, deliveries: found.deliveries, differs }, lane: fromColumn(found.lane), isMended };
}

function describeEnd(settlement: Settlement): string {
  const { to, problem } = settlement;
  return problem === undefined ? to : `${isOfUnreadable(settlement) ? "unreadable" : to} ${problem}`;
}
