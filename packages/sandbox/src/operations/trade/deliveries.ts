import type { RecordRow } from "../../state/tables.ts";
import { buildInvalid, buildNotFound, formatInstant, refuse, type OperationRequest } from "../../platform/operation.ts";
import { PDF_BASE64 } from "../../ground/bytes.ts";
import { answerWith, type RecordRule } from "../records/answer.ts";
import { addRecord, changeFields, makeRow, openRecords, resolveRecord, type Fields } from "../records/place.ts";
import { buildNumber, listLines } from "./sales-orders.ts";

const NOTES = "deliveryNotes";
const PACKAGES = "deliveryNotes/packages";
const RESERVATIONS = "deliveries/reservations";

/** Reserves orders in full: all of them are on one new pick list, or each on one of its own. An order that is unknown is refused. */
export const holdOrders: RecordRule = answerWith((request, { record: { name } }) => {
  const { salesOrders, picklistReserveOptions } = request.body as {
    salesOrders: { salesOrderId: string }[];
    picklistReserveOptions: { picklistPerOrder: boolean };
  };
  const orders = salesOrders.map(({ salesOrderId }) => resolveRecord(request, "salesOrders", salesOrderId));
  const groups = picklistReserveOptions.picklistPerOrder ? orders.map((order) => [order]) : [orders];
  const picklists = groups.map((group) => ({ picklistId: savePickList(request, group) }));
  const orderReservations = orders.map(({ id: salesOrderId }) => ({ salesOrderId, completelyReserved: true }));
  return makeRow(request, name, "", { picklists, orderReservations });
});

export const dropPickLists: RecordRule = () => (request) => {
  dropReservations(request, (request.body as { picklistIds: string[] }).picklistIds);
  return {};
};

function dropReservations(request: OperationRequest, picklistIds: readonly string[]): void {
  const reservations = openRecords(request, RESERVATIONS);
  for (const row of reservations.list())
    if (picklistIds.includes(String(row.fields["picklistId"]))) reservations.remove(row);
}

function savePickList(request: OperationRequest, orders: readonly RecordRow[]): string {
  const row = addRecord(request, RESERVATIONS, {
    timestamp: formatInstant(request.now),
    orders: orders.map(({ id: salesOrderId }) => ({
      salesOrderId,
      reservations: listLines(request, salesOrderId).map(({ id: salesOrderPositionId, fields }) => {
        return { salesOrderPositionId, itemId: fields["itemId"], amount: fields["quantity"] };
      }),
    })),
  });
  changeFields(request, row, { picklistId: row.id });
  return row.id;
}

/** Ships orders: each package is on its own delivery note, has a label, and takes the lines of its order out of the stock. */
export const sendOrders: RecordRule = answerWith((request, { record: { name } }) => {
  const { deliveryPackage = [], picklistIds = [] } = request.body as {
    deliveryPackage?: (Fields & { salesOrderId: string })[];
    picklistIds?: string[];
  };
  const orders = deliveryPackage.map(({ salesOrderId }) => resolveRecord(request, "salesOrders", salesOrderId));
  const first = openRecords(request, NOTES).list().length + 1;
  for (const [index, order] of orders.entries()) deliverOrder(request, order, deliveryPackage[index]!);
  dropReservations(request, picklistIds);
  const newDeliveryNotes = orders.map((_, index) => first + index);
  return makeRow(request, name, "", { newDeliveryNotes, deliveredOrders: newDeliveryNotes });
});

/** Notes what is known of a package later: its tracking code, its weight. An unknown package is refused. */
export const applyPackageChange: RecordRule = answerWith((request, { record: { name } }) => {
  const body = Object(request.body) as Fields;
  const id = String(request.path["packageId"] ?? body["packageId"]);
  const known = findPackage(request, id);
  const { trackingCode, shippingDate, packageWeight = body["weight"] } = body;
  const weights = typeof request.body === "number" ? request.body : packageWeight;
  const fields = {
    ...(trackingCode !== undefined && { trackingID: trackingCode }),
    ...(shippingDate !== undefined && { shippedDate: shippingDate }),
    ...(weights !== undefined && { weights }),
  };
  return known ? changeFields(request, known, fields) : makeRow(request, name, id, fields);
});

/** Gives what the delivery note of a package says of its order. The form of the answer is not shown. */
export const readOrderData: RecordRule = answerWith((request, { record: { name } }) => {
  const packageId = String(request.path["packageId"]);
  const parcel = findPackage(request, packageId);
  const note = parcel && openRecords(request, NOTES).find(String(parcel.parents["deliverynoteid"]));
  const { salesOrderNumberId: salesOrderId, salesOrderNumber, customerId } = note?.fields ?? {};
  return makeRow(request, name, packageId, { packageId, salesOrderId, salesOrderNumber, customerId });
});

/** Finds a package; `undefined` for one that has a label and stands on no delivery note. An unknown one is refused. */
function findPackage(request: OperationRequest, id: string): RecordRow | undefined {
  const known = openRecords(request, PACKAGES).find(id);
  const hasLabel = request.state.table("packages").has(`${request.tenantId}/${id}`);
  return known || hasLabel ? known : refuse(buildNotFound("package", id));
}

