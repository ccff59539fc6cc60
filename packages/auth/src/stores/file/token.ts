import {
  closeSync,
  constants,
  fsyncSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { checkTokenFile } from "./check-folder.ts";
import { parseStored } from "../stored-token.ts";
import type { StoredToken } from "../store.ts";

const MOST_BYTES = 1024 * 1024; // A token takes a few kB.

/** Reads the token of a key. A file that does not hold a token is damaged and counts as empty. */
export function readTokenFile(folder: string, key: string): { token?: StoredToken; isDamaged: boolean } {
  const path = pathOf(folder, key);
  checkTokenFile(path);
  let text: string;
  try {
    if (statSync(path).size > MOST_BYTES) return { isDamaged: true };
    text = readFileSync(path, { encoding: "utf8", flag: constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return { isDamaged: false };
    throw error;
  }
  const token = parseStored(text);
  return token ? { token, isDamaged: false } : { isDamaged: true };
}

/**
 * Writes a token, either completely or not at all. It is on the disk (`fsync`) when the function returns. The caller must hold the lock.
 *
 * @param options.isDamaged Whether the existing file is damaged. It is then moved aside with a warning.
 */
export function writeTokenFile(
  folder: string,
  key: string,
  token: StoredToken,
  { isDamaged }: { isDamaged: boolean },
): void {
  const path = pathOf(folder, key);
  const leftover = `${key}.json.new-`; // A killed process may leave one behind.
  for (const name of readdirSync(folder)) if (name.startsWith(leftover)) rmSync(join(folder, name), { force: true });
  const fresh = join(folder, `${leftover}${crypto.randomUUID()}`);
  try {
    const file = openSync(fresh, "wx", 0o600);
    try {
      writeFileSync(file, JSON.stringify(token));
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
    if (isDamaged) {
      renameSync(path, `${path}.damaged`);
      process.emitWarning(`A damaged token file was moved aside, to ${path}.damaged`, { code: "KONTOR_TOKEN_FILE" });
    }
    renameSync(fresh, path);
  } catch (error) {
    rmSync(fresh, { force: true });
    throw error;
  }
  const entries = openSync(folder, "r");
  try {
    fsyncSync(entries);
  } catch {
    // Not every file system supports this. The file has its name anyway.
  } finally {
    closeSync(entries);
  }
}

function pathOf(folder: string, key: string): string {
  return join(folder, `${key}.json`);
}
