import type { DatabaseSync } from "node:sqlite";
import {
  type ApiError,
  ArgumentError,
  type ConnectionError,
  findErrorCode,
  isPlatformError,
  PlatformError,
} from "./errors.ts";
import { METHODS } from "./fetch/pipeline.ts";
import { readOptions } from "./options.ts";
import type { PartialFailure } from "./partial-result.ts";

/** Remembers by name which steps were begun and which are done, so that a program that was killed goes on where it was. */
export interface Journal {
  /**
   * Does a step and saves its result. Once the step is done, `once()` does nothing and gives the saved result. Calls of one step that
   * come while it runs wait for the same run.
   *
   * @param step The name of the step, such as `refund 4711`. It is the same at every try.
   * @param work Does the step. `isRepeat` says that an earlier try may have been done, because its answer was lost or the program was
   *   killed. Its result must be a value that JSON can hold.
   * @throws The error of `work`. After a refusal at the first try, and if nothing was sent, the step counts as not begun.
   */
  once<Value>(step: string, work: (isRepeat: boolean) => Promise<Value> | Value): Promise<Value>;
  /**
   * Sends a call of a client once. A repeat that is refused with `repeatCode` counts as done.
   *
   * @param call Sends it. `isRepeat` is that of `once()`.
   * @throws {StepUnclear} If a refusal may be about the content or about the repeat, and no code tells which.
   * @throws The error of the call, if it says that nothing was done, or does not say what was done.
   */
  send(step: string, call: (isRepeat: boolean) => Promise<unknown>): Promise<void>;
  /** Lists the steps that wait for a person, who finds out whether the platform has done them. */
  listUnclearSteps(): string[];
  /**
   * Saves what the person found out: the step is done, with the result that `once()` gives from now on, or it may be sent again. A step
   * that is done already stays done.
   *
   * @param result The result of the step. Default: none.
   */
  resolveStep(step: string, isDone: boolean, result?: unknown): void;
  /** Deletes the steps that are done and whose names begin with this text, such as those of an old run. Gives how many. */
  forgetDone(start: string): number;
}

/** Options of `createJournal()`: the database, and the code of a repeat. */
export interface JournalOptions {
  /**
   * The database. One table, `kontor_step`, is added to it. A step must be on the disk before its call is sent, so leave `synchronous` at
   * its default `FULL`. If it has no `busy_timeout`, it gets one of 5 s: another program that reads the file must not end yours.
   */
  db: DatabaseSync;
  /** A code that the platform uses only for repeats. Default: no such code is known. */
  repeatCode?: string | undefined;
}

/** Nobody but a person can find out whether the platform has done a step. Another try would not change that. */
export class StepUnclear extends PlatformError {
  override readonly name = "StepUnclear";
  readonly code = "ERR_PLATFORM_UNCLEAR";

  /** @example new StepUnclear(`Cannot tell whether "add customer 7" was done`) */
  constructor(message: string, { cause }: { cause?: unknown } = {}) {
    super(message, cause === undefined ? undefined : { cause });
  }
}

/**
 * Makes a journal in a SQLite database: a table with a row for each step. The row is written before the step begins, so a row without a
 * result means that the step may have been done.
 *
 * @throws {ArgumentError} If `db` is no database, or an option is unknown.
 */
export function createJournal(options: JournalOptions): Journal {
  const { db, repeatCode } = readOptions("keep a journal", options, { db: undefined, repeatCode: undefined });
  if (typeof db?.prepare !== "function")
    throw new ArgumentError("keep a journal", "db", "be a DatabaseSync of node:sqlite", db);
  if (db.prepare("PRAGMA busy_timeout").get()?.["timeout"] === 0) db.exec("PRAGMA busy_timeout = 5000");
  db.exec(
    "CREATE TABLE IF NOT EXISTS kontor_step (name TEXT PRIMARY KEY, result TEXT, is_unclear INTEGER NOT NULL DEFAULT 0)",
  );
  const find = db.prepare("SELECT result FROM kontor_step WHERE name = ?");
  const begin = db.prepare("INSERT OR IGNORE INTO kontor_step (name) VALUES (?)");
  const finish = db.prepare("UPDATE kontor_step SET result = ?, is_unclear = 0 WHERE name = ? AND result IS NULL");
  const forget = db.prepare("DELETE FROM kontor_step WHERE name = ? AND result IS NULL");
  const mark = db.prepare("UPDATE kontor_step SET is_unclear = 1 WHERE name = ?");
  const list = db.prepare("SELECT name FROM kontor_step WHERE is_unclear = 1 ORDER BY name");
  const clear = db.prepare("DELETE FROM kontor_step WHERE result IS NOT NULL AND substr(name, 1, length(?)) = ?"); // Node 22.13 takes no numbered parameters.
  const running = new Map<string, Promise<unknown>>();
  const marked = new WeakSet<Error>();

  const run = async <Value>(step: string, work: (isRepeat: boolean) => Promise<Value> | Value): Promise<Value> => {
    const row = find.get(step);
    if (row && row["result"] !== null) return decodeResult(String(row["result"])) as Value;
    begin.run(step); // This is before anything is sent.
    try {
      const value = await work(row !== undefined);
      finish.run(encodeResult(value), step);
      return value;
    } catch (error) {
      if (isPlatformError(error) && error.code === "ERR_PLATFORM_UNCLEAR") {
        if (!marked.has(error)) mark.run(step); // Of a step within a step, a person is asked only about the inner one.
        marked.add(error);
        throw error;
      }
      // At the first try, a call that was not sent and a refusal prove that nothing was done.
      if (!row && (isUnsent(error) || (isRefusal(error) && !isSentAgain(error)))) forget.run(step);
      throw error;
    }
  };

  const once: Journal["once"] = <Value>(step: string, work: (isRepeat: boolean) => Promise<Value> | Value) => {
    const mine = running.get(step) ?? run(step, work).finally(() => running.delete(step));
    running.set(step, mine);
    return mine as Promise<Value>;
  };

  const journal: Journal = {
    once,
    send: (step, call) =>
      once(step, async (isRepeat) => {
        try {
          await call(isRepeat);
        } catch (error) {
          if (!isRefusal(error) || !(isRepeat || isSentAgain(error))) throw error;
          if (repeatCode !== undefined && error.platformCodes.includes(repeatCode)) return; // An earlier try was done.
          if (repeatCode !== undefined || !error.platformCodes.includes(SHARED_CODE)) throw error;
          const problem = `Cannot tell whether "${step}" was done before or is refused for its content`;
          throw new StepUnclear(problem, { cause: error });
        }
      }),
    listUnclearSteps: () => list.all().map(({ name }) => String(name)),
    resolveStep: (step, isDone, result) => void (isDone ? finish.run(encodeResult(result), step) : forget.run(step)),
    forgetDone: (start) => Number(clear.run(start, start).changes),
  };
  known.set(journal, { db, repeatCode, begin: (step) => void begin.run(step) });
  return journal;
}

