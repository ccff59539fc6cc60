import type { DatabaseSync } from "node:sqlite";
import { isPlatformError, type ApiError, type PartialFailure } from "@kontor/http";
import { StepUnclear } from "./person.ts";

/** Remembers by name which steps were begun and which are done, so that a program that was killed continues. */
export interface Journal {
  /**
   * Does a step and saves its result. Once the step is done, `once()` does nothing and gives the saved result. `isRepeat`
   * says that an earlier try may have been done, because its answer was lost or the program was killed.
   */
  once<Value>(step: string, work: (isRepeat: boolean) => Promise<Value> | Value): Promise<Value>;
  /** Sends a call once. @throws {StepUnclear} If a refusal may mean the content or the repeat, and no code tells which. */
  send(step: string, call: () => Promise<unknown>): Promise<void>;
  /** Lists the steps that wait for a person, who finds out whether the platform has done them. */
  listUnclearSteps(): string[];
  /**
   * Saves what the person found out: the step is done, with the result that `once()` gives from now on, or it may be sent again. A
   * step that is done already stays done.
   */
  resolveStep(step: string, isDone: boolean, result?: unknown): void;
}

export interface JournalOptions {
  db: DatabaseSync;
  /** A code that the platform uses only for repeats. Default: no such code is known. */
  repeatCode?: string | undefined;
}

export function createJournal({ db, repeatCode }: JournalOptions): Journal {
  db.exec(
    "CREATE TABLE IF NOT EXISTS step (name TEXT PRIMARY KEY, result TEXT, is_unclear INTEGER NOT NULL DEFAULT 0)",
  );
  const find = db.prepare("SELECT result FROM step WHERE name = ?");
  const begin = db.prepare("INSERT OR IGNORE INTO step (name) VALUES (?)");
  const finish = db.prepare("UPDATE step SET result = ?, is_unclear = 0 WHERE name = ? AND result IS NULL");
  const forget = db.prepare("DELETE FROM step WHERE name = ? AND result IS NULL");
  const mark = db.prepare("UPDATE step SET is_unclear = 1 WHERE name = ?");
  const list = db.prepare("SELECT name FROM step WHERE is_unclear = 1 ORDER BY name");

  const journal: Journal = {
    async once<Value>(step: string, work: (isRepeat: boolean) => Promise<Value> | Value) {
      const row = find.get(step);
      if (row && row["result"] !== null) return (JSON.parse(String(row["result"])) as [Value])[0];
      begin.run(step); // before anything is sent: a step without a result may have been done
      try {
        const value = await work(row !== undefined);
        finish.run(JSON.stringify([value]), step);
        return value;
      } catch (error) {
        if (error instanceof StepUnclear) mark.run(step);
        // at the first try, a call that was not sent and a refusal prove that nothing was done
        else if (!row && (isUnsent(error) || (isRefusal(error) && !isSentAgain(error)))) forget.run(step);
        throw error;
      }
    },
    async send(step, call) {
      await journal.once(step, async (isRepeat) => {
        try {
          await call();
        } catch (error) {
          if (!isRefusal(error) || !(isRepeat || isSentAgain(error))) throw error;
          if (repeatCode !== undefined && error.platformCodes.includes(repeatCode)) return; // an earlier try was done
          if (repeatCode !== undefined || !error.platformCodes.includes(SHARED_CODE)) throw error;
          const problem = `Cannot tell whether "${step}" was done before or is refused for its content`;
          throw new StepUnclear(problem, { cause: error });
        }
      });
    },
    listUnclearSteps: () => list.all().map(({ name }) => String(name)),
    resolveStep: (step, isDone, result = null) =>
      void (isDone ? finish.run(JSON.stringify([result]), step) : forget.run(step)),
  };
  return journal;
}

/** Says whether the platform refused a call, in full or in part. A call that is answered 408 or 5xx may have been done. */
export function isRefusal(error: unknown): error is ApiError | PartialFailure {
  if (!isPlatformError(error)) return false;
  if (error.code === "ERR_PLATFORM_PARTIAL") return true;
  if (error.code !== "ERR_PLATFORM_API") return false;
  const { status } = error as ApiError;
  return status >= 400 && status < 500 && status !== 408;
}

/** Says whether nothing was sent, because there was no token or the request could not be built. */
const isUnsent = (error: unknown) =>
  isPlatformError(error) && (error.code === "ERR_PLATFORM_TOKEN" || error.code === "ERR_PLATFORM_ARGUMENT");

/** The platform is not known to tell a repeat from wrong content: both may have this code. */
const SHARED_CODE = "VAL100";

/** Says whether the client repeats a call by itself after a lost answer, as it does with a PUT. Its refusal may be that of the repeat. */
const isSentAgain = (error: ApiError | PartialFailure) => "method" in error && error.method !== "POST";
