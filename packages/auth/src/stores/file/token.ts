import * as fs from "node:fs";
import { dirname, join } from "node:path";
import { ArgumentError, describeFileFault, findErrorCode } from "@kontor/http/internal";
import type { StoredToken, TokenText } from "../../token-store.ts";

const MOST_BYTES = 1024 * 1024; // A token takes a few kB.

/** Reads the token of a key. A file that does not hold a token is damaged and counts as empty. */
export async function readTokenFile(folder: string, key: string, { read }: Pick<TokenText, "read">): Promise<Found> {
  const path = pathOf(folder, key);
  checkTokenFile(path);
  let text: string;
  try {
    if (fs.statSync(path).size > MOST_BYTES) return { isDamaged: true };
    text = fs.readFileSync(path, { encoding: "utf8", flag: fs.constants.O_RDONLY | (fs.constants.O_NOFOLLOW ?? 0) });
  } catch (error) {
    if (findErrorCode(error) === "ENOENT") return { isDamaged: false };
    throw error;
  }
  const token = await read(text, key);
  return { token, isDamaged: token === undefined };
}

type Found = { token?: StoredToken | undefined; isDamaged: boolean };

/**
 * Writes the text of a token, either completely or not at all. It is on the disk (`fsync`) when the function returns. The caller must hold the lock.
 *
 * @param options.isDamaged Whether the existing file is damaged. It is then moved aside with a warning.
 */
export function writeTokenFile(folder: string, key: string, text: string, { isDamaged }: { isDamaged: boolean }): void {
  const path = pathOf(folder, key);
  const leftover = `${key}.json.new-`; // A killed process may leave one behind.
  for (const name of fs.readdirSync(folder))
    if (name.startsWith(leftover)) fs.rmSync(join(folder, name), { force: true });
  const fresh = join(folder, `${leftover}${crypto.randomUUID()}`);
  try {
    const file = fs.openSync(fresh, "wx", 0o600);
    try {
      fs.writeFileSync(file, text);
      fs.fsyncSync(file);
    } finally {
      fs.closeSync(file);
    }
    if (isDamaged) {
      fs.renameSync(path, `${path}.damaged`);
      process.emitWarning(`A damaged token file was moved aside, to ${path}.damaged`, { code: "KONTOR_TOKEN_FILE" });
    }
    fs.renameSync(fresh, path);
  } catch (error) {
    fs.rmSync(fresh, { force: true });
    throw error;
  }
  const entries = fs.openSync(folder, "r");
  try {
    fs.fsyncSync(entries);
  } catch {
    // Not every file system supports this. The file has its name anyway.
  } finally {
    fs.closeSync(entries);
  }
}

function pathOf(folder: string, key: string): string {
  return join(folder, `${key}.json`);
}

/**
 * Creates a folder readable only by its owner if needed. One that others can use is closed to them if it is empty or holds only tokens and locks.
 *
 * @throws {ArgumentError} If it cannot be created, or others can use it and it holds other files, as a home does.
 * @throws {Error} If it is a symbolic link or belongs to another user.
 */
export function checkTokenFolder(folder: string): void {
  try {
    createFolder(folder);
  } catch (error) {
    const must = `be a folder that can be created, but ${describeFileFault(error) ?? "it cannot"}`;
    throw new ArgumentError("keep tokens", "place", must, folder);
  }
  const stats = fs.lstatSync(folder);
  if (!stats.isDirectory())
    throw new Error(`Cannot keep tokens in ${folder} as it must be a folder, not a symbolic link`);
  const must = "be a folder that holds only tokens, because other users can open this one";
  if (isOpenToOthers(folder, stats) && !holdsOnlyTokens(folder))
    throw new ArgumentError("keep tokens", "place", must, folder);
  closeToOthers(folder, stats);
}

const OWN_FILE = /^([\w-]{1,128})\.(lock-\d+|json(\.damaged|\.new-[\w-]+)?)$/;

/** Every token of the store has a lock beside it. Of a copy without locks, only the names that `cached()` gives are known for certain. */
function holdsOnlyTokens(folder: string): boolean {
  const names = fs.readdirSync(folder).filter((name) => name !== "lost+found"); // The file system of a volume makes it.
  const keys = new Set(names.map((name) => /^(.+)\.lock-\d+$/.exec(name)?.[1]));
  return names.every((name) => {
    const key = OWN_FILE.exec(name)?.[1];
    return key !== undefined && (keys.has(key) || /^[\da-f]{64}$/.test(key));
  });
}

/** Creates a folder step by step. Node's own `recursive` never ends where the system says that a parent folder is missing, as in /proc. */
function createFolder(folder: string): void {
  if (fs.lstatSync(folder, { throwIfNoEntry: false })) return;
  if (!fs.existsSync(dirname(folder))) createFolder(dirname(folder));
  try {
    fs.mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    if (findErrorCode(error) !== "EEXIST") throw error; // Another process has created it.
  }
}

/** Makes a file private, if it exists. @throws {Error} If it is not a plain file or belongs to another user. */
export function checkTokenFile(path: string): void {
  const stats = fs.lstatSync(path, { throwIfNoEntry: false });
  if (!stats) return;
  if (!stats.isFile()) throw new Error(`Cannot keep tokens in ${path} as it must be a file, not a symbolic link`);
  closeToOthers(path, stats);
}

function closeToOthers(path: string, stats: fs.Stats): void {
  if (isOpenToOthers(path, stats)) fs.chmodSync(path, stats.mode & 0o700);
}

/** @throws {Error} If it belongs to another user. */
function isOpenToOthers(path: string, { uid, mode }: fs.Stats): boolean {
  const user = process.getuid?.();
  if (user === undefined) return false; // Windows has no such modes.
  if (uid !== user) throw new Error(`Cannot keep tokens in ${path} as it must belong to user ${user}: got user ${uid}`);
  return (mode & 0o077) !== 0;
}
