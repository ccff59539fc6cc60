import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";

/** Remembers how files looked, because an inbox looks at its files with each write, and nobody but SQLite makes or removes them here. */
export interface LookMemory {
  /** Files may have been made or removed. */
  forget(): void;
  stop(): void;
}

/** @param isOurs Matches the path of a file whose looks are remembered. */
export function createLookMemory(isOurs: RegExp): LookMemory {
  const { statSync } = fs;
  const plain = new Map<string, unknown>();
  const exact = new Map<string, unknown>();
  const look = (path: fs.PathLike, options?: fs.StatSyncOptions) => {
    if (typeof path !== "string" || !isOurs.test(path)) return statSync(path, options);
    const known = options?.bigint ? exact : plain;
    if (!known.has(path)) known.set(path, statSync(path, options));
    return known.get(path);
  };
  Object.assign(fs, { statSync: look });
  syncBuiltinESMExports();
  return {
    forget() {
      plain.clear();
      exact.clear();
    },
    stop() {
      Object.assign(fs, { statSync });
      syncBuiltinESMExports();
    },
  };
}
