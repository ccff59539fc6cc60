import {
  closeSync,
  existsSync,
  fdatasync,
  fdatasyncSync,
  lstatSync,
  openSync,
  readFileSync,
  realpathSync,
  statSync,
} from "node:fs";
import { dirname } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { describeFileFault } from "@kontor/http/internal";
import { StoreError } from "../store-error.ts";

/** Brings the write-ahead log of a file to the disk. */
export interface LogFlush {
  /** @throws {StoreError} If the disk failed since the last call that succeeded. */
  flush(): Promise<void>;
  close(): void;
}

/**
 * SQLite would do the same in each commit, and the whole program would wait for the disk. The log alone may be opened beside SQLite:
 * closing any other of its files would end the locks of this process. It stays open, because an operating system tells each failure once
 * to those who have the file open: one that SQLite has heard of would be unknown to who opens the file later.
 *
 * @param isBeside The program goes on meanwhile. Otherwise it waits, because a clock of a test would run ahead of the disk.
 * @see decision 15
 */
export function createLogFlush(db: DatabaseSync, path: string, isBeside: boolean): LogFlush {
  const log = `${realpathSync(path)}-wal`; // It lies beside the file, and not beside a link to it.
  const descriptor = openSync(log, "r+"); // Windows flushes only what may be written.
  let hasFailed = false;
  let underway = 0;
  let isClosed = false;
  const closeIfUnused = () => {
    if (isClosed && underway === 0) closeSync(descriptor); // A number that is in use must not become that of another file.
  };
  return {
    async flush() {
      underway += 1;
      try {
        if (!hasFailed) await flushFile(descriptor, isBeside);
        if (!hasFailed) return;
        rewrite(db); // Another flush may have failed meanwhile, and has heard of the failure alone.
        fdatasyncSync(descriptor); // The log is empty now. With what is left of it on the disk, a power cut would undo parts of the file.
        hasFailed = false;
      } catch (cause) {
        hasFailed = true;
        const problem = describeFileFault(cause, path) ?? (cause as Error).message;
        throw new StoreError(`bring events to the disk in the inbox ${path}`, problem, { cause });
      } finally {
        underway -= 1;
        closeIfUnused();
      }
    },
    close() {
      isClosed = true;
      closeIfUnused();
    },
  };
}

async function flushFile(descriptor: number, isBeside: boolean): Promise<void> {
  if (!isBeside) return fdatasyncSync(descriptor);
  await new Promise<void>((resolve, reject) => {
    fdatasync(descriptor, (error) => (error ? reject(error) : resolve()));
  });
}

/** An operating system may forget what it could not write, and report success the next time. So all of it is written again, to another place. */
function rewrite(db: DatabaseSync): void {
  const { busy } = db.prepare("PRAGMA wal_checkpoint(TRUNCATE)").get() as { busy: number };
  if (busy !== 0) throw new Error("the disk failed before, and the file is busy, so Kontor cannot write it again");
}

/** Checks that all who open a file find its log and lock beside it. @throws {StoreError} If it is mounted without its folder or has a second name (a hard link). */
export function checkPlace(path: string, readMounts: () => string = readMountInfo): void {
  const facts = statSync(path, { throwIfNoEntry: false });
  const action = `open the inbox ${path}`;
  const folder = dirname(path);
  const own = facts ? realpathSync(path) : path;
  if (!existsSync(folder)) throw new StoreError(action, `the folder ${folder} does not exist: create it`);
  for (const ending of ["-lock", "-wal", "-shm", "-journal"]) checkNoLink(action, own + ending);
  if (!facts) return;
  if (facts.isDirectory()) throw new StoreError(action, "it is a folder: name a file in it, such as events.db");
  const mounts = readMounts().split("\n");
  if (mounts.some((mount) => unescapeMount(mount.split(" ", 5)[4] ?? "") === own))
    throw new StoreError(
      action,
      "only the file is mounted, without its log and its lock: mount its folder instead (-v ./data:/data, and then /data/events.db)",
    );
  if (facts.nlink > 1)
    throw new StoreError(
      action,
      "it has another name (a hard link), under which another process would miss its log and its lock: delete one of the names, and use kontor inbox backup for copies",
    );
}

/** @throws {StoreError} If a file beside the inbox is a symbolic link: its target belongs to something else. */
export function checkNoLink(action: string, path: string): void {
  if (lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink())
    throw new StoreError(action, `${path} must be a file, not a symbolic link: delete the link`);
}

function readMountInfo(): string {
  try {
    return readFileSync("/proc/self/mountinfo", "utf8");
  } catch {
    return ""; // Only Linux has it, and only there a file can be a mount point.
  }
}

/** A mount point has its spaces, line ends and backslashes as octal numbers. */
function unescapeMount(mount: string): string {
  return mount.replaceAll(/\\([0-7]{3})/g, (_, octal: string) => String.fromCodePoint(Number.parseInt(octal, 8)));
}

/** Makes a check that throws if a file, its log or its locks were deleted, moved or replaced since now. */
export function createFileCheck(path: string, checkOpen: () => void): () => void {
  const real = realpathSync(path); // The log lies beside the file, and not beside a link to it.
  const files = [path, real, `${real}-wal`, `${real}-shm`]; // A link may lead to another file by now. The last file holds the locks of writers.
  const opened = files.map(identify);
  return () => {
    checkOpen(); // SQLite removes the log when it closes a file, which looks as if somebody else had done so.
    for (const [index, file] of files.entries())
      if (identify(file) !== opened[index] || (index === 0 && statSync(file).size === 0))
        throw new StoreError(
          `use the inbox ${path}`,
          `${file} was deleted, moved, emptied or replaced while it was open: Kontor acknowledges nothing until you restart the program`,
          { isFinal: true },
        );
  };
}

/** Gives the identity of a file, which does not depend on its name. */
export function identify(path: string): string {
  const facts = statSync(path, { bigint: true, throwIfNoEntry: false });
  return facts ? `${facts.dev}:${facts.ino}` : "none";
}
