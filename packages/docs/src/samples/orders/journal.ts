import type { DatabaseSync } from "node:sqlite";
import { isPlatformError, type ApiError, type PartialFailure } from "@kontor/http";
import { StepUnclear } from "./person.ts";

/** What was begun and what is done, by the name of each step: a program that was killed goes on where it was. */
export interface Journal {
  /**
   * Does a step that never ended until now, and gives what came of it; gives the same, and does nothing, ever after. It is a
   * repeat where an earlier try may have been done: its answer was lost, or the program was killed.
   */
  once<Value>(step: string, work: (isRepeat: boolean) => Promise<Value> | Value): Promise<Value>;
  /** Sends something once. @throws {StepUnclear} If nobody can know whether it was refused for its content or as a repeat. */
  send(step: string, call: () => Promise<unknown>): Promise<void>;
  /** The steps that wait for a person, who finds out whether the platform has done them. */
  unclear(): string[];
  /** What was found out of a step: it is done, or it is not and may be sent anew. Changes no step that is done already. */
  settle(step: string, isDone: boolean): void;
}

export interface JournalOptions {
  db: DatabaseSync;
  /** A code that the platform uses for repeats and for nothing else. Default: such a code is not known. */
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
      begin.run(step); // before anything is sent: what has no result later may have been done
      try {
        const value = await work(row !== undefined);
        finish.run(JSON.stringify([value]), step);
        return value;
      } catch (error) {
        if (error instanceof StepUnclear) mark.run(step);
        // only a refusal at the first try proves that nothing was done: an earlier try may have been
        else if (!row && isRefusal(error) && !isSentAgain(error)) forget.run(step);
        throw error;
      }
    },
    async send(step, call) {
      await journal.once(step, async (isRepeat) => {
        try {
          await call();
        } catch (error) {
          if (!isRepeat && isUnsent(error)) forget.run(step);
          if (!isRefusal(error) || !(isRepeat || isSentAgain(error))) throw error;
          if (repeatCode !== undefined && error.platformCodes.includes(repeatCode)) return; // done before
          if (repeatCode !== undefined || !error.platformCodes.includes(SHARED_CODE)) throw error;
          const problem = `Cannot tell whether "${step}" was done before or is refused for its content`;
          throw new StepUnclear(problem, { cause: error });
        }
      });
    },
    unclear: () => list.all().map(({ name }) => String(name)),
    settle: (step, isDone) => void (isDone ? finish.run("[null]", step) : forget.run(step)),
  };
  return journal;
}

/** The platform has refused it, in full or in part. What it answers with 408 or 5xx may have been done all the same. */
export function isRefusal(error: unknown): error is ApiError | PartialFailure {
  if (!isPlatformError(error)) return false;
  if (error.code === "ERR_PLATFORM_PARTIAL") return true;
  if (error.code !== "ERR_PLATFORM_API") return false;
  const { status } = error as ApiError;
  return status >= 400 && status < 500 && status !== 408;
}

/** Nothing was sent: there was no token for it, or it could not be written. */
const isUnsent = (error: unknown) =>
  isPlatformError(error) && (error.code === "ERR_PLATFORM_TOKEN" || error.code === "ERR_PLATFORM_ARGUMENT");

/** Refused for its content, or done before: the platform is not known to tell one from the other. */
const SHARED_CODE = "VAL100";

/** The client sends a PUT again by itself when its answer is lost, so its refusal may be that of a repeat. */
const isSentAgain = (error: ApiError | PartialFailure) => "method" in error && error.method !== "POST";
