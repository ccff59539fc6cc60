import type { Warehouse } from "@kontor/erp-types";
import { type JobReport, runJob } from "@kontor/http/journal";
import type { Desk } from "./desk.ts";

export interface Adjustment {
  /** An id of your own. The changes of the ERP show it in their comment, behind the name of the run. */
  id: string;
  itemId: string;
  warehouseId: string;
  /** How many pieces more, or fewer if it is below 0. */
  quantity: number;
}

/** Lists the warehouses that are in use. */
export async function listWarehouses({ erp }: Desk): Promise<Warehouse[]> {
  const warehouses: Warehouse[] = [];
  for await (const warehouse of erp.warehouses.each({ isActive: true })) warehouses.push(warehouse);
  return warehouses;
}

/** Counts the pieces of an item in a warehouse, in all its storage locations. */
export async function countPieces({ erp }: Desk, place: { itemId: string; warehouseId: string }): Promise<number> {
  let pieces = 0;
  for await (const { quantityTotal = 0 } of erp.stocks.each(place)) pieces += quantityTotal;
  return pieces;
}

/** Adjusts the stock of items, once for each id. After a lost answer it looks for the comment of the change. */
export function adjustStock({ erp, journal }: Desk, run: string, items: Adjustment[]): Promise<JobReport> {
  return runJob({
    journal,
    run,
    items,
    name: ({ id }) => id,
    call: ({ itemId, warehouseId, quantity }, { step, signal }) =>
      erp.stocks.adjust({}, { itemId, warehouseId, quantity, comment: step }, { signal }),
    async wasDone({ itemId }, { step }) {
      for await (const { comment } of erp.stocks.eachStockChange({ itemId })) if (comment === step) return true;
      return false;
    },
  });
}
