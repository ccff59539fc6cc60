import { accessSync, constants, statSync, utimesSync } from "node:fs";
import { hostname } from "node:os";
import { createPrivate, loadNodeBuiltin } from "@kontor/http/internal";
import type { DatabaseSync } from "node:sqlite";
import type { Ownership } from "../inbox.ts";
import { StoreError } from "../store-error.ts";
import { checkNoLink, identify } from "./disk.ts";
import type { SqliteSession } from "./session.ts";
import { BUSY } from "./transaction.ts";

/** The locks that this process holds. Without it, a lock would end with the garbage collection of an inbox that its program still counts on. */
const locks = new Set<DatabaseSync>();

export type FileOwner = ReturnType<typeof createFileOwner>;

/**
 * The lock of a file is an exclusive transaction in a second one beside it. It ends with its process, however that ends, and operators
 * can still write to the inbox. The lock file must be opened by nothing else in this process: closing it would end the lock.
 *
 * @see decision 15
 */
export function createFileOwner(session: SqliteSession) {
  const { path } = session;
  const lockPath = `${path}-lock`;
  const token = crypto.randomUUID();
  let lock: { db: DatabaseSync; identity: string } | undefined;
  let isGivenUp = false;
  let isFresh = false;
  let times = 0;
  const readSilence = createSilence(session, lockPath);

  function take(): boolean {
    if (lock) return true;
    const db = tryLock(lockPath, session.guarded);
    if (!db) return false;
    lock = { db, identity: identify(lockPath) };
    locks.add(db);
    session.clock.anchor(); // Nothing is in memory yet.
    try {
      writeOwner(session, token);
    } catch (error) {
      release();
      throw error;
    }
    times += 1;
    isFresh = true;
    return true;
  }

  function release(): void {
    if (!lock) return;
    locks.delete(lock.db);
    lock.db.close();
    lock = undefined;
    session.clock.release();
  }

  return {
    /** Takes the file if it is free, gives a sign of life, and returns who owns it. @throws {StoreError} If its lock was lost, or belongs to another user. */
    own(): Ownership {
      session.checkFile();
      isGivenUp = false;
      if (!take()) return { ...readOwner(session), silentMs: readSilence() };
      if (identify(lockPath) !== lock!.identity) throw describeTheft(path);
      // The sign of life is the time of the lock file, because a write to the inbox would wait for those of others.
      if (!giveSign(lockPath, session.clock.wall() / 1_000)) {
        release();
        throw describeForeignLock(lockPath);
      }
      return { isOurs: true, owner: { process: process.pid, host: hostname() }, silentMs: 0 };
    },
    /** Takes the file if it is free and was not given up. @throws {StoreError} If this process does not own it then, so that it must not handle its events. */
    takeOrRefuse(action: string): void {
      if (lock || (!isGivenUp && take())) return;
      const { owner } = readOwner(session);
      throw new StoreError(
        `${action} in the inbox ${path}`,
        `process ${owner?.process} on ${owner?.host} handles its events, and a file has one such process at a time: use postgresInbox() for several`,
      );
    },
    /** @throws {StoreError} If another process has taken the file although this one owns it: its lock was lost. */
    checkToken(found: unknown): void {
      if (lock && found !== token) throw describeTheft(path);
    },
    /** Whether this process owns the file. */
    isOurs: () => lock !== undefined,
    /** How often this process has taken the file. */
    times: () => times,
    /** Whether the file was taken since the last call of this function. Then another process may have handled its events before. */
    consumeFresh(): boolean {
      const was = isFresh;
      isFresh = false;
      return was;
    },
    /** Lets another process take the file. Until `own()` is called again, this one does not take it back. */
    release(): void {
      isGivenUp = true;
      release();
    },
  };
}

function writeOwner({ quickly, run }: SqliteSession, token: string): void {
  quickly("take the file", () =>
    run("UPDATE owner SET token = ?, process = ?, host = ?", token, process.pid, hostname()),
  );
}

/** Opens the lock file, and locks it; `undefined` if another process has locked it. */
function tryLock(path: string, guarded: SqliteSession["guarded"]): DatabaseSync | undefined {
  const { DatabaseSync: Database } = loadNodeBuiltin<typeof import("node:sqlite")>("node:sqlite");
  return guarded("lock", () => {
    checkNoLink("own the inbox", path);
    createPrivate(path);
    const db = new Database(path);
    try {
      if (!isAllowed(() => accessSync(path, constants.W_OK))) throw describeForeignLock(path); // SQLite would open it all the same, and lock it for nobody else.
      db.exec("PRAGMA busy_timeout = 0; PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE");
      return db;
    } catch (error) {
      db.close();
      if ((error as { errcode?: number }).errcode === BUSY) return undefined;
      throw error;
    }
  });
}

function giveSign(lockPath: string, seconds: number): boolean {
  return isAllowed(() => utimesSync(lockPath, seconds, seconds));
}

function isAllowed(work: () => void): boolean {
  try {
    work();
    return true;
  } catch {
    return false;
  }
}

function describeForeignLock(lockPath: string): StoreError {
  return new StoreError(
    "own the inbox",
    `its lock ${lockPath} must belong to the user of this program: change its owner, or delete it while nothing has the inbox open`,
  );
}

function describeTheft(path: string): StoreError {
  return new StoreError(
    `use the inbox ${path}`,
    `another process has taken it, or may take it, because its lock was lost: ${path}-lock was deleted, or this program opened and closed that file, for example to copy its folder. Kontor acknowledges nothing until you restart the program`,
    { isFinal: true },
  );
}

function readOwner(session: SqliteSession): Pick<Ownership, "isOurs" | "owner"> {
  const row = session.read(() => session.get("SELECT process, host FROM owner"))!;
  const owner = { process: row["process"] as number, host: row["host"] as string };
  return { isOurs: false, owner };
}

/**
 * Makes a function that tells for how long the owner gave no sign of life, in ms. The first look compares its last sign with the wall clock. From then on
 * our own clock counts the time since a sign, because the wall clock may have been set between two signs.
 */
function createSilence({ clock }: SqliteSession, lockPath: string): () => number {
  let last: { sign: number; silentMs: number; at: number } | undefined;
  return () => {
    const at = clock.monotonicMs();
    const sign = statSync(lockPath, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    const sinceLook = last ? at - last.at : Number.POSITIVE_INFINITY;
    const silentMs =
      last?.sign === sign
        ? last.silentMs + sinceLook
        : Math.min(sinceLook, Math.max(0, clock.wall() - Math.ceil(sign)));
    last = { sign, silentMs, at };
    return Math.max(0, Math.trunc(silentMs));
  };
}
