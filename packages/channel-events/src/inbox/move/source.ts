import { existsSync } from "node:fs";
import { loadNodeBuiltin } from "@kontor/http/internal";
import type { DatabaseSync, SQLInputValue } from "node:sqlite";
import { openSqlite, runInTransaction } from "../sqlite/open.ts";
import { StoreError } from "../store-error.ts";
import { describeMoved } from "./mark.ts";
import { readChanges, readPage, type Changes, type Row } from "./read-rows.ts";
import { buildFence, WATCH } from "./source-sql.ts";

const BUSY_MS = 10_000;

/** The file that an inbox is moved from. */
export type MoveSource = ReturnType<typeof openSource>;

/**
 * Opens the file of an inbox that is to be moved, while a consumer uses it, and begins to note what changes. A move that has begun goes on.
 *
 * @throws {StoreError} If the file cannot be opened, or is being moved elsewhere.
 */
export function openSource(path: string, place: string) {
  const db = openFile(path);
  const get = (text: string, ...values: SQLInputValue[]) => db.prepare(text).get(...values) as Row | undefined;
  const all = (text: string, ...values: SQLInputValue[]) => db.prepare(text).all(...values) as Row[];
  let state = runInTransaction(db, () => begin(db, path, place));
  const { isNew } = state;
  const checkOwn = () => {
    if (get("SELECT id FROM move")?.["id"] !== state.id)
      throw new StoreError(`move the inbox ${path}`, "another move of it has begun meanwhile");
  };
  return {
    id: () => state.id,
    /** This call has begun the move. */
    isNew,
    /** The last event that the first pass copies; later ones are changes. */
    through: () => state.through,
    /** Begins from zero, because the new place is empty: what was copied to it before is not there any more. */
    beginAgain: () => {
      state = runInTransaction(db, () => beginAgain(db));
    },
    isFenced: () => get("SELECT is_moved FROM move")!["is_moved"] === 1,
    count: () => Number(get("SELECT count(*) AS n FROM event")!["n"]),
    /** Reads the next events of the first pass, and the number of the last one. */
    readPage: (after: number, limit: number) => readPage(db, { after, through: state.through, limit }),
    readEntities: (after: string, limit: number) =>
      all("SELECT key, newest FROM entity WHERE key > ? ORDER BY key LIMIT ?", after, limit) as {
        key: string;
        newest: number;
      }[],
    countChanges: () =>
      Number(get("SELECT (SELECT count(*) FROM move_changed) + (SELECT count(*) FROM move_entity) AS n")!["n"]),
    readChanges: (limit: number): Changes => readChanges(db, limit),
    confirm({ event, entity }: Changes["through"]) {
      runInTransaction(db, () => {
        checkOwn();
        db.prepare("DELETE FROM move_changed WHERE n <= ?").run(event);
        db.prepare("DELETE FROM move_entity WHERE n <= ?").run(entity);
      });
    },
    /** Lets no lane be claimed until this time, in ms since the epoch. The handlers that run go on, and their results are written. */
    pauseUntil: (at: number) => void runInTransaction(db, () => db.prepare("UPDATE move SET paused_until = ?").run(at)),
    countHeld: (now: number) =>
      Number(get("SELECT count(*) AS n FROM lane WHERE token IS NOT NULL AND lease_until > ?", now)!["n"]),
    /** From here on nothing in the file changes, whoever has it open. */
    fence: () =>
      runInTransaction(db, () => {
        checkOwn();
        fence(db, place);
      }),
    readRest: () => ({
      lanes: all("SELECT lane, ready_at, token, parked_for FROM lane"),
      clockAt: Number(get("SELECT at FROM clock")!["at"]),
      lastSeq: Number(get("SELECT seq FROM sqlite_sequence WHERE name = 'event'")?.["seq"] ?? 0),
    }),
    /** Gives the move up. */
    forget: () => runInTransaction(db, () => forget(db)),
    close: () => db.close(),
  };
}

function openFile(path: string): DatabaseSync {
  const { DatabaseSync } = loadNodeBuiltin<typeof import("node:sqlite")>("node:sqlite");
  const action = `move the inbox ${path}`;
  if (!existsSync(path)) throw new StoreError(action, "there is no such file");
  try {
    const raw = new DatabaseSync(path);
    raw.exec(`PRAGMA busy_timeout = ${BUSY_MS}; PRAGMA synchronous = FULL`);
    const isMoving = raw.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'move'").get() !== undefined;
    if (!isMoving) openSqlite(path, BUSY_MS).close(); // It brings the tables up to date, and refuses those of a newer version.
    return raw;
  } catch (cause) {
    throw cause instanceof StoreError ? cause : new StoreError(action, (cause as Error).message, { cause });
  }
}

function begin(db: DatabaseSync, path: string, place: string): { id: string; through: number; isNew: boolean } {
  const isFenced = db.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'moved_event_INSERT'").get() !== undefined;
  if (!isFenced) db.exec(WATCH);
  const found = db.prepare("SELECT id, place, through FROM move").get() as
    | { id: string; place: string; through: number }
    | undefined;
  if (found && found.place !== place)
    throw new StoreError(
      `move the inbox ${path} to ${place}`,
      `it ${isFenced ? "was moved" : "is being moved"} to ${found.place}`,
    );
  if (found) return { ...found, isNew: false };
  const state = { id: crypto.randomUUID(), through: readLast(db), isNew: true };
  db.prepare("INSERT INTO move (id, place, through) VALUES (?, ?, ?)").run(state.id, place, state.through);
  return state;
}

function beginAgain(db: DatabaseSync): { id: string; through: number; isNew: boolean } {
  const state = { id: crypto.randomUUID(), through: readLast(db), isNew: false };
  db.exec("DELETE FROM move_changed; DELETE FROM move_entity");
  db.prepare("UPDATE move SET id = ?, through = ?").run(state.id, state.through);
  return state;
}

function readLast(db: DatabaseSync): number {
  const { last } = db.prepare("SELECT coalesce(max(seq), 0) AS last FROM event").get() as { last: number };
  return last;
}

function fence(db: DatabaseSync, place: string): void {
  const tables = db
    .prepare(
      "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name NOT LIKE 'move%' AND name <> 'migration'",
    )
    .all() as { name: string }[];
  dropTriggers(db);
  for (const { name } of tables) db.exec(buildFence(name, describeMoved(place)));
  db.exec("UPDATE move SET is_moved = 1");
}

function forget(db: DatabaseSync): void {
  dropTriggers(db);
  db.exec("DROP TABLE move; DROP TABLE move_changed; DROP TABLE move_entity");
}

function dropTriggers(db: DatabaseSync): void {
  const triggers = db.prepare("SELECT name FROM sqlite_schema WHERE type = 'trigger' AND name LIKE 'move_%'").all();
  for (const { name } of triggers) db.exec(`DROP TRIGGER "${String(name)}"`);
}
