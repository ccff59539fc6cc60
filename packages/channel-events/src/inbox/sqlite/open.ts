import { loadNodeBuiltin } from "@kontor/http/internal";
import type { DatabaseSync } from "node:sqlite";
import { sql as events } from "./migrations/0001-events.ts";
import { sql as lanes } from "./migrations/0002-lanes.ts";
import { sql as starts } from "./migrations/0003-starts.ts";
import { chooseMigrations, isUsable, type Migration, type TablesVersion } from "../migration.ts";
import { StoreError } from "../store-error.ts";

const migrations: Migration[] = [
  { sql: events, oldest: 1 },
  { sql: lanes, oldest: 2 },
  { sql: starts, oldest: 3 },
];
const BUSY = 5; // SQLITE_BUSY

/**
 * Opens the file of an inbox with a write-ahead log and durable commits. A file of an older version is brought up to date. If no other
 * process has the file open, the lanes and leases of earlier processes are free at once.
 *
 * @throws {StoreError} If it cannot be opened, cannot be made durable, or was changed by a newer version so that this one cannot use it.
 */
export function openSqlite(path: string, busyTimeoutMs: number): DatabaseSync {
  const action = `open the inbox ${path}`;
  let db: DatabaseSync | undefined;
  try {
    const sqlite = loadNodeBuiltin<typeof import("node:sqlite")>("node:sqlite");
    db = new sqlite.DatabaseSync(path);
    db.exec(`PRAGMA busy_timeout = ${Math.max(0, Math.trunc(busyTimeoutMs))}`); // The option of this name came with Node 22.16.
    if (isHeld(db)) freeIfAlone(db, busyTimeoutMs);
    // The cache is larger and checkpoints are rarer than by default, because each event changes about ten pages.
    db.exec(
      "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA cache_size = -16000; PRAGMA wal_autocheckpoint = 4000",
    );
    const mode = { ...db.prepare("PRAGMA journal_mode").get(), ...db.prepare("PRAGMA synchronous").get() };
    if (mode["journal_mode"] !== "wal" || mode["synchronous"] !== 2)
      throw new StoreError(action, `a commit must be on the disk before it counts: got ${JSON.stringify(mode)}`);
    const opened = db;
    runInTransaction(opened, () => migrate(opened, action));
    return db;
  } catch (cause) {
    db?.close();
    throw cause instanceof StoreError ? cause : new StoreError(action, (cause as Error).message, { cause });
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

/** Whether a process holds a lane or a lease. A program that stopped properly holds none. */
function isHeld(db: DatabaseSync): boolean {
  const found = readVersion(db);
  if (found.version < 2 || !isUsable(migrations, found)) return false;
  const held = "SELECT 1 FROM lease UNION ALL SELECT 1 FROM lane WHERE token IS NOT NULL LIMIT 1";
  return db.prepare(held).get() !== undefined;
}

/**
 * Frees lanes and leases if no other process has the file open, on this machine or in another container. The locks of the operating
 * system tell this, because they end with their process: SQLite leaves the write-ahead log only for a process that is alone (decision
 * 15). Tokens stay, because they tell which lanes were never given back.
 */
function freeIfAlone(db: DatabaseSync, busyTimeoutMs: number): void {
  db.exec("PRAGMA busy_timeout = 0; PRAGMA locking_mode = EXCLUSIVE");
  try {
    if (db.prepare("PRAGMA journal_mode = DELETE").get()!["journal_mode"] !== "delete") return;
    runInTransaction(db, () => db.exec("UPDATE lane SET lease_until = 0 WHERE lease_until > 0; DELETE FROM lease"));
  } catch (error) {
    if ((error as { errcode?: number }).errcode !== BUSY) throw error;
  } finally {
    db.exec("PRAGMA locking_mode = NORMAL");
    db.exec(`PRAGMA busy_timeout = ${Math.max(0, Math.trunc(busyTimeoutMs))}`);
  }
}

/** Runs work in one transaction, which is undone if the work throws. */
export function runInTransaction<T>(db: DatabaseSync, run: () => T): T {
  db.exec("BEGIN IMMEDIATE");
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
  }
}
