import { closeSync, openSync, rmSync, statSync, utimesSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import type { Clock } from "@kontor/http";
import { loadNodeBuiltin } from "@kontor/http/internal";
import { checkTokenFile } from "./token.ts";

const STOPPED_MS = 60_000; // A token call takes 55 s at most, so a process that holds the lock for longer stands still.
const SEEN_MS = 15_000; // The wall clock may have been set, so this part is measured by our own clock. A living holder is seen more often.

/** A lock for all processes of a machine. */
export type FileLock = ReturnType<typeof openFileLock>;

/**
 * Opens a lock of the operating system on `<key>.lock-<n>`. It ends with the process that holds it. A process that holds `n` and stands
 * still keeps it; the others go on to `n + 1`, and only the holder of the newest one may write.
 */
export function openFileLock(folder: string, key: string, clock: Clock) {
  const { pathOf, list, readNewest, findInode } = openGenerations(folder, `${key}.lock-`);
  let open: { inode: number; database: DatabaseSync } | undefined;
  let isHeld = false; // By another caller of this process.
  let busy: { since: number; heldAt: number } | undefined;

  return {
    /** Takes the lock. @returns A function that releases it; `undefined` where another holder has it. */
    take(): (() => void) | undefined {
      if (isHeld) return undefined;
      const generation = readNewest();
      const { database } = openDatabase(generation);
      try {
        // The lock writes nothing, so it works on a full disk too.
        database.exec("PRAGMA journal_mode = MEMORY; BEGIN IMMEDIATE");
      } catch (error) {
        const { errcode } = error as { errcode?: number };
        if (errcode === BUSY) goOnFrom(generation);
        else if (errcode === NOT_A_DATABASE || errcode === CORRUPT) createFile(pathOf(generation + 1)); // Nobody can lock this file.
        else throw error;
        return undefined;
      }
      const release = () => {
        isHeld = false;
        database.exec("ROLLBACK");
      };
      try {
        const all = list();
        if (all.at(-1) !== generation || open?.inode !== findInode(generation)) {
          release();
          return undefined;
        }
        isHeld = true;
        busy = undefined;
        touchFile(generation);
        for (const old of all.slice(0, -1)) rmSync(pathOf(old), { force: true });
        return release;
      } catch (error) {
        release();
        throw error;
      }
    },
    /** Shows the other processes that the holder lives. */
    touch() {
      const generation = readNewest();
      if (isHeld && open?.inode === findInode(generation)) touchFile(generation);
    },
    /** @throws {Error} If another process took the lock over, because this one stood still for too long and must not write any more. */
    check() {
      if (open?.inode !== findInode(readNewest()))
        throw new Error("Cannot keep a token as its lock must not be held for over 60 s: another process took it over");
    },
  };

  /** Opens the file of a generation, unless it is open already. */
  function openDatabase(generation: number): { inode: number; database: DatabaseSync } {
    if (open && open.inode === findInode(generation)) return open;
    open?.database.close();
    open = undefined;
    const path = pathOf(generation);
    checkTokenFile(path);
    createFile(path);
    const sqlite = loadNodeBuiltin<typeof import("node:sqlite")>("node:sqlite");
    return (open = { inode: findInode(generation) ?? -1, database: new sqlite.DatabaseSync(path) });
  }

  function touchFile(generation: number): void {
    const now = new Date(clock.now());
    utimesSync(pathOf(generation), now, now);
  }

  /** Goes on to the next generation if the holder of this one stands still. */
  function goOnFrom(generation: number): void {
    const heldAt = statSync(pathOf(generation), { throwIfNoEntry: false })?.mtimeMs ?? 0;
    if (busy?.heldAt !== heldAt) busy = { since: clock.monotonicMs(), heldAt };
    const seenMs = clock.monotonicMs() - busy.since;
    const isStopped = seenMs > STOPPED_MS || (clock.now() - heldAt > STOPPED_MS && seenMs > SEEN_MS);
    if (isStopped) createFile(pathOf(generation + 1));
  }
}

const BUSY = 5;
const CORRUPT = 11;
const NOT_A_DATABASE = 26;

/** An existing file is not opened: closing it would end all locks that this process has on it. */
function createFile(path: string): void {
  try {
    closeSync(openSync(path, "wx", 0o600));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
}

/** The numbered files of one lock. @param prefix The beginning of the file names. The rest is the number. */
export function openGenerations(folder: string, prefix: string) {
  const pathOf = (generation: number) => join(folder, `${prefix}${generation}`);
  const list = () =>
    readdirSync(folder)
      .filter((name) => name.startsWith(prefix) && /^\d+$/.test(name.slice(prefix.length)))
      .map((name) => Number(name.slice(prefix.length)))
      .toSorted((one, other) => one - other);
  return {
    pathOf,
    /** All numbers, the newest last. */
    list,
    /** The newest number. Without any file, it is 0. */
    readNewest: () => list().at(-1) ?? 0,
    /** The inode of a file. A new file of the same name has another one. */
    findInode: (generation: number) => statSync(pathOf(generation), { throwIfNoEntry: false })?.ino,
  };
}
