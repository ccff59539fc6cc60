import type { Warehouse } from "@kontor/erp-types";
import type { Desk } from "./desk.ts";

export interface Adjustment {
  /** An id of your own. The adjustments of the ERP show it in their comment. */
  id: string;
  itemId: string;
  warehouseId: string;
  /** How many pieces more, or fewer if it is below 0. */
  quantity: number;
  reason: string;
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

/** Adjusts the stock of an item, once for each id. */
export async function applyAdjustment(desk: Desk, { id, reason, ...change }: Adjustment): Promise<void> {
  const comment = `${reason} [${id}]`;
  await desk.journal.once(`adjust ${id}`, async (isRepeat) => {
    if (isRepeat && (await hasChange(desk, change.itemId, comment))) return;
    await desk.erp.stocks.adjust({}, { ...change, comment });
  });
}

/** Looks whether the stock of an item was changed with this comment. */
async function hasChange({ erp }: Desk, itemId: string, comment: string): Promise<boolean> {
  for await (const change of erp.stocks.eachStockChange({ itemId })) if (change.comment === comment) return true;
  return false;
}
