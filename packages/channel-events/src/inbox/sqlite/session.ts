import {
  createPrivate,
  describeFileFault,
  findFileFault,
  keepPrivate,
  loadNodeBuiltin,
  systemClock,
} from "@kontor/http/internal";
import { realpathSync } from "node:fs";
import { resolve } from "node:path";
import type { DatabaseSync, SQLInputValue, StatementSync } from "node:sqlite";
import { createInboxClock, type InboxClockOption } from "../inbox-clock.ts";
import { type Migration, type TablesVersion, chooseMigrations } from "../migration.ts";
import { StoreError } from "../store-error.ts";
import { checkPlace, createFileCheck, createLogFlush } from "./disk.ts";
import { runInTransaction, runOutside, runWithoutWait, waitForLock } from "./transaction.ts";

export type SqliteSession = ReturnType<typeof openSession>;

/** Opens the file. It is brought up to date if an older version has written it. */
export function openSession(
  name: string,
  { busyTimeoutMs, clock: given }: { busyTimeoutMs: number; clock: InboxClockOption },
) {
  const path = resolve(name); // The working folder of the program may change.
  runOnFile(`open the inbox ${path}`, path, () => checkPlace(path));
  const db = openSqlite(path, busyTimeoutMs);
  let isClosed = false;
  let commands = 0;
  const checkOpen = () => {
    if (isClosed) throw new StoreError(`use the inbox ${path}`, "it was closed", { isFinal: true });
  };
  const guarded = createGuard(path, checkOpen);
  /** @throws {StoreError} If the file was closed, or deleted, moved or replaced since it was opened, because writes to it are lost. */
  const { check, log } = openBeside(db, path, checkOpen, given === systemClock);
  const checkFile = () => runOnFile(`use the inbox ${path}`, path, check);
  const clock = createInboxClock(given);
  const statements = createStatements(db, checkOpen);
  /** Does work again that found the file locked, while the program goes on. */
  const patiently = <T>(work: () => Promise<T> | T): Promise<T> => waitForLock(work, busyTimeoutMs);
  /** Runs a transaction that is on the disk before this returns. */
  const durably = <T>(action: string, work: () => T): T =>
    guarded(action, () => {
      const result = runInTransaction(db, path, work, busyTimeoutMs);
      checkFile(); // It comes after the commit, because a write to a file that is gone is not stored.
      return result;
    });
  return {
    /** The path of the file, without links. */
    path: realpathSync(path),
    db,
    ...statements,
    guarded,
    checkFile,
    durably,
    clock,
    now: clock.now,
    read: <T>(work: () => T): T => guarded("read", work),
    /** Runs a transaction that a power cut may undo, because the work is then done again. The end of a process undoes nothing. */
    quickly: <T>(action: string, work: () => T): T =>
      guarded(action, () => {
        runOutside(db, path, "PRAGMA synchronous = NORMAL");
        try {
          return runInTransaction(db, path, work, busyTimeoutMs);
        } finally {
          db.exec("PRAGMA synchronous = FULL");
        }
      }),
    /** Runs a durable transaction that changes which events wait, or a lane, and makes whoever owns the file look again. */
    async command<T>(action: string, work: () => T): Promise<T> {
      const counted = () => {
        commands += 1; // If the transaction fails, the owner reads its state once more than needed.
        statements.run("UPDATE owner SET commands = commands + 1");
        return work();
      };
      return patiently(() => durably(action, counted));
    },
    patiently,
    /** Runs a statement that takes the lock of the file, and is no transaction. */
    withoutWait: <T>(action: string, run: () => T): T => guarded(action, () => runWithoutWait(db, busyTimeoutMs, run)),
    /** Counts the commands of this process, because SQLite tells only of the writes of others. */
    commands: () => commands,
    /** Resolves when all that any process has committed is on the disk. @throws {StoreError} If the disk fails. */
    async flush(): Promise<void> {
      try {
        await log.flush();
      } finally {
        checkFile(); // An event in a file that is gone is not stored, so it must not be acknowledged.
      }
    },
    isOpen: () => !isClosed,
    close(): void {
      if (isClosed) return;
      isClosed = true;
      log.close();
      db.close();
    },
  };
}

