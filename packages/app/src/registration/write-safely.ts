import { closeSync, fsyncSync, linkSync, openSync, renameSync, unlinkSync, writeSync } from "node:fs";
import { dirname } from "node:path";

/**
 * Writes a file that only its owner can read. No reader ever finds a half-written file under this name, and the file is on the disk (`fsync`) when this
 * returns.
 *
 * @param options.replaces Whether an existing file is replaced. If not, it stays and this throws `EEXIST`.
 */
export function writeSafely(path: string, text: string, { replaces }: { replaces: boolean }): void {
  const fresh = `${path}.${crypto.randomUUID()}`;
  const file = openSync(fresh, "wx", 0o600); // a new name, so that nobody else has set its mode or made it a link
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
    // some file systems cannot do this; the name is there all the same
  } finally {
    closeSync(folder);
  }
}
