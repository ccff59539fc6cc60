import fs, { copyFileSync, existsSync, rmSync } from "node:fs";
import type { DatabaseSync, StatementSync } from "node:sqlite";
import { pathToFileURL } from "node:url";
import { replaceFunctions } from "./replace-functions.ts";

const PARTS = ["", "-wal"];

/** Statements that are run all the time are prepared once. */
const OFTEN = new Set(["BEGIN IMMEDIATE", "COMMIT"]);

/** They decide what a power cut leaves, which is done here. SQLite hears of them only within a transaction, where it refuses them. */
const LEVELS = new Map([
  ["PRAGMA synchronous = NORMAL", false],
  ["PRAGMA synchronous = FULL", true],
]);

export type Databases = ReturnType<typeof createDatabaseWatch>;

/** Watches the databases that are opened, because a process that ends closes its own, and a power cut undoes what was not flushed. */
export function createDatabaseWatch() {
  const sqlite = process.getBuiltinModule("node:sqlite");
  const Original = sqlite.DatabaseSync;
  const open = new Map<DatabaseSync, string>();
  let openedFor: string | undefined;
  let armed: string | undefined;
  let isBroken = false;
  const save = (path: string) => {
    for (const part of PARTS) {
      rmSync(`${path}.flushed${part}`, { force: true });
      if (existsSync(path + part)) copyFileSync(path + part, `${path}.flushed${part}`);
    }
  };
  const construct = (path: string, ...rest: never[]) => {
    const database = new Original(chooseLocks(path), ...rest);
    let isFull = true; // The default of SQLite.
    open.set(database, openedFor ?? path);
    const { exec, close } = database;
    const prepared = new Map<string, StatementSync>();
    database.exec = (sql) => {
      const level = LEVELS.get(sql);
      if (level === undefined || database.isTransaction) run(sql);
      isFull = level ?? (sql.includes("PRAGMA synchronous") ? sql.includes("PRAGMA synchronous = FULL") : isFull);
      if (sql === "COMMIT" && isFull && armed !== undefined && path.endsWith("/events.db")) save(armed);
    };
    const run = (sql: string) => {
      if (sql === "COMMIT" && isBroken) throw buildFullError();
      if (!OFTEN.has(sql)) return exec.call(database, sql);
      const statement = prepared.get(sql) ?? database.prepare(sql);
      prepared.set(sql, statement);
      statement.run();
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
    /** Closes all whose path begins so, and those that were opened for it. The locks on them end. */
    close(prefix: string): void {
      for (const [database, path] of open) if (path.startsWith(prefix)) database.close();
    },
    /** Runs work that may open databases for a process, whatever their paths are: it locks a file beside the one that all processes have. */
    openFor<T>(prefix: string, work: () => T): T {
      openedFor = prefix;
      try {
        return work();
      } finally {
        openedFor = undefined;
      }
    },
    /** Commits of the file at this path count as flushed from now on, as they are at this moment. */
    begin(path: string): void {
      armed = path;
      save(path);
    },
    /** Gives the file the state of its last flushed commit. Nothing may have it open. */
    cutPower(path: string): void {
      armed = undefined;
      rmSync(`${path}-shm`, { force: true });
      for (const part of PARTS) {
        rmSync(path + part, { force: true });
        if (existsSync(`${path}.flushed${part}`)) copyFileSync(`${path}.flushed${part}`, path + part);
      }
    },
    /** Commits fail from now on, as on a full disk, or do not any more. Locks of tokens commit nothing. */
    breakCommits: (isToBreak: boolean) => void (isBroken = isToBreak),
    stop(): void {
      sqlite.DatabaseSync = Original;
      stopLogs();
    },
  };
}

/** Notices when a write-ahead log is brought to the disk. */
function watchLogs(onFlushed: () => void): () => void {
  const { openSync, fdatasyncSync } = fs;
  const logs = new Set<number>();
  return replaceFunctions({
    openSync: (...given) => {
      const descriptor = openSync(...given);
      if (String(given[0]).endsWith("/events.db-wal")) logs.add(descriptor);
      else logs.delete(descriptor); // The number of a file that was closed is given again.
      return descriptor;
    },
    fdatasyncSync: (descriptor) => {
      if (logs.has(descriptor)) onFlushed();
      else fdatasyncSync(descriptor);
    },
  });
}

/**
 * Gives the name of a database whose locks SQLite keeps in this process. They hold between its connections as those of the operating system
 * do, which other processes would see too and which take a third of the time.
 */
function chooseLocks(path: string): URL {
  return new URL(`${pathToFileURL(path).href}?vfs=unix-excl`);
}

function buildFullError(): Error {
  return Object.assign(new Error("database or disk is full"), { code: "ERR_SQLITE_ERROR", errcode: 13 });
}
