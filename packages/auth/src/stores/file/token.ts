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
  chmodSync,
  lstatSync,
  mkdirSync,
  type Stats,
} from "node:fs";
import { join } from "node:path";
import { parseStored, type StoredToken } from "../store.ts";

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

/** Makes a folder private, and creates it if needed. @throws {Error} If it is a symbolic link or belongs to another user. */
export function checkTokenFolder(folder: string): void {
  const exists = lstatSync(folder, { throwIfNoEntry: false }) !== undefined;
  if (!exists) mkdirSync(folder, { recursive: true, mode: 0o700 });
  const stats = lstatSync(folder);
  if (!stats.isDirectory())
    throw new Error(`Cannot keep tokens in ${folder} as it must be a folder and no symbolic link`);
  closeToOthers(folder, stats);
}

/** Makes a file private, if it exists. @throws {Error} If it is not a plain file or belongs to another user. */
export function checkTokenFile(path: string): void {
  const stats = lstatSync(path, { throwIfNoEntry: false });
  if (!stats) return;
  if (!stats.isFile()) throw new Error(`Cannot keep tokens in ${path} as it must be a file and no symbolic link`);
  closeToOthers(path, stats);
}

function closeToOthers(path: string, { uid, mode }: Stats): void {
  const user = process.getuid?.();
  if (user === undefined) return; // Windows has no such modes.
  if (uid !== user) throw new Error(`Cannot keep tokens in ${path} as it must belong to user ${user}: got user ${uid}`);
  if ((mode & 0o077) !== 0) chmodSync(path, mode & 0o700);
}
