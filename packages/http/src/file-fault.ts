import { findErrorCode } from "./errors.ts";
import { loadNodeBuiltin } from "./node-builtin.ts";

/** What is used of `node:fs` here: who builds for a browser has no types of Node. */
interface Files {
  accessSync(path: string, mode: number): void;
  statSync(path: string, options: { throwIfNoEntry: false }): { isDirectory(): boolean } | undefined;
}

interface Failure {
  code?: string;
  errcode?: number;
  message?: string;
  path?: string;
  syscall?: string;
  cause?: unknown;
}

/** A failure of the file system or of SQLite. */
export interface FileFault {
  /** `EROFS`, `SQLITE_FULL` */
  code: string;
  problem: string;
  remedy: string;
  /** The file or folder that failed, where the system names it. */
  path: string | undefined;
}

const NETWORK = /^(connect|listen|bind|getaddrinfo|kill)/;
const NO_RIGHT = "give the user of this program the right to use it and its folder, or run it as their owner";
const NO_SPACE = "free space on the disk of its folder";

/** What happened, and what a person can do. */
const FAULTS: Readonly<Record<string, readonly [problem: string, remedy: string]>> = {
  ENOENT: ["there is no such file or folder", "check the path, and create its folder"],
  ENOTDIR: ["a part of its path is a file and no folder", "check the path"],
  EISDIR: ["it is a folder", "name a file in it"],
  EACCES: ["this user has no permission for it", NO_RIGHT],
  EPERM: ["the system does not permit it", NO_RIGHT],
  EROFS: ["its file system is read-only", "mount the folder writable, or choose another place"],
  ENOSPC: ["its disk is full", NO_SPACE],
  EDQUOT: ["the disk quota of this user is used up", "free space, or raise the quota"],
  EFBIG: ["it would become larger than files may be", "raise the limit (ulimit -f), or choose another place"],
  EIO: ["its disk failed", "check that the disk works and has free space"],
  ELOOP: ["its symbolic links lead in a circle", "correct the links, or name the file itself"],
  ENAMETOOLONG: ["its name is too long", "choose a shorter one"],
  EMFILE: ["this program has too many files open", "raise the limit (ulimit -n)"],
  ENFILE: ["this machine has too many files open", "close programs, or raise the limit of the system"],
  EBUSY: ["another program uses it", "end that program first"],
  ETXTBSY: ["another program writes to it or runs it", "end that program first"],
  EEXIST: ["it exists already", "choose another name"],
  ENOTEMPTY: ["it is a folder that is not empty", "choose another name"],
  EXDEV: ["its folder is on two disks", "choose a place on one disk"],
};

const WRITABLE = "let the user of this program write to the file and its folder, and mount the folder writable";

/** The result codes of SQLite, whose own words say what happened. */
const SQLITE_FAULTS: Readonly<Record<number, readonly [code: string, remedy: string]>> = {
  3: ["SQLITE_PERM", WRITABLE],
  5: [
    "SQLITE_BUSY",
    "end the program that has locked it, such as a backup tool or a browser of databases, or let it write its changes",
  ],
  8: ["SQLITE_READONLY", WRITABLE],
  10: ["SQLITE_IOERR", "check that the disk of its folder has free space and works"], // SQLite says no more of a full disk, if it cannot make its log.
  11: ["SQLITE_CORRUPT", "restore a backup, or name another file"],
  13: ["SQLITE_FULL", NO_SPACE],
  14: ["SQLITE_CANTOPEN", WRITABLE],
  26: ["SQLITE_NOTADB", "name another file"],
};

/** SQLite says no more of them, and the file system does. */
const VAGUE = /PERM|READONLY|IOERR|CANTOPEN/;

/** Finds the failure of the file system or of SQLite that an error is, or was caused by. */
export function findFileFault(error: unknown): FileFault | undefined {
  let fault = error as Failure | undefined;
  for (let depth = 0; fault && depth < 5; depth += 1) {
    const { code, errcode = 0, message = "", path, syscall = "" } = fault;
    const ofSqlite = code === "ERR_SQLITE_ERROR" ? SQLITE_FAULTS[errcode & 0xff] : undefined; // An extended code has the plain one in its last byte.
    if (ofSqlite) return { code: ofSqlite[0], problem: message, remedy: ofSqlite[1], path: undefined };
    const known = FAULTS[findErrorCode(fault) ?? ""];
    if (known && !NETWORK.test(syscall)) return { code: code!, problem: known[0], remedy: known[1], path };
    fault = fault.cause as Failure | undefined;
  }
  return undefined;
}

/**
 * Describes a failure of the file system or of SQLite: what happened, and what a person can do. The end of a sentence about a file.
 *
 * @param path The file or folder that the sentence names. One outside it that has failed is named too.
 * @returns `undefined` if the error is no such failure.
 * @example describeFileFault(error, "a.db") // "its file system is read-only (EROFS): mount the folder writable, or choose another place"
 */
export function describeFileFault(error: unknown, path?: string): string | undefined {
  const found = findFileFault(error);
  if (!found) return undefined;
  const isVague = path !== undefined && VAGUE.test(found.code);
  const { code, problem, remedy, path: failed = "" } = (isVague && findFileFault(tryAccess(path))) || found;
  const isNamed = failed === "" || (path !== undefined && failed.startsWith(path)); // Its log and its lock belong to a file.
  return `${problem} (${code}${isNamed ? "" : `, ${failed}`}): ${remedy}`;
}

/** Runs work on a file or folder. @throws {Error} If the file system or SQLite fails: it names the action and the remedy. Any other error is thrown as it is. */
export function runOnFile<T>(action: string, path: string, work: () => T): T {
  const explain = (cause: unknown): never => {
    const problem = describeFileFault(cause, path);
    throw problem === undefined ? cause : new Error(`Cannot ${action} as ${problem}`, { cause });
  };
  try {
    const result = work();
    return result instanceof Promise ? (result.catch(explain) as T) : result;
  } catch (error) {
    return explain(error);
  }
}

const READ_AND_WRITE = 6;
const WRITE = 2;

/** The error of the file system for a database file. It opens nothing, because closing a file would end the locks of SQLite on it. */
function tryAccess(path: string): unknown {
  const fs = loadNodeBuiltin<Files>("node:fs");
  const folder = path.slice(0, Math.max(path.lastIndexOf("/"), path.lastIndexOf("\\")) + 1) || ".";
  try {
    if (fs.statSync(path, { throwIfNoEntry: false })?.isDirectory()) return { code: "EISDIR", path };
    fs.statSync(`${path}-journal`, { throwIfNoEntry: false }); // Its name may be too long although that of the file is not.
    fs.accessSync(folder, WRITE);
    if (fs.statSync(path, { throwIfNoEntry: false })) fs.accessSync(path, READ_AND_WRITE);
    return undefined;
  } catch (error) {
    return error;
  }
}
