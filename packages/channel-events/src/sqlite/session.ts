import type { DatabaseSync, SQLInputValue, StatementSync } from "node:sqlite";
import { hostname } from "node:os";
import { StoreError } from "../store-error.ts";
import { inTransaction, openSqlite } from "./open.ts";

/** A time that never comes, in ms since the epoch. */
export const NEVER = 8.64e15;

/** When this process began, in seconds of a clock that only goes on: a later one of the same number began later. */
const BEGAN = Number(process.hrtime.bigint()) / 1e9 - process.uptime();

/** The file of an inbox, as its parts use it. Statements are prepared once. Their parameters are plain `?`: Node 22 takes no `?1` by place. */
export interface SqliteSession {
  readonly db: DatabaseSync;
  /** This use of the file, among those that share it. */
  readonly self: string;
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
  close(): void;
}

/** Opens a file, and frees what processes hold in it that are no longer there. */
export function openSession(
  path: string,
  { busyTimeoutMs, now }: { busyTimeoutMs: number; now: () => number },
): SqliteSession {
  const db = openSqlite(path, busyTimeoutMs);
  const self = `${process.pid}-${crypto.randomUUID()}`;
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
      throw isSqlite ? new StoreError(`${action} in the inbox ${path}`, (cause as Error).message, cause) : cause;
    }
  };
  const session: SqliteSession = {
    db,
    self,
    now,
    get: (text, ...values) => sql(text).get(...values),
    all: (text, ...values) => sql(text).all(...values),
    run: (text, ...values) => Number(sql(text).run(...values).changes),
    read: (work) => guarded("read", work),
    guarded,
    durably: (action, work) => guarded(action, () => inTransaction(db, work)),
    quickly: (action, work) =>
      guarded(action, () => {
        db.exec("PRAGMA synchronous = NORMAL");
        try {
          return inTransaction(db, work);
        } finally {
          db.exec("PRAGMA synchronous = FULL");
        }
      }),
    close() {
      if (isClosed) return;
      isClosed = true;
      session.run("DELETE FROM process WHERE process = ?", self);
      db.close();
    },
  };
  session.quickly("open", () => register(session));
  return session;
}

function register({ self, all, run }: SqliteSession): void {
  for (const { process: owner, host, pid, began } of all("SELECT process, host, pid, began FROM process")) {
    if (host !== hostname() || isThere(pid as number, began as number)) continue; // of another host nobody knows: its leases end
    // nobody holds its lanes and leases any more: no need to wait for their ends
    run("UPDATE lane SET lease_until = 0, token = NULL WHERE process = ?", owner as string);
    run("DELETE FROM lease WHERE process = ?", owner as string);
    run("DELETE FROM process WHERE process = ?", owner as string);
  }
  run("INSERT INTO process (process, host, pid, began) VALUES (?, ?, ?, ?)", self, hostname(), process.pid, BEGAN);
}

/** Whether a process of this machine is there. Ours may be an earlier one's number, and an earlier use of this process is there. */
function isThere(pid: number, began: number): boolean {
  if (pid === process.pid) return Math.abs(began - BEGAN) < 1;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as { code?: string }).code === "EPERM";
  }
}
