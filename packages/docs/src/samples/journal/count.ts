import { DatabaseSync } from "node:sqlite";
import { createJournal } from "@kontor/http/journal";
import { erp } from "../calls/erp-client.ts";

const journal = createJournal({ db: new DatabaseSync("journal.db") });
const itemId = "c2a7d4f1-9e30-4b58-8c6d-1f2e3a4b5c6d";
const warehouseId = "e4b1c8d7-2f5a-4e9b-a3c6-8d7e6f5a4b3c";
const comment = "Counted [count-17]";

/** Whether the stock of the item was changed with this comment. */
async function hasChange(): Promise<boolean> {
  for await (const change of erp.stocks.eachStockChange({ itemId })) if (change.comment === comment) return true;
  return false;
}

// there is one piece more than was known; a kill in any line adds none twice, if the program is started again
await journal.once(`adjust ${comment}`, async (isRepeat) => {
  if (isRepeat && (await hasChange())) return; // an earlier try was done, and its answer was lost
  await erp.stocks.adjust({}, { itemId, warehouseId, quantity: 1, comment });
});