/** Opens what lies beside a database, and closes the database if that fails. @throws {StoreError} For example on a file system that is read-only. */
function openBeside(db: DatabaseSync, path: string, checkOpen: () => void, isRealTime: boolean) {
  try {
    return runOnFile(`open the inbox ${path}`, path, () => ({
      check: createFileCheck(path, checkOpen),
      log: createLogFlush(db, path, isRealTime),
    }));
  } catch (error) {
    db.close();
    throw error;
  }
}

/** Runs work on a file. @throws {StoreError} If SQLite or the file system fails, with the remedy. Any other error is thrown as it is. */
export function runOnFile<T>(action: string, path: string, work: () => T): T {
  try {
    return work();
  } catch (cause) {
    const isSqlite = (cause as { code?: unknown } | undefined)?.code === "ERR_SQLITE_ERROR";
    if (cause instanceof StoreError || !(isSqlite || findFileFault(cause))) throw cause;
    throw new StoreError(action, describeFault(cause, path), { cause });
  }
}

export function describeFault(cause: unknown, path: string): string {
  return describeFileFault(cause, path) ?? (cause as Error).message;
}

type Row = Record<string, unknown>;

/** The condition that a row is one of a list, which a statement gets as JSON. */
export const SEQ_IN_LIST = "seq IN (SELECT value FROM json_each(?))";

/** Makes a function that runs work, and turns a failure of the file into a `StoreError`. */
function createGuard(path: string, checkOpen: () => void) {
  return <T>(action: string, work: () => T): T => {
    checkOpen();
    return runOnFile(`${action} in the inbox ${path}`, path, work);
  };
}

/** Prepares each statement once. Parameters are plain `?`, because Node 22 takes no numbered ones. */
function createStatements(db: DatabaseSync, checkOpen: () => void) {
  const prepared = new Map<string, StatementSync>();
  const sql = (text: string) => {
    checkOpen();
    const statement = prepared.get(text) ?? db.prepare(text);
    prepared.set(text, statement);
    return statement;
  };
  return {
    get: (text: string, ...values: SQLInputValue[]): Row | undefined => sql(text).get(...values),
    all: (text: string, ...values: SQLInputValue[]): Row[] => sql(text).all(...values),
    /** Reads rows one by one, where there may be very many. */
    each: (text: string): Iterable<Row> => sql(text).iterate(),
    run: (text: string, ...values: SQLInputValue[]): number => Number(sql(text).run(...values).changes),
    /** Inserts a row, and returns its number. `undefined` if a conflict kept it out. */
    add(text: string, ...values: SQLInputValue[]): number | undefined {
      const { changes, lastInsertRowid } = sql(text).run(...values);
      return Number(changes) === 0 ? undefined : Number(lastInsertRowid);
    },
  };
}

/**
 * `event` has a row for each event; its number is the order of arrival. Facts that change more than once per event are in small tables,
 * because writing there costs less than writing the event again. `turn` has the lanes whose turn lies ahead or that are parked, `begun`
 * the starts that have not ended, `held` the lanes that the owner may have been handling when its process ended. `owner` has one row: which
 * process owns the file, the newest time that was seen, and how many commands others have given.
 */
