import { closeSync, fdatasync, fdatasyncSync, openSync, realpathSync } from "node:fs";
import type { DatabaseSync } from "node:sqlite";
import { StoreError } from "../../store-error.ts";

/**
 * Makes a function that brings the write-ahead log of a file to the disk. SQLite would do the same in each commit, and the whole program
 * would wait for the disk. The log alone may be opened beside SQLite: closing any other of its files would end the locks of this process.
 *
 * @param isBeside The program goes on meanwhile. Otherwise it waits, because a clock of a test would run ahead of the disk.
 * @see decision 0095
 */
export function createLogFlush(db: DatabaseSync, path: string, isBeside: boolean): () => Promise<void> {
  const log = `${realpathSync(path)}-wal`; // It lies beside the file, and not beside a link to it.
  let hasFailed = false;
  return async () => {
    try {
      if (hasFailed) rewrite(db);
      else await flushFile(log, isBeside);
      hasFailed = false;
    } catch (cause) {
      hasFailed = true;
      throw new StoreError(`bring events to the disk in the inbox ${path}`, (cause as Error).message, { cause });
    }
  };
}

async function flushFile(path: string, isBeside: boolean): Promise<void> {
  const descriptor = openSync(path, "r+"); // Windows flushes only what may be written.
  try {
    if (!isBeside) return fdatasyncSync(descriptor);
    await new Promise<void>((resolve, reject) => {
      fdatasync(descriptor, (error) => (error ? reject(error) : resolve()));
    });
  } finally {
    closeSync(descriptor);
  }
}

/** An operating system may forget what it could not write, and report success the next time. So all of it is written again, to another place. */
function rewrite(db: DatabaseSync): void {
  const { busy } = db.prepare("PRAGMA wal_checkpoint(TRUNCATE)").get() as { busy: number };
  if (busy !== 0) throw new Error("the disk failed before, and the file is busy, so that it cannot be written again");
}
