import fs, { copyFileSync, existsSync, rmSync } from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import type { DatabaseSync } from "node:sqlite";

/** Watches the databases that are opened, because a process that ends closes its own, and a power cut undoes what was not flushed. */
export interface Databases {
  /** Closes all whose path begins so. The locks on them end. */
  close(prefix: string): void;
  /** Commits of the file at this path count as flushed from now on, as they are at this moment. */
  begin(path: string): void;
  /** Gives the file the state of its last flushed commit. Nothing may have it open. */
  cutPower(path: string): void;
  stop(): void;
}

const PARTS = ["", "-wal"];

export function createDatabaseWatch(): Databases {
  const sqlite = process.getBuiltinModule("node:sqlite");
  const Original = sqlite.DatabaseSync;
  const open = new Map<DatabaseSync, string>();
  let armed: string | undefined;
  const save = (path: string) => {
    for (const part of PARTS) {
      rmSync(`${path}.flushed${part}`, { force: true });
      if (existsSync(path + part)) copyFileSync(path + part, `${path}.flushed${part}`);
    }
  };
  const construct = (path: string, ...rest: never[]) => {
    const database = new Original(path, ...rest);
    let isFull = true; // The default of SQLite.
    open.set(database, path);
    const { exec, close } = database;
    database.exec = (sql) => {
      exec.call(database, sql);
      if (sql.includes("PRAGMA synchronous")) isFull = sql.includes("PRAGMA synchronous = FULL");
      if (sql === "COMMIT" && isFull && armed !== undefined && path.endsWith("/events.db")) save(armed);
    };
    database.close = () => {
      open.delete(database);
      close.call(database);
    };
    return database;
  };
  const stopLogs = watchLogs(() => armed !== undefined && save(armed));
  sqlite.DatabaseSync = new Proxy(Original, { construct: (_, values) => construct(...(values as [string])) });
  return {
    close(prefix) {
      for (const [database, path] of open) if (path.startsWith(prefix)) database.close();
    },
    begin(path) {
      armed = path;
      save(path);
    },
    cutPower(path) {
      armed = undefined;
      rmSync(`${path}-shm`, { force: true });
      for (const part of PARTS) {
        rmSync(path + part, { force: true });
        if (existsSync(`${path}.flushed${part}`)) copyFileSync(`${path}.flushed${part}`, path + part);
      }
    },
    stop() {
      sqlite.DatabaseSync = Original;
      stopLogs();
    },
  };
}

/** Notices when a write-ahead log is brought to the disk. */
function watchLogs(onFlushed: () => void): () => void {
  const { openSync, fdatasyncSync } = fs;
  const logs = new Set<number>();
  const watched = {
    openSync: (...given: Parameters<typeof openSync>) => {
      const descriptor = openSync(...given);
      if (String(given[0]).endsWith("/events.db-wal")) logs.add(descriptor);
      else logs.delete(descriptor); // The number of a file that was closed is given again.
      return descriptor;
    },
    fdatasyncSync: (descriptor: number) => {
      if (logs.has(descriptor)) onFlushed();
      else fdatasyncSync(descriptor);
    },
  };
  Object.assign(fs, watched);
  syncBuiltinESMExports();
  return () => {
    Object.assign(fs, { openSync, fdatasyncSync });
    syncBuiltinESMExports();
  };
}
