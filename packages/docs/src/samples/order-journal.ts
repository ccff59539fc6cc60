import { isPlatformError, type ApiError } from "@kontor/http";
import type { DatabaseSync } from "node:sqlite";

/** What was begun and what is done, by the name of each step: a program that was killed goes on where it was. */
export interface Journal {
  /** Does a step that never ended until now, and gives what came of it; gives the same, and does nothing, ever after. */
  once<Value>(step: string, work: (isRepeat: boolean) => Promise<Value> | Value): Promise<Value>;
  /** Sends something once. A repeat that is refused as a repeat was done the first time, and only its answer was lost. */
  send(step: string, call: () => Promise<unknown>): Promise<void>;
}

export function createJournal(db: DatabaseSync): Journal {
  db.exec("CREATE TABLE IF NOT EXISTS step (name TEXT PRIMARY KEY, result TEXT)");
  const find = db.prepare("SELECT result FROM step WHERE name = ?");
  const begin = db.prepare("INSERT OR IGNORE INTO step (name) VALUES (?)");
  const finish = db.prepare("UPDATE step SET result = ? WHERE name = ?");
  const forget = db.prepare("DELETE FROM step WHERE name = ?");

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
        if (statusOf(error) === 400) forget.run(step); // refused, so certainly not done
        throw error;
      }
    },
    async send(step, call) {
      await journal.once(step, async (isRepeat) => {
        try {
          await call();
        } catch (error) {
          if (!(isRepeat && statusOf(error) === 400 && codesOf(error).includes(REPEAT_CODE))) throw error;
        }
      });
    },
  };
  return journal;
}

/** What the platform calls a call that was done before. A code of its own is not known, so only a repeat is read so. */
export const REPEAT_CODE = "VAL100";

const isAnswer = (error: unknown): error is ApiError => isPlatformError(error) && error.code === "ERR_PLATFORM_API";
const statusOf = (error: unknown) => (isAnswer(error) ? error.status : undefined);
const codesOf = (error: unknown) => (isAnswer(error) ? error.platformCodes : []);
