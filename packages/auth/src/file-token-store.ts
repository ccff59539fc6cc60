import { closeSync, mkdirSync, openSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { sleep } from "@kontor/http";
import type { StoredToken, TokenStore } from "./token-store.ts";

const LOOK_AGAIN_MS = 15;

/**
 * Keeps tokens in a folder that only its owner can read, one file for each key. The lock is the operating system's: it ends
 * with the process that holds it, however that ends, so there is nothing stale to take over.
 *
 * @param folder Made where it is not there; 0700, its files 0600.
 * @throws {Error} From its methods, if the folder or a file cannot be used.
 */
export function fileTokenStore(folder: string): TokenStore {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const files = new Map<string, TokenFile>();
  const fileOf = (key: string) => {
    if (!/^[\w-]{1,128}$/.test(key))
      throw new RangeError("Cannot use a key as it must be 1 to 128 letters, digits, - or _");
    let file = files.get(key);
    if (!file) files.set(key, (file = openFile(join(folder, `${key}.db`))));
    return file;
  };
  return {
    get: async (key) => fileOf(key).read(),
    async update(key, renew) {
      const file = fileOf(key);
      while (!file.lock()) await sleep(LOOK_AGAIN_MS * (0.5 + Math.random()));
      try {
        const next = await renew(file.read());
        file.write(next);
        return next;
      } finally {
        file.unlock();
      }
    },
  };
}

interface TokenFile {
  read(): StoredToken | undefined;
  write(token: StoredToken): void;
  /** Whether nobody else has it. */
  lock(): boolean;
  unlock(): void;
}

/** Reading and locking are two connections: a reader need not wait for who renews. */
function openFile(path: string): TokenFile {
  const [holder, reader] = [connect(path), connect(path)];
  let isHeld = false; // by another caller of this process
  const select = reader.prepare("SELECT token FROM tokens");
  const put = holder.prepare("INSERT OR REPLACE INTO tokens (id, token) VALUES (1, ?)");
  return {
    read() {
      const row = select.get();
      return row && (JSON.parse(String(row["token"])) as StoredToken);
    },
    write: (token) => void put.run(JSON.stringify(token)),
    lock() {
      if (isHeld) return false;
      try {
        holder.exec("BEGIN IMMEDIATE");
        return (isHeld = true);
      } catch (error) {
        if ((error as { errcode?: number }).errcode === BUSY) return false;
        throw error;
      }
    },
    unlock() {
      isHeld = false;
      holder.exec("COMMIT");
    },
  };
}

const BUSY = 5; // SQLITE_BUSY

function connect(path: string): DatabaseSync {
  closeSync(openSync(path, "a", 0o600)); // before SQLite makes it readable for all; its side files follow
  const database = new DatabaseSync(path);
  database.exec("PRAGMA busy_timeout = 2000; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL");
  database.exec("CREATE TABLE IF NOT EXISTS tokens (id INTEGER PRIMARY KEY CHECK (id = 1), token TEXT NOT NULL)");
  database.exec("PRAGMA busy_timeout = 0");
  return database;
}
