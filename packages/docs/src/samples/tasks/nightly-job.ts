import type { DatabaseSync } from "node:sqlite";
import type { ErpClient } from "@kontor/erp-client";
import { createJournal, type JobReport, runJob } from "@kontor/http/journal";
import { createProgressBar } from "@kontor/http/terminal";

export interface Night {
  erp: Pick<ErpClient, "stocks">;
  db: DatabaseSync;
  /** The day of the list, such as `2026-11-28`. */
  day: string;
  changes: { id: string; itemId: string; warehouseId: string; quantity: number }[];
  signal?: AbortSignal;
}

/** Books the stock changes of one night, each once. Start it again with the same list after a kill. */
export function bookChanges({ erp, db, day, changes, signal: stop }: Night): Promise<JobReport> {
  return runJob({
    journal: createJournal({ db }),
    run: `stock ${day}`,
    items: changes,
    name: ({ id }) => id,
    call: ({ itemId, warehouseId, quantity }, { step, signal }) =>
      erp.stocks.adjust({}, { itemId, warehouseId, quantity, comment: step }, { signal }),
    async wasDone({ itemId }, { step }) {
      for await (const { comment } of erp.stocks.eachStockChange({ itemId })) if (comment === step) return true;
      return false;
    },
    signal: stop,
    onProgress: createProgressBar(), // in a terminal
  });
}
