import { closeSync, fsyncSync, linkSync, openSync, renameSync, unlinkSync, writeSync } from "node:fs";
import { dirname } from "node:path";

/**
 * Writes a file for its owner alone: all of it under its name, or nothing; on the disk (`fsync`) when it returns.
 *
 * @param options.replaces Whether one that is there is replaced; else it stays, and this throws `EEXIST`.
 */
export function writeSafely(path: string, text: string, { replaces }: { replaces: boolean }): void {
  const fresh = `${path}.${crypto.randomUUID()}`;
  const file = openSync(fresh, "wx", 0o600); // a name that nobody has: neither its mode nor where it leads is another's
  try {
    writeSync(file, text);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
  if (replaces) renameSync(fresh, path);
  else {
    linkSync(fresh, path);
    unlinkSync(fresh);
  }
  const folder = openSync(dirname(path), "r");
  try {
    fsyncSync(folder);
  } catch {
    // not every file system can; the name is there all the same
  } finally {
    closeSync(folder);
  }
}
