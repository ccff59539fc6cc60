import { DatabaseSync } from "node:sqlite";
import { sql as events } from "./0001-events.ts";
import { sql as lanes } from "./0002-lanes.ts";
import { StoreError } from "../store-error.ts";

const migrations = [events, lanes];

/**
 * Opens the file of an inbox: write-ahead log, and a commit is on the disk before it counts. A file of an older version is
 * brought up to date.
 *
 * @throws {StoreError} If it cannot be opened, cannot be made durable, or was written by a newer version.
 */
export function openSqlite(path: string, busyTimeoutMs: number): DatabaseSync {
  const action = `open the inbox ${path}`;
  try {
    const db = new DatabaseSync(path);
    db.exec(`PRAGMA busy_timeout = ${Math.max(0, Math.trunc(busyTimeoutMs))}`); // the option of this name came with Node 22.16
    // a larger cache and rarer checkpoints: an event changes some ten pages on its way
    db.exec(
      "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA cache_size = -16000; PRAGMA wal_autocheckpoint = 4000",
    );
    const mode = { ...db.prepare("PRAGMA journal_mode").get(), ...db.prepare("PRAGMA synchronous").get() };
    if (mode["journal_mode"] !== "wal" || mode["synchronous"] !== 2)
      throw new StoreError(action, `a commit must be on the disk before it counts: got ${JSON.stringify(mode)}`);
    inTransaction(db, () => {
      const version = db.prepare("PRAGMA user_version").get()!["user_version"] as number;
      if (version > migrations.length)
        throw new StoreError(action, `it must be of version ${migrations.length} or older: got ${version}`);
      for (const migration of migrations.slice(version)) db.exec(migration);
      db.exec(`PRAGMA user_version = ${migrations.length}`);
    });
    return db;
  } catch (cause) {
    throw cause instanceof StoreError ? cause : new StoreError(action, (cause as Error).message, cause);
  }
}

/** All of it, or nothing. */
export function inTransaction<T>(db: DatabaseSync, run: () => T): T {
  db.exec("BEGIN IMMEDIATE");
  try {
    const result = run();
    db.exec("COMMIT");
    return result;
  } catch (error) {
    try {
      db.exec("ROLLBACK");
    } catch {
      // SQLite has done it by itself
    }
    throw error;
  }
}
