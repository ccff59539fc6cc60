import { accessSync, constants, existsSync, statSync } from "node:fs";
import { loadNodeBuiltin } from "@kontor/http/internal";
import { CliError, createUsageError } from "../errors.ts";
import { describeFileError } from "../files.ts";
import { describeDiskOf } from "./disk.ts";
import { demandPlace, type OpenInbox, type Place, type PlaceContext } from "./place.ts";

const WAIT_FOR_OTHERS_MS = 5_000;

/**
 * Opens the inbox that the flags, the environment or the profile name, runs `work` with it, and closes it. Only what the place
 * needs is loaded.
 *
 * @throws {CliError} If there is no inbox at the place: it is not created.
 */
export async function withInbox<Result>(context: PlaceContext, work: (opened: OpenInbox) => Promise<Result>) {
  const opened = await openPlace(await demandPlace(context));
  try {
    return await work(opened);
  } finally {
    await opened.close();
  }
}

/** Opens the inbox of a place. A consumer creates it where there is none; a command looks first. */
export async function openPlace(place: Place, { isConsumer = false } = {}): Promise<OpenInbox> {
  if (place.kind === "file") return openFile(place.path, isConsumer);
  const { openPostgres } = await import("./open-postgres.ts");
  return openPostgres(place, { isConsumer });
}

async function openFile(path: string, isConsumer: boolean): Promise<OpenInbox> {
  if (!isConsumer || existsSync(path)) checkFile(path);
  const { sqliteInbox } = await import("@kontor/channel-events/sqlite");
  try {
    const inbox = sqliteInbox(path, { busyTimeoutMs: WAIT_FOR_OTHERS_MS });
    const tryWrite = async () => {
      inbox.db.exec("BEGIN IMMEDIATE");
      try {
        inbox.db.exec("CREATE TABLE kontor_probe (payload); INSERT INTO kontor_probe VALUES (zeroblob(100000))");
      } finally {
        rollBack(inbox.db);
      }
    };
    return { inbox, path, tryWrite, close: () => inbox.close() };
  } catch (cause) {
    const isTaken = (cause as { cause?: { errcode?: number } }).cause?.errcode === 5; // SQLITE_BUSY
    const problem = "another program holds it: try again when that has ended";
    if (isTaken) throw new CliError(`Cannot open the inbox ${path} as ${problem}`, { cause });
    const disk = existsSync(path) ? describeRefusedDisk(path) : undefined; // SQLite often says no more than that it failed.
    const message = disk === undefined ? (cause as Error).message : `Cannot open the inbox ${path} as ${disk}`;
    throw new CliError(message, { exitCode: 2, cause });
  }
}

function describeRefusedDisk(path: string): string | undefined {
  const problem = describeDiskOf(path);
  return problem && `${problem}: free space on it, or let this user write to the file and its folder`;
}

function rollBack(db: { exec(sql: string): void }): void {
  try {
    db.exec("ROLLBACK");
  } catch {} // A full disk has rolled it back already.
}

/**
 * Checks that a file holds an inbox, because opening one would create a missing file, and would add tables to the file of another
 * program.
 *
 * @throws {CliError} If there is no such file, or it is something else.
 */
export function checkFile(path: string): void {
  const fail = (problem: string, cause?: unknown) => createUsageError(`open the inbox ${path}`, problem, cause);
  const name = "name the file that the consumer opens";
  try {
    if (statSync(path).isDirectory()) throw fail("it is a folder: name the file in it");
    accessSync(path, constants.R_OK | constants.W_OK);
  } catch (cause) {
    const { code = "" } = cause as NodeJS.ErrnoException;
    if (cause instanceof CliError) throw cause;
    if (code === "ENOENT" || code === "ENOTDIR") throw fail(`there is no such file: ${name}`, cause);
    const problem = describeFileError(cause, path);
    throw fail(/EACCES|EPERM/.test(code) ? `${problem}, which is the user of the consumer` : problem, cause);
  }
  if (!hasEvents()) throw fail(`it contains no inbox: ${name}`);

  function hasEvents(): boolean {
    const { DatabaseSync } = loadNodeBuiltin<typeof import("node:sqlite")>("node:sqlite");
    let db;
    try {
      db = new DatabaseSync(path); // A connection that may only read would leave the write-ahead log behind.
      db.exec("PRAGMA busy_timeout = 5000");
      const tables = db.prepare("SELECT name FROM sqlite_schema WHERE name IN ('event', 'unacknowledged')").all();
      return tables.length === 2;
    } catch (cause) {
      const { message } = cause as Error;
      if (/not a database/.test(message)) throw fail(`it is not a database: ${name}`, cause);
      const problem = describeRefusedDisk(path) ?? describeFileError(cause, path);
      throw new CliError(`Cannot open the inbox ${path} as ${problem}`, { cause });
    } finally {
      db?.close();
    }
  }
}