const tables = `
  CREATE TABLE event (
    seq INTEGER PRIMARY KEY AUTOINCREMENT,
    id TEXT NOT NULL UNIQUE,
    type TEXT NOT NULL,
    lane TEXT NOT NULL,
    raw TEXT NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('waiting', 'done', 'dead')),
    problem TEXT,
    attempts INTEGER NOT NULL DEFAULT 0,
    deliveries INTEGER NOT NULL DEFAULT 1,
    first_seen_at INTEGER NOT NULL,
    last_seen_at INTEGER NOT NULL,
    settled_at INTEGER,
    trace TEXT
  ) STRICT;
  CREATE INDEX event_waiting ON event (lane, seq) WHERE state = 'waiting';
  CREATE INDEX event_kept ON event (state, seq) WHERE state <> 'waiting' AND problem IS NOT NULL;
  CREATE TABLE unacknowledged (seq INTEGER PRIMARY KEY, id TEXT NOT NULL) STRICT;
  CREATE TABLE turn (lane TEXT PRIMARY KEY, ready_at INTEGER NOT NULL, parked_for TEXT) STRICT, WITHOUT ROWID;
  CREATE TABLE begun (seq INTEGER PRIMARY KEY, times INTEGER NOT NULL) STRICT;
  CREATE TABLE held (lanes TEXT NOT NULL) STRICT;
  CREATE TABLE step (seq INTEGER NOT NULL, key TEXT NOT NULL, value TEXT NOT NULL, PRIMARY KEY (seq, key)) STRICT;
  CREATE TABLE entity (key TEXT PRIMARY KEY, newest INTEGER NOT NULL) STRICT;
  CREATE TABLE owner (
    token TEXT NOT NULL,
    process INTEGER NOT NULL,
    host TEXT NOT NULL,
    seen_at INTEGER NOT NULL,
    commands INTEGER NOT NULL
  ) STRICT;
  INSERT INTO held VALUES ('[]');
  INSERT INTO owner VALUES ('', 0, '', 0, 0);
`;

const migrations: Migration[] = [{ sql: tables, oldest: 1 }];

/** A file has it from its first table on, or from a `VACUUM` on. */
export const GIVES_PAGES_BACK = "PRAGMA auto_vacuum = INCREMENTAL";

/** Opens a file with a write-ahead log and durable commits, and brings it up to date. @throws {StoreError} If that cannot be. */
export function openSqlite(path: string, busyTimeoutMs: number): DatabaseSync {
  const action = `open the inbox ${path}`;
  let db: DatabaseSync | undefined;
  try {
    const sqlite = loadNodeBuiltin<typeof import("node:sqlite")>("node:sqlite");
    createPrivate(path);
    db = new sqlite.DatabaseSync(path);
    db.exec(`PRAGMA busy_timeout = ${busyTimeoutMs}`); // The option of this name came with Node 22.16.
    db.exec("PRAGMA secure_delete = ON"); // What is deleted is overwritten.
    if (db.prepare("PRAGMA page_count").get()!["page_count"] === 0) db.exec(GIVES_PAGES_BACK);
    // The cache is larger and checkpoints are rarer than by default, because each event changes about ten pages.
    db.exec(
      "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA cache_size = -16000; PRAGMA wal_autocheckpoint = 4000",
    );
    const mode = { ...db.prepare("PRAGMA journal_mode").get(), ...db.prepare("PRAGMA synchronous").get() };
    if (mode["journal_mode"] !== "wal" || mode["synchronous"] !== 2)
      throw new StoreError(action, `a commit must be on the disk before it counts: got ${JSON.stringify(mode)}`);
    const opened = db;
    if (chooseMigrations(action, migrations, readVersion(opened)).length > 0)
      runInTransaction(opened, path, () => migrate(opened, action)); // It looks again, because another process may have done it meanwhile.
    keepPrivate(path); // A file of another program was refused before.
    return db;
  } catch (cause) {
    db?.close();
    throw cause instanceof StoreError ? cause : new StoreError(action, describeFault(cause, path), { cause });
  }
}

/** Brings the tables up to date, and records which version they have and which is the lowest whose code can use them. */
function migrate(db: DatabaseSync, action: string): void {
  const missing = chooseMigrations(action, migrations, readVersion(db));
  if (missing.length === 0) return;
  for (const { sql } of missing) db.exec(sql);
  const { oldest } = migrations.at(-1)!;
  db.exec(`PRAGMA user_version = ${migrations.length}; DROP TABLE IF EXISTS migration;
    CREATE TABLE migration (oldest INTEGER NOT NULL) STRICT; INSERT INTO migration (oldest) VALUES (${oldest})`);
}

function readVersion(db: DatabaseSync): TablesVersion {
  const { user_version: version } = db.prepare("PRAGMA user_version").get() as { user_version: number };
  if (version <= migrations.length) return { version };
  const isRecorded = db.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'migration'").get() !== undefined;
  return { version, ...(isRecorded && db.prepare("SELECT oldest FROM migration").get()) };
}
