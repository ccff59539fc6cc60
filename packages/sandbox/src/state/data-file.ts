import type { DatabaseSync } from "node:sqlite";
import { checkOptions } from "../ground/checks.ts";
import { readSnapshotTables } from "./tables.ts";
import type { SandboxStorage, StoredTables } from "./store.ts";

/**
 * Keeps the data of a sandbox in a file: after a `kill -9` it continues from its last answer. Only one sandbox at a time can use the file.
 *
 * @throws {RangeError} If `path` is no text or is empty, or if options are given: there are none.
 * @throws {Error} If the file cannot be made, holds something else, or is used by another sandbox. The message says which.
 */
export function dataFile(path: string, ...none: []): SandboxStorage {
  checkOptions("open the data of a sandbox", (none as readonly object[])[0], {} as Record<never, 1>);
  const got = String(path) || "an empty text";
  if (typeof path !== "string" || path === "")
    throw new RangeError(`Cannot open the data of a sandbox as path must be a file path: got ${got}`);
  const database = open(path);
  const put = database.prepare(
    "INSERT INTO rows (name, key, row) VALUES (?, ?, ?) ON CONFLICT (name, key) DO UPDATE SET row = excluded.row",
  ); // an upsert keeps its place
  const remove = database.prepare("DELETE FROM rows WHERE name = ? AND key = ?");
  const inOne = (run: () => void) => {
    database.exec("BEGIN IMMEDIATE");
    try {
      run();
      database.exec("COMMIT");
    } catch (error) {
      try {
        database.exec("ROLLBACK");
      } catch {} // A full disk has rolled it back already.
      const why = describeReason(error);
      throw new Error(`Cannot write the data of a sandbox as its disk must take it: got ${path} (${why})`, {
        cause: error,
      });
    }
  };
  return {
    load() {
      const rows = database.prepare("SELECT name, key, row FROM rows ORDER BY rowid").all();
      if (rows.length === 0) return undefined;
      const tables: StoredTables = {};
      try {
        for (const { name, key, row } of rows)
          (tables[String(name)] ??= []).push([String(key), JSON.parse(String(row))]);
        return readSnapshotTables({ version: 1, tables });
      } catch (cause) {
        const must = "its content must be undamaged";
        throw new Error(`Cannot read the data of a sandbox as ${must}: got ${path}`, { cause });
      }
    },
    replace: (tables) =>
      inOne(() => {
        database.exec("DELETE FROM rows");
        for (const [name, rows] of Object.entries(tables))
          for (const [key, row] of rows) put.run(name, key, JSON.stringify(row));
      }),
    save: (changes) =>
      inOne(() => {
        for (const { table, key, row } of changes)
          if (row === undefined) remove.run(table, key);
          else put.run(table, key, JSON.stringify(row));
      }),
    close: () => database.close(),
  };
}

const APPLICATION = 0x6b_6e_74_72; // "kntr"

function open(path: string): DatabaseSync {
  let database: DatabaseSync | undefined;
  try {
    const sqlite = process.getBuiltinModule("node:sqlite") as typeof import("node:sqlite") | undefined; // a type for older ones
    if (!sqlite) throw new Error(`Node.js must be 22.13 or newer: got ${process.version}`);
    createPrivate(path);
    database = new sqlite.DatabaseSync(path);
    database.exec("PRAGMA locking_mode = EXCLUSIVE; BEGIN IMMEDIATE"); // nobody else has it
    const { application_id: made } = database.prepare("PRAGMA application_id").get()!;
    const isEmpty = database.prepare("SELECT 1 FROM sqlite_schema").get() === undefined;
    database.exec("COMMIT");
    if (made !== APPLICATION && !(isEmpty && made === 0)) throw new Error("it holds something else");
    keepPrivate(path);
    database.exec(`PRAGMA application_id = ${APPLICATION}`);
    database.exec("PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL");
    database.exec(
      "CREATE TABLE IF NOT EXISTS rows (name TEXT NOT NULL, key TEXT NOT NULL, row TEXT NOT NULL, UNIQUE (name, key))",
    );
    return database;
  } catch (cause) {
    database?.close();
    const got = `${path} (${describeReason(cause)})`;
    throw new Error(`Cannot open the data of a sandbox as the file must be free and its own: got ${got}`, { cause });
  }
}

/** Makes a missing file readable only by its owner. One that cannot be made is left to SQLite, which says why. */
function createPrivate(path: string): void {
  const fs = process.getBuiltinModule("node:fs");
  try {
    if (!fs.existsSync(path)) fs.closeSync(fs.openSync(path, "a", 0o600));
  } catch {}
}

/** Closes the file, and those beside it, to all but their owner, and tells it. Windows has no such modes. */
function keepPrivate(path: string): void {
  const fs = process.getBuiltinModule("node:fs");
  const readMode = (file: string) => fs.statSync(file, { throwIfNoEntry: false })?.mode ?? 0;
  const open = ["", "-wal", "-shm"].map((ending) => path + ending).filter((file) => (readMode(file) & 0o077) !== 0);
  if (process.platform === "win32" || open.length === 0) return;
  for (const file of open) fs.chmodSync(file, readMode(file) & 0o700);
  process.emitWarning(`Other users could open these files; from now on only their owner can: ${open.join(", ")}`, {
    code: "KONTOR_FILE_MODE",
  });
}

function describeReason(cause: unknown): string {
  const { errcode = 0, message } = cause as Error & { errcode?: number };
  return REASONS[errcode & 0xff] ?? message; // An extended code has the plain one in its last byte.
}

const REASONS: Readonly<Record<number, string>> = {
  5: "another sandbox or program has it",
  8: "it cannot be written: let this user write to it and its folder, and mount the folder writable",
  10: "its disk failed: check that it works and has free space",
  11: "its content is damaged: delete it, or name another file",
  13: "its disk is full: free space on it",
  14: "it is a folder, is in a folder that does not exist, has a name that is too long, or cannot be read and written",
  26: "it holds something else",
};
