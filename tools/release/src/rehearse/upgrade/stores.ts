import { existsSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { Pool } from "pg";

/** The inbox of the integration, seen from outside. */
export interface WatchedStore extends AsyncDisposable {
  /** The value of the integration's option `store`. */
  store: { file: string } | { database: string };
  /** The events in the order of their arrival. */
  readRows(): Promise<{ id: string; state: string }[]>;
  /** The version of the tables. */
  readVersion(): Promise<number>;
}

/** An inbox in a file. */
export function openFileWatch(file: string): WatchedStore {
  const query = (sql: string): Record<string, unknown>[] => {
    if (!existsSync(file)) return [];
    using db = new DatabaseSync(file, { readOnly: true, timeout: 10_000 });
    return db.prepare(sql).all();
  };
  return {
    store: { file },
    readRows: async () => query("SELECT id, state FROM event ORDER BY seq") as { id: string; state: string }[],
    readVersion: async () => query("PRAGMA user_version")[0]?.["user_version"] as number,
    [Symbol.asyncDispose]: () => Promise.resolve(),
  };
}

/** An inbox in a database. */
export function openDatabaseWatch(database: string): WatchedStore {
  const pool = new Pool({ connectionString: database, max: 1 });
  return {
    store: { database },
    readRows: async () =>
      (await pool.query<{ id: string; state: string }>("SELECT id, state FROM rehearsal.event ORDER BY seq")).rows,
    readVersion: async () =>
      (await pool.query<{ version: number }>("SELECT max(version) AS version FROM rehearsal.migration")).rows[0]!
        .version,
    [Symbol.asyncDispose]: () => pool.end(),
  };
}
