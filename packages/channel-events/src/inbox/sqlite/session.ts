import { realpathSync, statSync } from "node:fs";
import { resolve } from "node:path";
import type { DatabaseSync, SQLInputValue, StatementSync } from "node:sqlite";
import { StoreError } from "../store-error.ts";
import { runInTransaction, openSqlite } from "./open.ts";

/** A time that never comes, in ms since the epoch. */
export const NEVER = 8.64e15;

/** The file of an inbox, as its parts use it. Statements are prepared once. Their parameters are plain `?`: Node 22 takes no `?1` by place. */
export interface SqliteSession {
  readonly db: DatabaseSync;
  now(): number;
  get(text: string, ...values: SQLInputValue[]): Record<string, unknown> | undefined;
  all(text: string, ...values: SQLInputValue[]): Record<string, unknown>[];
  /** Returns how many rows changed. */
  run(text: string, ...values: SQLInputValue[]): number;
  read<T>(work: () => T): T;
  /** What must be on the disk before anybody hears of it. */
  durably<T>(action: string, work: () => T): T;
  /** What a power cut may undo, as it is then done again: a claim, an outcome, a mark. The end of a process undoes nothing. */
  quickly<T>(action: string, work: () => T): T;
  guarded<T>(action: string, work: () => T): T;
  /** @throws {StoreError} If the file was deleted, moved or replaced since it was opened: what is written there is lost. */
  checkFile(): void;
  close(): void;
}

/** Opens a file, and frees what processes hold in it that are no longer there. */
export function openSession(
  given: string,
  { busyTimeoutMs, now }: { busyTimeoutMs: number; now: () => number },
): SqliteSession {
  const path = resolve(given); // the folder of the program may change
  const db = openSqlite(path, busyTimeoutMs);
  const prepared = new Map<string, StatementSync>();
  let isClosed = false;
  const sql = (text: string) => {
    const statement = prepared.get(text) ?? db.prepare(text);
    prepared.set(text, statement);
    return statement;
  };
  const guarded = <T>(action: string, work: () => T): T => {
    try {
      return work();
    } catch (cause) {
      const isSqlite = (cause as { code?: unknown } | undefined)?.code === "ERR_SQLITE_ERROR";
      throw isSqlite ? new StoreError(`${action} in the inbox ${path}`, (cause as Error).message, { cause }) : cause;
    }
  };
  const real = realpathSync(path); // the log lies beside the file and not beside a link to it
  const files = [real, `${real}-wal`, `${real}-shm`]; // the last one holds the locks of those who write
  const opened = files.map(identify);
  const checkFile = () => {
    for (const [index, file] of files.entries())
      if (identify(file) !== opened[index] || (index === 0 && statSync(file).size === 0))
        throw new StoreError(
          `use the inbox ${path}`,
          `${file} was deleted, moved, emptied or replaced while it was open: nothing is acknowledged until the program is started again`,
          { isFinal: true },
        );
  };
  const session: SqliteSession = {
    db,
    now,
    get: (text, ...values) => sql(text).get(...values),
    all: (text, ...values) => sql(text).all(...values),
    run: (text, ...values) => Number(sql(text).run(...values).changes),
    read: (work) => guarded("read", work),
    guarded,
    checkFile,
    durably: (action, work) =>
      guarded(action, () => {
        const result = runInTransaction(db, work);
        checkFile(); // after the commit: what was written to a file that is gone is not stored
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
    close() {
      if (isClosed) return;
      isClosed = true;
      db.close();
    },
  };
  return session;
}

/** Tells one file from another, whatever its name is. */
function identify(path: string): string {
  const facts = statSync(path, { bigint: true, throwIfNoEntry: false });
  return facts ? `${facts.dev}:${facts.ino}` : "none";
}