const known = /* @__PURE__ */ new WeakMap<Journal, JournalOptions & { begin(step: string): void }>();
let tables = 0;

/**
 * Opens a set of names for as long as a job runs. It is a temporary table in the database of the journal, because a million names would fill the
 * memory.
 *
 * @throws {ArgumentError} If the journal is not one of `createJournal()`.
 */
export function openNames(journal: Journal) {
  const { db } = known.get(journal) ?? {};
  if (!db) throw new ArgumentError("run a job", "journal", "be one of createJournal()", journal);
  const table = `temp.kontor_name_${(tables += 1)}`;
  db.exec(`CREATE TABLE ${table} (name TEXT PRIMARY KEY) WITHOUT ROWID`);
  const insert = db.prepare(`INSERT OR IGNORE INTO ${table} VALUES (?)`);
  return {
    /** Adds a name. @returns Whether it is new. */
    add: (name: string) => Number(insert.run(name).changes) > 0,
    close() {
      try {
        db.exec(`DROP TABLE ${table}`);
      } catch {
        // A statement of the caller reads from the connection. The table goes when the connection is closed.
      }
    },
  };
}

/** Writes again that a step begins, after `resolveStep(step, false)` within it. */
export function beginStep(journal: Journal, step: string): void {
  known.get(journal)?.begin(step);
}

/**
 * Whether a journal knows the code of a repeat, so that a refusal with another one is about the content. A refusal of the credential comes before the
 * platform looks for a repeat, so it says nothing of that.
 */
export function tellsRepeats(journal: Journal, error?: unknown): boolean {
  const { status = 0 } = Object(error) as Partial<ApiError>;
  return known.get(journal)?.repeatCode !== undefined && status !== 401 && status !== 403;
}

/** A list of one value, or of none: a step without a result is done all the same. */
function encodeResult(value: unknown): string {
  return JSON.stringify(value === undefined ? [] : [value]);
}

function decodeResult(text: string): unknown {
  return (JSON.parse(text) as unknown[])[0];
}

/** Whether the platform refused a call, in full or in part. A call that is answered 408 or 5xx may have been done. */
export function isRefusal(error: unknown): error is ApiError | PartialFailure {
  if (!isPlatformError(error)) return false;
  if (error.code === "ERR_PLATFORM_PARTIAL") return true;
  const { status = 0 } = error as Partial<ApiError>;
  return error.code === "ERR_PLATFORM_API" && status >= 400 && status < 500 && status !== 408;
}

/** Failures of a connection before anything can be sent through it. */
const UNCONNECTED =
  /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT|CERT_\w+|ERR_TLS_\w+)$/;

/** Whether nothing was sent, because there was no token or no connection, or the request could not be built. */
export function isUnsent(error: unknown): boolean {
  if (!isPlatformError(error)) return false;
  if (error.code === "ERR_PLATFORM_TOKEN" || error.code === "ERR_PLATFORM_ARGUMENT") return true;
  if (error.code !== "ERR_PLATFORM_CONNECTION" || isSentAgain(error as ConnectionError)) return false; // An earlier try may have had a connection.
  const { cause } = error as { cause?: Error };
  return [cause, cause?.cause].some((each) => UNCONNECTED.test(String(findErrorCode(each))));
}

/** The platform is not known to tell a repeat from wrong content: both may have this code. */
const SHARED_CODE = "VAL100";

/** Whether the client repeats a call by itself after a lost answer, as it does with a PUT or an idempotency key. Its refusal may be that of the repeat. */
function isSentAgain(error: ApiError | PartialFailure | ConnectionError): boolean {
  const { repeats, method = "POST" } = error as { repeats?: boolean; method?: string };
  return repeats ?? METHODS.includes(method);
}

/** What the failure of a call says of what it was to do: refused for good, nothing done for now, or perhaps done. `undefined`: nothing can be done. */
export function judgeFailure(error: unknown): "refused" | "later" | "lost" | "unclear" | undefined {
  if (!isPlatformError(error) || error.code === "ERR_PLATFORM_TOKEN") return undefined;
  if (error.code === "ERR_PLATFORM_UNCLEAR") return "unclear";
  if (error.code === "ERR_PLATFORM_ARGUMENT") return "refused";
  if (isRefusal(error)) return (error as Partial<ApiError>).status === 429 ? "later" : "refused";
  return isUnsent(error) ? "later" : "lost";
}
