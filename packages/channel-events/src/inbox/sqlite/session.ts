import { realpathSync } from "node:fs";
import { resolve } from "node:path";
import type { Clock } from "@kontor/http";
import { systemClock } from "@kontor/http/internal";
import type { DatabaseSync, SQLInputValue, StatementSync } from "node:sqlite";
import { StoreError } from "../store-error.ts";
import { createFileCheck, createLogFlush } from "./disk.ts";
import { runInTransaction, openSqlite } from "./open.ts";

/**
 * The file of an inbox, as its parts use it. Each statement is prepared once. Parameters are plain `?`, because Node 22 takes no
 * numbered ones.
 */
export interface SqliteSession {
  /** The path of the file, without links. */
  readonly path: string;
  readonly db: DatabaseSync;
  now(): number;
  get(text: string, ...values: SQLInputValue[]): Record<string, unknown> | undefined;
  all(text: string, ...values: SQLInputValue[]): Record<string, unknown>[];
  /** Reads rows one by one, where there may be very many. */
  each(text: string): Iterable<Record<string, unknown>>;
  /** Returns how many rows changed. */
  run(text: string, ...values: SQLInputValue[]): number;
  /** Inserts a row, and returns its number. `undefined` if a conflict kept it out. */
  add(text: string, ...values: SQLInputValue[]): number | undefined;
  read<T>(work: () => T): T;
  /** Runs a transaction that is on the disk before this returns. */
  durably<T>(action: string, work: () => T): T;
  /**
   * Runs a transaction that a power cut may undo, because the work is then done again: a claim, a result, a mark, and an event that is
   * not acknowledged. The end of a process undoes nothing.
   */
  quickly<T>(action: string, work: () => T): T;
  /** Runs a transaction that changes which events wait, or a lane, and makes whoever owns the file look again. It is on the disk before this returns. */
  command<T>(action: string, work: () => T): T;
  /** Counts the commands of this process, because SQLite tells only of the writes of others. */
  commands(): number;
  /**
   * Resolves when all that any process has committed is on the disk. The program goes on meanwhile.
   *
   * @throws {StoreError} If the disk fails.
   */
  flush(): Promise<void>;
  /** Runs work, and turns an error of SQLite into a `StoreError`. */
  guarded<T>(action: string, work: () => T): T;
  /** @throws {StoreError} If the file was closed, or deleted, moved or replaced since it was opened, because writes to it are lost. */
  checkFile(): void;
  isOpen(): boolean;
  close(): void;
}

export function openSession(
  given: string,
  { busyTimeoutMs, clock }: { busyTimeoutMs: number; clock: Pick<Clock, "now"> },
): SqliteSession {
  const path = resolve(given); // The working folder of the program may change.
  const db = openSqlite(path, busyTimeoutMs);
  let isClosed = false;
  const checkOpen = () => {
    if (isClosed) throw new StoreError(`use the inbox ${path}`, "it was closed", { isFinal: true });
  };
  const guarded = <T>(action: string, work: () => T): T => {
    checkOpen();
    try {
      return work();
    } catch (cause) {
      const isSqlite = (cause as { code?: unknown } | undefined)?.code === "ERR_SQLITE_ERROR";
      throw isSqlite ? new StoreError(`${action} in the inbox ${path}`, (cause as Error).message, { cause }) : cause;
    }
  };
  const checkFile = createFileCheck(path, checkOpen);
  const log = createLogFlush(db, path, clock === systemClock);
  let commands = 0;
  const session: SqliteSession = {
    path: realpathSync(path),
    db,
    now: () => Math.trunc(clock.now()), // The columns hold whole numbers.
    ...createStatements(db, checkOpen),
    read: (work) => guarded("read", work),
    guarded,
    checkFile,
    durably: (action, work) =>
      guarded(action, () => {
        const result = runInTransaction(db, work);
        checkFile(); // It comes after the commit, because a write to a file that is gone is not stored.
        return result;
      }),
    commands: () => commands,
    command(action, work) {
      const result = session.durably(action, () => {
        session.run("UPDATE owner SET commands = commands + 1");
        return work();
      });
      commands += 1;
      return result;
    },
    quickly: (action, work) =>
      guarded(action, () => {
        db.exec("PRAGMA synchronous = NORMAL");
        try {
          return runInTransaction(db, work);
        } finally {
          db.exec("PRAGMA synchronous = FULL");
        }
      }),
    async flush() {
      try {
        await log.flush();
      } finally {
        checkFile(); // An event in a file that is gone is not stored, so it must not be acknowledged.
      }
    },
    isOpen: () => !isClosed,
    close() {
      if (isClosed) return;
      isClosed = true;
      log.close();
      db.close();
    },
  };
  return session;
}

/** Prepares each statement once. */
function createStatements(
  db: DatabaseSync,
  checkOpen: () => void,
): Pick<SqliteSession, "get" | "all" | "each" | "run" | "add"> {
  const prepared = new Map<string, StatementSync>();
  const sql = (text: string) => {
    checkOpen();
    const statement = prepared.get(text) ?? db.prepare(text);
    prepared.set(text, statement);
    return statement;
  };
  return {
    get: (text, ...values) => sql(text).get(...values),
    all: (text, ...values) => sql(text).all(...values),
    each: (text) => sql(text).iterate(),
    run: (text, ...values) => Number(sql(text).run(...values).changes),
    add(text, ...values) {
      const { changes, lastInsertRowid } = sql(text).run(...values);
      return Number(changes) === 0 ? undefined : Number(lastInsertRowid);
    },
  };
}
