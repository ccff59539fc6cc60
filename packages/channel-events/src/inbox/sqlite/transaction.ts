import type { DatabaseSync } from "node:sqlite";
import { sleep, systemClock } from "@kontor/http/internal";
import { StoreError } from "../store-error.ts";

const LEFT_OPEN =
  "a transaction was left open on its connection. Kontor rolled it back, and its writes are lost: write with ctx.withTx(), or end each BEGIN before anything else is awaited";

/** Gives the result code of SQLite that an error has, without its details. */
export function readErrcode(error: unknown): number {
  return ((error as { errcode?: number } | undefined)?.errcode ?? 0) & 0xff;
}

export const BUSY = 5; // SQLITE_BUSY
/** The error of a statement that tells in its result that the file is locked. */
export function buildBusyError(): Error {
  return Object.assign(new Error("database is locked"), { code: "ERR_SQLITE_ERROR", errcode: BUSY });
}

const FIRST_PAUSE_MS = 10;
const LONGEST_PAUSE_MS = 200;

/** Errors of statements that found the file locked by another program, and did nothing. */
const undone = new WeakSet<object>();

/**
 * Does work that begins with `runWithoutWait()`, and does it again while another program holds a lock on the file, for `maxMs` at most. The program goes on
 * between two tries, because a wait of SQLite itself would block it.
 */
export async function waitForLock<T>(work: () => Promise<T> | T, maxMs: number): Promise<T> {
  const since = systemClock.monotonicMs();
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS)) {
    try {
      return await work();
    } catch (error) {
      const leftMs = since + maxMs - systemClock.monotonicMs();
      if (!undone.has(Object((error as Error | undefined)?.cause)) || leftMs <= 0) throw error;
      await sleep(Math.min(pauseMs, leftMs));
    }
  }
}

/** Runs a statement that takes the lock of the file, without a wait: `waitForLock()` tries again. @param busyTimeoutMs The wait of other statements. */
export function runWithoutWait<T>(db: DatabaseSync, busyTimeoutMs: number, run: () => T): T {
  db.exec("PRAGMA busy_timeout = 0");
  try {
    return run();
  } catch (error) {
    if (readErrcode(error) === BUSY) undone.add(error as Error);
    throw error;
  } finally {
    db.exec(`PRAGMA busy_timeout = ${busyTimeoutMs}`);
  }
}

const busy = new WeakSet<DatabaseSync>();

/** Runs work in one transaction, which is undone if the work throws. @param busyTimeoutMs Given, a lock of another program is not waited for. */
export function runInTransaction<T>(db: DatabaseSync, path: string, run: () => T, busyTimeoutMs?: number): T {
  runOutside(db, path, "BEGIN IMMEDIATE", busyTimeoutMs);
  busy.add(db);
  try {
    const result = run();
    db.exec("COMMIT");
    return result;
  } catch (error) {
    try {
      db.exec("ROLLBACK");
    } catch {
      // SQLite has already undone the transaction.
    }
    throw error;
  } finally {
    busy.delete(db);
  }
}

/** Runs a statement that is refused within a transaction. @throws {StoreError} If one was left open: it is rolled back. */
export function runOutside(db: DatabaseSync, path: string, sql: string, busyTimeoutMs?: number): void {
  try {
    if (busyTimeoutMs === undefined) db.exec(sql);
    else runWithoutWait(db, busyTimeoutMs, () => db.exec(sql));
  } catch (cause) {
    if (busy.has(db) || !/(within|inside) a transaction/.test((cause as Error).message)) throw cause;
    db.exec("ROLLBACK");
    throw new StoreError(`write to the inbox ${path}`, LEFT_OPEN, { cause });
  }
}
