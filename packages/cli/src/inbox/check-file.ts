import { accessSync, constants, statSync } from "node:fs";
import { loadNodeBuiltin } from "@kontor/http/internal";
import { CliError } from "../cli-error.ts";

/**
 * Checks that a file holds an inbox, because opening one would create a missing file, and would add tables to the file of another
 * program.
 *
 * @throws {CliError} If there is no such file, or it is something else.
 */
export function checkFile(path: string): void {
  const fail = (problem: string, cause?: unknown) =>
    new CliError(`Cannot open the inbox ${path} as ${problem}`, { exitCode: 2, cause });
  const facts = statOrThrow();
  if (facts === undefined) throw fail("there is no such file: name the file that the consumer opens");
  if (facts.isDirectory()) throw fail("it is a folder: name the file in it");
  if (!facts.isFile()) throw fail("it must be a file");
  try {
    accessSync(path, constants.R_OK | constants.W_OK);
  } catch (cause) {
    throw fail("its file must be readable and writable for you: run this as the user of the consumer", cause);
  }
  if (!hasEvents()) throw fail("it holds no inbox: name the file that the consumer opens");

  function statOrThrow() {
    try {
      return statSync(path, { throwIfNoEntry: false });
    } catch (cause) {
      throw fail(`it cannot be looked at (${(cause as NodeJS.ErrnoException).code})`, cause);
    }
  }

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
      if (/not a database/.test(message)) throw fail("it is no database: name the file that the consumer opens", cause);
      throw new CliError(`Cannot open the inbox ${path} as it cannot be read: ${message}`, { cause });
    } finally {
      db?.close();
    }
  }
}
