import { DatabaseSync } from "node:sqlite";
import type { SandboxStorage } from "./storage.ts";
import type { StoredTables } from "./store.ts";

/**
 * Keeps a sandbox in a file: after a `kill -9` it goes on from its last answer. One sandbox at a time can have it.
 *
 * @throws {Error} If the file is no data of a sandbox, or another sandbox has it.
 */
export function dataFile(path: string): SandboxStorage {
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
      database.exec("ROLLBACK");
      throw error;
    }
  };
  return {
    load() {
      const rows = database.prepare("SELECT name, key, row FROM rows ORDER BY rowid").all();
      if (rows.length === 0) return undefined;
      const tables: StoredTables = {};
      for (const { name, key, row } of rows) (tables[String(name)] ??= []).push([String(key), JSON.parse(String(row))]);
      return tables;
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

function open(path: string): DatabaseSync {
  const database = new DatabaseSync(path);
  try {
    database.exec("PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL");
    database.exec(
      "CREATE TABLE IF NOT EXISTS rows (name TEXT NOT NULL, key TEXT NOT NULL, row TEXT NOT NULL, UNIQUE (name, key))",
    );
    return database;
  } catch (cause) {
    database.close();
    throw new Error(`Cannot open the data of a sandbox as the file must be free and its own: got ${path}`, { cause });
  }
}
