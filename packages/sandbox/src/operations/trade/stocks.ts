import { buildInvalid, formatInstant, type OperationRequest, type OperationResult } from "../operation.ts";
import { buildAnswer } from "../records/answer.ts";
import type { RecordRule } from "../records/rule.ts";
import type { RecordRow } from "../../state/rows.ts";
import { addFields, applyFields, findRecord, openRecords, type Fields } from "./open.ts";

/** The stock of an item in a place. */
export interface StockPlace {
  itemId: string;
  warehouseId: string;
  storageLocationId?: string;
}

/**
 * Adds a quantity, or takes it away where it is below 0, so that queries of the stock and of its changes show it. If it is assumed to be
 * the new total, the difference is computed.
 */
export const applyAdjustment: RecordRule = (operation) => (request) => {
  const body = request.body as Fields & StockPlace & { quantity: number };
  const item = findRecord(request, "items", body.itemId);
  if ("problem" in item) return item;
  const warehouse = findRecord(request, "warehouses", body.warehouseId);
  if ("problem" in warehouse) return warehouse;
  const isTotal = request.state.assumptions.stockAdjustment === "total";
  const before = isTotal ? readTotal(findStock(request, readPlace(body))) : 0;
  const row = addToStock(request, body, body.quantity - before, body);
  return "problem" in row ? row : buildAnswer(operation, request, row);
};

/**
 * Changes the stock of an item in a place by a quantity, and notes the change. The place is the first in the warehouse where it names no
 * storage location.
 */
export function addToStock(
  request: OperationRequest,
  place: StockPlace,
  quantity: number,
  { comment, batchNumber, shelfLifeExpirationDate, serialNumbers }: Fields = {},
): RecordRow | Required<Pick<OperationResult, "problem">> {
  const { itemId, warehouseId } = place;
  const before = findStock(request, readPlace(place));
  const total = readTotal(before) + quantity;
  if (total < 0)
    return { problem: buildInvalid(`There are only ${total - quantity} of item ${itemId} in the warehouse`) };
  const location = place.storageLocationId ?? before?.fields["storageLocationId"] ?? findLocation(request, warehouseId);
  const known = { itemId, warehouseId, ...(location !== undefined && { storageLocationId: location }) };
  const more = {
    ...(batchNumber !== undefined && { batchNumber }),
    ...(shelfLifeExpirationDate !== undefined && { shelfLifeExpirationDate }),
  };
  const changedDate = formatInstant(request.now);
  addFields(request, "stocks/changes", {
    ...known,
    ...more,
    quantity,
    changedDate,
    ...(comment !== undefined && { comment }),
    username: "sandbox",
  });
  if (serialNumbers !== undefined) addFields(request, "stocks/serialNumbers", { ...known, serialNumbers });
  const free = { quantityLockedForShipment: 0, quantityLockedForAvailability: 0, quantityInPickingLists: 0 };
  return before
    ? applyFields(request, before, { ...more, quantityTotal: total })
    : addFields(request, "stocks", { ...known, ...more, ...free, quantityTotal: total });
}

function readPlace({ itemId, warehouseId, storageLocationId }: StockPlace): StockPlace {
  return { itemId, warehouseId, ...(storageLocationId !== undefined && { storageLocationId }) };
}

function readTotal(stock: RecordRow | undefined): number {
  return Number(stock?.fields["quantityTotal"] ?? 0);
}

function findStock(request: OperationRequest, place: StockPlace): RecordRow | undefined {
  const wanted = Object.entries(place).map(([name, id]) => [name, String(id).toLowerCase()] as const);
  return openRecords(request, "stocks")
    .list()
    .find(({ fields }) => wanted.every(([name, id]) => String(fields[name]).toLowerCase() === id));
}

function findLocation(request: OperationRequest, warehouseId: string): string | undefined {
  return openRecords(request, "warehouses/storageLocations", { warehouseid: warehouseId }).list()[0]?.id;
}
