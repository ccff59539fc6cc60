import { chmodSync, lstatSync, mkdirSync, type Stats } from "node:fs";

/** @throws {Error} If the folder is a symbolic link, another user's, or open to others and cannot be closed. */
export function checkTokenFolder(folder: string): void {
  const isThere = lstatSync(folder, { throwIfNoEntry: false }) !== undefined;
  if (!isThere) mkdirSync(folder, { recursive: true, mode: 0o700 });
  const stats = lstatSync(folder);
  if (!stats.isDirectory())
    throw new Error(`Cannot keep tokens in ${folder} as it must be a folder and no symbolic link`);
  closeToOthers(folder, stats);
}

/** @throws {Error} If a file is no plain file, another user's, or open to others and cannot be closed. */
export function checkTokenFile(path: string): void {
  const stats = lstatSync(path, { throwIfNoEntry: false });
  if (!stats) return;
  if (!stats.isFile()) throw new Error(`Cannot keep tokens in ${path} as it must be a file and no symbolic link`);
  closeToOthers(path, stats);
}

function closeToOthers(path: string, { uid, mode }: Stats): void {
  const user = process.getuid?.();
  if (user === undefined) return; // there are no such modes on Windows
  if (uid !== user) throw new Error(`Cannot keep tokens in ${path} as it must belong to user ${user}: got user ${uid}`);
  if ((mode & 0o077) !== 0) chmodSync(path, mode & 0o700);
}
