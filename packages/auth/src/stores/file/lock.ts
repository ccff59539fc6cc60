import { closeSync, openSync, readdirSync, rmSync, statSync, utimesSync } from "node:fs";
import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { type Clock } from "@kontor/http";
import { loadNodeBuiltin } from "@kontor/http/parts";
import { checkTokenFile } from "./check-folder.ts";

const STOPPED_MS = 60_000; // a token call takes 55 s at most; who holds the lock for longer stands still
const SEEN_MS = 15_000; // by our own clock too: the one on the wall may have been set; a holder who lives shows up more often

/** A lock for all processes of a machine. */
export interface FileLock {
  /** Takes it, and gives what lets it go; `undefined` where somebody else has it. */
  take(): (() => void) | undefined;
  /** Shows the others that its holder lives. */
  touch(): void;
  /** @throws {Error} If it was taken over: who stood still for too long must not write. */
  check(): void;
}

/**
 * A lock of the operating system's on `<key>.lock-<n>`, which ends with the process that holds it. Who stands still and holds
 * `n` is left with it: the others go on to `n + 1`, and only who holds the newest may write.
 */
export function openFileLock(folder: string, key: string, clock: Clock): FileLock {
  const prefix = `${key}.lock-`;
  const pathOf = (generation: number) => join(folder, `${prefix}${generation}`);
  let open: { inode: number; database: DatabaseSync } | undefined;
  let isHeld = false; // by another caller of this process
  let busy: { since: number; heldAt: number } | undefined;

  /** All of them, the newest last. */
  const generations = () =>
    readdirSync(folder)
      .filter((name) => name.startsWith(prefix) && /^\d+$/.test(name.slice(prefix.length)))
      .map((name) => Number(name.slice(prefix.length)))
      .toSorted((one, other) => one - other);
  const newest = () => generations().at(-1) ?? 0;
  const inodeOf = (generation: number) => statSync(pathOf(generation), { throwIfNoEntry: false })?.ino;

  return {
    take() {
      if (isHeld) return undefined;
      const generation = newest();
      const path = pathOf(generation);
      if (open === undefined || open.inode !== inodeOf(generation)) {
        open?.database.close();
        open = undefined;
        checkTokenFile(path);
        create(path);
        const sqlite = loadNodeBuiltin<typeof import("node:sqlite")>("node:sqlite");
        open = { inode: inodeOf(generation) ?? -1, database: new sqlite.DatabaseSync(path) };
      }
      const { database } = open;
      try {
        // a lock writes nothing: it is to be had on a full disk too
        database.exec("PRAGMA journal_mode = MEMORY; BEGIN IMMEDIATE");
      } catch (error) {
        const { errcode } = error as { errcode?: number };
        if (errcode === BUSY) goOnFrom(generation);
        else if (errcode === NOT_A_DATABASE || errcode === CORRUPT) create(pathOf(generation + 1)); // nobody can lock it
        else throw error;
        return undefined;
      }
      const release = () => {
        isHeld = false;
        database.exec("ROLLBACK");
      };
      try {
        const all = generations();
        if (all.at(-1) !== generation || open.inode !== inodeOf(generation)) {
          release();
          return undefined;
        }
        isHeld = true;
        busy = undefined;
        const now = new Date(clock.now());
        utimesSync(path, now, now);
        for (const old of all.slice(0, -1)) rmSync(pathOf(old), { force: true });
        return release;
      } catch (error) {
        release();
        throw error;
      }
    },
    touch() {
      const generation = newest();
      if (!isHeld || open?.inode !== inodeOf(generation)) return;
      const now = new Date(clock.now());
      utimesSync(pathOf(generation), now, now);
    },
    check() {
      if (open?.inode !== inodeOf(newest()))
        throw new Error("Cannot keep a token as its lock must not be held for over 60 s: another process took it over");
    },
  };

  /** Leaves the lock to who holds it and stands still. */
  function goOnFrom(generation: number): void {
    const heldAt = statSync(pathOf(generation), { throwIfNoEntry: false })?.mtimeMs ?? 0;
    if (busy?.heldAt !== heldAt) busy = { since: clock.monotonicMs(), heldAt };
    const seenMs = clock.monotonicMs() - busy.since;
    const isStopped = seenMs > STOPPED_MS || (clock.now() - heldAt > STOPPED_MS && seenMs > SEEN_MS);
    if (isStopped) create(pathOf(generation + 1));
  }
}

const BUSY = 5;
const CORRUPT = 11;
const NOT_A_DATABASE = 26;

/** Not opened where it is there: closing it would end all locks that this process has on it. */
function create(path: string): void {
  try {
    closeSync(openSync(path, "wx", 0o600));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
}
