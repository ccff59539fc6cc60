import { realpathSync } from "node:fs";
import { resolve } from "node:path";
import type { Clock } from "@kontor/http";
import { systemClock } from "@kontor/http/internal";
import type { DatabaseSync, SQLInputValue, StatementSync } from "node:sqlite";
import { StoreError } from "../store-error.ts";
import { createFileCheck, createLogFlush } from "./disk.ts";
import { runInTransaction, openSqlite } from "./open.ts";

/** The file of an inbox, as its parts use it. */
export type SqliteSession = ReturnType<typeof openSession>;

/** Opens the file. It is brought up to date if an older version has written it. */
export function openSession(
  given: string,
  { busyTimeoutMs, clock }: { busyTimeoutMs: number; clock: Pick<Clock, "now"> },
) {
  const path = resolve(given); // The working folder of the program may change.
  const db = openSqlite(path, busyTimeoutMs);
  let isClosed = false;
  let commands = 0;
  const checkOpen = () => {
    if (isClosed) throw new StoreError(`use the inbox ${path}`, "it was closed", { isFinal: true });
  };
  /** Runs work, and turns an error of SQLite into a `StoreError`. */
  const guarded = <T>(action: string, work: () => T): T => {
    checkOpen();
    try {
      return work();
    } catch (cause) {
      const isSqlite = (cause as { code?: unknown } | undefined)?.code === "ERR_SQLITE_ERROR";
      throw isSqlite ? new StoreError(`${action} in the inbox ${path}`, (cause as Error).message, { cause }) : cause;
    }
  };
  /** @throws {StoreError} If the file was closed, or deleted, moved or replaced since it was opened, because writes to it are lost. */
  const checkFile = createFileCheck(path, checkOpen);
  const log = createLogFlush(db, path, clock === systemClock);
  const statements = createStatements(db, checkOpen);
  /** Runs a transaction that is on the disk before this returns. */
  const durably = <T>(action: string, work: () => T): T =>
    guarded(action, () => {
      const result = runInTransaction(db, work);
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
    now: () => Math.trunc(clock.now()), // The columns hold whole numbers.
    read: <T>(work: () => T): T => guarded("read", work),
    /**
     * Runs a transaction that a power cut may undo, because the work is then done again: a claim, a result, a mark, and an event that is
     * not acknowledged. The end of a process undoes nothing.
     */
    quickly: <T>(action: string, work: () => T): T =>
      guarded(action, () => {
        db.exec("PRAGMA synchronous = NORMAL");
        try {
          return runInTransaction(db, work);
        } finally {
          db.exec("PRAGMA synchronous = FULL");
        }
      }),
    /** Runs a durable transaction that changes which events wait, or a lane, and makes whoever owns the file look again. */
    command<T>(action: string, work: () => T): T {
      const result = durably(action, () => {
        statements.run("UPDATE owner SET commands = commands + 1");
        return work();
      });
      commands += 1;
      return result;
    },
    /** Counts the commands of this process, because SQLite tells only of the writes of others. */
    commands: () => commands,
    /**
     * Resolves when all that any process has committed is on the disk. The program goes on meanwhile.
     *
     * @throws {StoreError} If the disk fails.
     */
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

type Row = Record<string, unknown>;

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
    /** Returns how many rows changed. */
    run: (text: string, ...values: SQLInputValue[]): number => Number(sql(text).run(...values).changes),
    /** Inserts a row, and returns its number. `undefined` if a conflict kept it out. */
    add(text: string, ...values: SQLInputValue[]): number | undefined {
      const { changes, lastInsertRowid } = sql(text).run(...values);
      return Number(changes) === 0 ? undefined : Number(lastInsertRowid);
    },
  };
}
