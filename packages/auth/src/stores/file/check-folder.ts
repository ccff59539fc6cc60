import { chmodSync, lstatSync, mkdirSync, type Stats } from "node:fs";

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
