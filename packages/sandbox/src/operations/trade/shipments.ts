import { PDF_BASE64 } from "../rules/pdf.ts";
import { buildNotFound, formatInstant, type OperationRequest } from "../operation.ts";
import { buildAnswer } from "../records/answer.ts";
import type { RecordOperation } from "../records/catalogue.ts";
import type { RecordRule } from "../records/rule.ts";
import type { RecordRow } from "../../state/rows.ts";
import { addFields, applyFields, buildNumber, findRecord, openRecords, type Fields } from "./open.ts";
import { dropReservations } from "./reservations.ts";
import { listLines } from "./sales-orders.ts";
import { addToStock } from "./stocks.ts";

const NOTES = "deliveryNotes";
const PACKAGES = "deliveryNotes/packages";

/** Ships orders: each package is on a delivery note of its own, has a label, and takes the lines of its order out of the stock. */
export const sendOrders: RecordRule = (operation) => (request) => {
  const { deliveryPackage = [], picklistIds = [] } = request.body as {
    deliveryPackage?: (Fields & { salesOrderId: string })[];
    picklistIds?: string[];
  };
  const orders: RecordRow[] = [];
  for (const { salesOrderId } of deliveryPackage) {
    const order = findRecord(request, "salesOrders", salesOrderId);
    if ("problem" in order) return order;
    orders.push(order);
  }
  const first = openRecords(request, NOTES).list().length + 1;
  for (const [index, order] of orders.entries()) deliverOrder(request, order, deliveryPackage[index]!);
  dropReservations(request, picklistIds);
  const newDeliveryNotes = orders.map((_, index) => first + index);
  const row = {
    tenantId: request.tenantId,
    name: operation.record.name,
    id: "",
    parents: {},
    at: formatInstant(request.now),
  };
  return buildAnswer(operation, request, { ...row, fields: { newDeliveryNotes, deliveredOrders: newDeliveryNotes } });
};

/** Notes what is known of a package later: its tracking code, its weight. An unknown package is refused. */
export const applyPackageChange: RecordRule = (operation) => (request) => {
  const body = Object(request.body) as Fields;
  const id = String(request.path["packageId"] ?? body["packageId"]);
  const known = openRecords(request, PACKAGES).find(id);
  if (!known && !hasLabel(request, id)) return { problem: buildNotFound("package", id) };
  const { trackingCode, shippingDate, packageWeight = body["weight"] } = body;
  const weights = typeof request.body === "number" ? request.body : packageWeight;
  const fields = {
    ...(trackingCode !== undefined && { trackingID: trackingCode }),
    ...(shippingDate !== undefined && { shippedDate: shippingDate }),
    ...(weights !== undefined && { weights }),
  };
  const row = known ? applyFields(request, known, fields) : buildRow(operation, request, id, fields);
  return buildAnswer(operation, request, row);
};

/** Gives what the delivery note of a package says of its order. The form of the answer is not shown. */
export const readOrderData: RecordRule = (operation) => (request) => {
  const id = String(request.path["packageId"]);
  const parcel = openRecords(request, PACKAGES).find(id);
  if (!parcel && !hasLabel(request, id)) return { problem: buildNotFound("package", id) };
  const note = parcel && openRecords(request, NOTES).find(String(parcel.parents["deliverynoteid"]));
  const { salesOrderNumberId: salesOrderId, salesOrderNumber, customerId } = note?.fields ?? {};
  return buildAnswer(
    operation,
    request,
    buildRow(operation, request, id, { packageId: id, salesOrderId, salesOrderNumber, customerId }),
  );
};

/** Whether a package has a label, as one has that no delivery note names. */
function hasLabel({ state, tenantId }: OperationRequest, id: string): boolean {
  return state.table("packages").has(`${tenantId}/${id}`);
}

function deliverOrder(
  request: OperationRequest,
  order: RecordRow,
  { weight, shippingDate, trackingId, note, shippingMethodId }: Fields,
) {
  const at = formatInstant(request.now);
  const { salesOrderNumber, customerId } = order.fields;
  const number = buildNumber(request, NOTES, "DN", 6001);
  const filters = { salesOrderNumber, salesOrderNumberId: order.id, customerId };
  const delivery = addFields(request, NOTES, { number, deliveryNoteDate: at, ...filters });
  const fields = { packageDate: at, shippedDate: shippingDate ?? at, trackingID: trackingId ?? "", weights: weight };
  const parcel = addFields(
    request,
    PACKAGES,
    { ...fields, shippingMethodId, comment: note ?? "" },
    { deliverynoteid: delivery.id },
  );
  request.state
    .table("packages")
    .set(`${request.tenantId}/${parcel.id}`, { tenantId: request.tenantId, labelBase64: PDF_BASE64 });
  applyFields(request, delivery, { packages: [{ ...parcel.fields, id: parcel.id }] });
  for (const { fields: line } of listLines(request, order.id))
    takeFromStock(request, String(line["itemId"]), Number(line["quantity"] ?? 0));
}

/** Takes a quantity out of the first warehouse that has it. An item without stock is shipped too, as a supplier may send it. */
function takeFromStock(request: OperationRequest, itemId: string, quantity: number): void {
  const places = openRecords(request, "stocks")
    .list()
    .map(({ fields }) => fields);
  const place = places.find((each) => each["itemId"] === itemId && Number(each["quantityTotal"]) >= quantity);
  if (place)
    addToStock(request, { itemId, warehouseId: String(place["warehouseId"]) }, -quantity, { comment: "delivered" });
}

function buildRow(
  { record: { name } }: RecordOperation,
  { tenantId, now }: OperationRequest,
  id: string,
  fields: Fields,
): RecordRow {
  return { tenantId, name, id, parents: {}, at: formatInstant(now), fields };
}