function deliverOrder(request: OperationRequest, order: RecordRow, parcelSent: Fields): void {
  const { weight, shippingDate, trackingId, note, shippingMethodId } = parcelSent;
  const { state, tenantId, now } = request;
  const at = formatInstant(now);
  const { salesOrderNumber, customerId } = order.fields;
  const number = buildNumber(request, NOTES, "DN", 6001);
  const filters = { salesOrderNumber, salesOrderNumberId: order.id, customerId };
  const delivery = addRecord(request, NOTES, { number, deliveryNoteDate: at, ...filters });
  const sent = { packageDate: at, shippedDate: shippingDate ?? at, trackingID: trackingId ?? "", weights: weight };
  const fields = { ...sent, shippingMethodId, comment: note ?? "" };
  const parcel = addRecord(request, PACKAGES, fields, { deliverynoteid: delivery.id });
  state.table("packages").set(`${tenantId}/${parcel.id}`, { tenantId, labelBase64: PDF_BASE64 });
  changeFields(request, delivery, { packages: [{ ...parcel.fields, id: parcel.id }] });
  for (const { fields: line } of listLines(request, order.id))
    takeFromStock(request, String(line["itemId"]), Number(line["quantity"] ?? 0));
}

/** Takes a quantity out of the first warehouse that has it. An item without stock is shipped too, as a supplier may send it. */
function takeFromStock(request: OperationRequest, itemId: string, quantity: number): void {
  const places = openRecords(request, "stocks").list();
  const hasEnough = ({ fields }: RecordRow) =>
    fields["itemId"] === itemId && Number(fields["quantityTotal"]) >= quantity;
  const warehouseId = places.find(hasEnough)?.fields["warehouseId"];
  if (warehouseId !== undefined)
    addToStock(request, { itemId, warehouseId: String(warehouseId) }, -quantity, { comment: "delivered" });
}

interface StockPlace {
  itemId: string;
  warehouseId: string;
  storageLocationId?: string;
}

/**
 * Adds a quantity, or takes it away where it is below 0, so that queries of the stock and of its changes show it. If it is assumed to be
 * the new total, the difference is computed.
 */
export const applyAdjustment: RecordRule = answerWith((request) => {
  const body = request.body as Fields & StockPlace & { quantity: number };
  resolveRecord(request, "items", body.itemId);
  resolveRecord(request, "warehouses", body.warehouseId);
  const isTotal = request.state.assumptions.stockAdjustment === "total";
  const before = isTotal ? readTotal(findStock(request, readPlace(body))) : 0;
  return addToStock(request, body, body.quantity - before, body);
});

/** Changes the stock of an item in a place, the first in the warehouse unless it names a location, and notes the change. */
function addToStock(request: OperationRequest, place: StockPlace, quantity: number, facts: Fields): RecordRow {
  const { comment, batchNumber, shelfLifeExpirationDate, serialNumbers } = facts;
  const { itemId, warehouseId } = place;
  const before = findStock(request, readPlace(place));
  const total = readTotal(before) + quantity;
  if (total < 0) refuse(buildInvalid(`There are only ${total - quantity} of item ${itemId} in the warehouse`));
  const location = place.storageLocationId ?? before?.fields["storageLocationId"] ?? findLocation(request, warehouseId);
  const known = { itemId, warehouseId, ...(location !== undefined && { storageLocationId: location }) };
  const more = {
    ...(batchNumber !== undefined && { batchNumber }),
    ...(shelfLifeExpirationDate !== undefined && { shelfLifeExpirationDate }),
  };
  const change = { quantity, changedDate: formatInstant(request.now), username: "sandbox" };
  addRecord(request, "stocks/changes", { ...known, ...more, ...change, ...(comment !== undefined && { comment }) });
  if (serialNumbers !== undefined) addRecord(request, "stocks/serialNumbers", { ...known, serialNumbers });
  const free = { quantityLockedForShipment: 0, quantityLockedForAvailability: 0, quantityInPickingLists: 0 };
  return before
    ? changeFields(request, before, { ...more, quantityTotal: total })
    : addRecord(request, "stocks", { ...known, ...more, ...free, quantityTotal: total });
}

function readPlace({ itemId, warehouseId, storageLocationId }: StockPlace): StockPlace {
  return { itemId, warehouseId, ...(storageLocationId !== undefined && { storageLocationId }) };
}

function readTotal(stock: RecordRow | undefined): number {
  return Number(stock?.fields["quantityTotal"] ?? 0);
}

function findStock(request: OperationRequest, place: StockPlace): RecordRow | undefined {
  const wanted = Object.entries(place).map(([name, id]) => [name, String(id).toLowerCase()] as const);
  const isMeant = ({ fields }: RecordRow) => wanted.every(([name, id]) => String(fields[name]).toLowerCase() === id);
  return openRecords(request, "stocks").list().find(isMeant);
}

function findLocation(request: OperationRequest, warehouseId: string): string | undefined {
  return openRecords(request, "warehouses/storageLocations", { warehouseid: warehouseId }).list()[0]?.id;
}
