import { realpathSync, statSync } from "node:fs";
import { resolve } from "node:path";
import type { DatabaseSync, SQLInputValue, StatementSync } from "node:sqlite";
import { StoreError } from "../store-error.ts";
import { checkNotMoved, readMovedError } from "../move/mark.ts";
import { runInTransaction, openSqlite } from "./open.ts";

/**
 * The file of an inbox, as its parts use it. Each statement is prepared once. Parameters are plain `?`, because Node 22 takes no
 * numbered ones.
 */
export interface SqliteSession {
  readonly db: DatabaseSync;
  now(): number;
  get(text: string, ...values: SQLInputValue[]): Record<string, unknown> | undefined;
  all(text: string, ...values: SQLInputValue[]): Record<string, unknown>[];
  /** Returns how many rows changed. */
  run(text: string, ...values: SQLInputValue[]): number;
  /** Inserts a row, and returns its number. `undefined` if a conflict kept it out. */
  add(text: string, ...values: SQLInputValue[]): number | undefined;
  read<T>(work: () => T): T;
  /** Runs a transaction that is on the disk before this returns. */
  durably<T>(action: string, work: () => T): T;
  /**
   * Runs a transaction that a power cut may undo, because the work is then done again: a claim, a result, a mark. The end of a process
   * undoes nothing.
   */
  quickly<T>(action: string, work: () => T): T;
  /** Runs work, and turns an error of SQLite into a `StoreError`. */
  guarded<T>(action: string, work: () => T): T;
  /** @throws {StoreError} If the file was closed, or deleted, moved or replaced since it was opened, because writes to it are lost. */
  checkFile(): void;
  isOpen(): boolean;
  close(): void;
}

/** Opens a file, and frees the lanes and leases of processes that have ended. */
export function openSession(
  given: string,
  { busyTimeoutMs, now }: { busyTimeoutMs: number; now: () => number },
): SqliteSession {
  const path = resolve(given); // The working folder of the program may change.
  const db = openSqlite(path, busyTimeoutMs);
  try {
    checkNotMoved(db, `open the inbox ${path}`);
  } catch (error) {
    db.close();
    throw error;
  }
  const prepared = new Map<string, StatementSync>();
  let isClosed = false;
  const checkOpen = () => {
    if (isClosed) throw new StoreError(`use the inbox ${path}`, "it was closed", { isFinal: true });
  };
  const sql = (text: string) => {
    checkOpen();
    const statement = prepared.get(text) ?? db.prepare(text);
    prepared.set(text, statement);
    return statement;
  };
  const guarded = <T>(action: string, work: () => T): T => {
    checkOpen();
    try {
      return work();
    } catch (cause) {
      const isSqlite = (cause as { code?: unknown } | undefined)?.code === "ERR_SQLITE_ERROR";
      const moved = isSqlite ? readMovedError(`${action} in the inbox ${path}`, (cause as Error).message) : undefined;
      if (moved) throw moved;
      throw isSqlite ? new StoreError(`${action} in the inbox ${path}`, (cause as Error).message, { cause }) : cause;
    }
  };
  const checkFile = createFileCheck(path, checkOpen);
  const session: SqliteSession = {
    db,
    now,
    get: (text, ...values) => sql(text).get(...values),
    all: (text, ...values) => sql(text).all(...values),
    run: (text, ...values) => Number(sql(text).run(...values).changes),
    add(text, ...values) {
      const { changes, lastInsertRowid } = sql(text).run(...values);
      return Number(changes) === 0 ? undefined : Number(lastInsertRowid);
    },
    read: (work) => guarded("read", work),
    guarded,
    checkFile,
    durably: (action, work) =>
      guarded(action, () => {
        const result = runInTransaction(db, work);
        checkFile(); // It comes after the commit, because a write to a file that is gone is not stored.
        return result;
      }),
    quickly: (action, work) =>
      guarded(action, () => {
        db.exec("PRAGMA synchronous = NORMAL");
        try {
          return runInTransaction(db, work);
        } finally {
          db.exec("PRAGMA synchronous = FULL");
        }
      }),
    isOpen: () => !isClosed,
    close() {
      if (isClosed) return;
      isClosed = true;
      db.close();
    },
  };
  return session;
}

/** Makes a check that throws if a file, its log or its locks were deleted, moved or replaced since now. */
function createFileCheck(path: string, checkOpen: () => void): () => void {
  const real = realpathSync(path); // The log lies beside the file, and not beside a link to it.
  const files = [real, `${real}-wal`, `${real}-shm`]; // The last file holds the locks of writers.
  const opened = files.map(identify);
  return () => {
    checkOpen(); // SQLite removes the log when it closes a file, which looks as if somebody else had done so.
    for (const [index, file] of files.entries())
      if (identify(file) !== opened[index] || (index === 0 && statSync(file).size === 0))
        throw new StoreError(
          `use the inbox ${path}`,
          `${file} was deleted, moved, emptied or replaced while it was open: nothing is acknowledged until the program is started again`,
          { isFinal: true },
        );
  };
}

/** Gives the identity of a file, which does not depend on its name. */
function identify(path: string): string {
  const facts = statSync(path, { bigint: true, throwIfNoEntry: false });
  return facts ? `${facts.dev}:${facts.ino}` : "none";
}
