import {
  accessSync,
  closeSync,
  constants,
  existsSync,
  fsyncSync,
  openSync,
  readFileSync,
  renameSync,
  writeSync,
} from "node:fs";
import { dirname } from "node:path";
import { ArgumentError, type Secret } from "@kontor/http";
import type { ProgressStore, RegistrationProgress } from "./registration-progress.ts";

/** Keeps the progress of a registration in a file that only its owner can read. */
export function progressFile(path: string): ProgressStore {
  checkPath(path);
  return {
    async load() {
      if (!existsSync(path)) return undefined;
      const progress = JSON.parse(readFileSync(path, "utf8")) as RegistrationProgress;
      if (typeof progress?.challengeCode === "string" && typeof progress.appId === "string") return progress;
      throw new ArgumentError("go on with a registration", path, "hold the progress of one", progress);
    },
    async save(progress) {
      writeSafely(path, `${JSON.stringify(progress, undefined, 2)}\n`);
    },
  };
}

/**
 * Keeps the key in a file that only its owner can read: the text and nothing else. It is on the disk (`fsync`), under its name,
 * when `saveKey` has ended. A key that is there is never overwritten.
 */
export function keyFile(path: string): { saveKey(key: Secret): Promise<void>; hasKey(): Promise<boolean> } {
  checkPath(path);
  return {
    async saveKey(key) {
      writeSafely(existsSync(path) ? `${path}.${Date.now()}` : path, `${key.reveal()}\n`); // two at once: both are kept
    },
    async hasKey() {
      accessSync(dirname(path), constants.W_OK); // asked before anything is sent: a key that has no place must not be shown
      return existsSync(path);
    },
  };
}

function checkPath(path: string): void {
  if (typeof path !== "string" || path === "")
    throw new ArgumentError("keep a registration", "path", "be that of a file", path);
}

/** All of it under its name, or nothing; and on the disk. */
function writeSafely(path: string, text: string): void {
  const fresh = `${path}.new`;
  const file = openSync(fresh, "w", 0o600);
  try {
    writeSync(file, text);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
  renameSync(fresh, path);
  const folder = openSync(dirname(path), "r");
  try {
    fsyncSync(folder);
  } catch {
    // not every file system can; the name is there all the same
  } finally {
    closeSync(folder);
  }
}
