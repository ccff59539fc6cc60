import type { RecordRow } from "../../state/tables.ts";
import { buildInvalid, formatInstant, refuse, type OperationRequest } from "../operation.ts";
import { answerWith, type RecordRule } from "../records/answer.ts";
import { addRecord, changeFields, openRecords, resolveRecord, type Fields } from "../records/place.ts";

const ORDERS = "salesOrders";
const LINES = "salesOrders/lineItems";
const RANGES = "numberRanges";

/** Makes an order with a number, and a record of each of its lines. A number that is taken is refused, or changed if the query says so. */
export const createOrder: RecordRule = answerWith((request) => {
  const { lineItems = [], ...sent } = request.body as Fields & { lineItems?: Fields[] };
  const salesOrderNumber = buildNumber(request, ORDERS, "SO", 3001);
  const isTaken = openRecords(request, ORDERS)
    .list()
    .some(({ fields }) => fields["salesOrderNumber"] === sent["salesOrderNumber"]);
  if (isTaken && request.query["renameSalesOrderNumberWhenAlreadyExists"] !== true)
    refuse(buildInvalid(`There is a sales order ${String(sent["salesOrderNumber"])} already`));
  const order = addRecord(request, ORDERS, {
    salesOrderNumber,
    salesOrderDate: formatInstant(request.now),
    isPending: false,
    ...sent,
    ...(isTaken && { salesOrderNumber }),
    isCancelled: false,
  });
  for (const line of lineItems) addRecord(request, LINES, line, { salesorderid: order.id });
  return withLines(request, order);
});

/** Changes the fields that are sent, and the lines that are named. */
export const applyOrderChange: RecordRule = answerWith((request) => {
  const order = resolveOrder(request);
  const { lineItems = [], ...sent } = request.body as Fields & { lineItems?: Fields[] };
  const lines = openRecords(request, LINES, { salesorderid: order.id });
  for (const line of lineItems) {
    const known = lines.find(String(line["id"]));
    if (known) changeFields(request, known, line);
  }
  return withLines(request, changeFields(request, order, sent));
});

/** Cancels an order, once. */
export const markCancelled: RecordRule = answerWith((request) => changeCancellation(request, true));

/** Takes a cancellation back. */
export const removeCancellation: RecordRule = answerWith((request) => changeCancellation(request, false));

/** Makes an invoice of an order, with its lines. */
export const createInvoice: RecordRule = answerWith((request) => {
  const order = resolveOrder(request);
  if (order.fields["isCancelled"] === true) refuse(buildInvalid("The order is cancelled"));
  const { salesOrderNumber, customerId, companyId, billingAddress, shipmentAddress } = order.fields;
  const number = buildNumber(request, "invoices", "RE", 7001);
  const ids = { number, salesInvoiceNumber: number, salesOrderId: order.id, salesOrderNumber, customerId, companyId };
  const rest = { billingAddress, shipmentAddress, invoiceDate: formatInstant(request.now), isCancelled: false };
  const invoice = addRecord(request, "invoices", { ...ids, ...rest });
  for (const { id, fields } of listLines(request, order.id)) {
    const line = { ...fields, salesOrderId: order.id, salesOrderLineItemId: id, invoiceId: invoice.id };
    addRecord(request, "invoices/lineItems", line, { invoiceid: invoice.id });
  }
  return invoice;
});

/** Lists the lines of an order. */
export function listLines(request: OperationRequest, orderId: string): RecordRow[] {
  const isOfOrder = ({ parents, fields }: RecordRow) => (parents["salesorderid"] ?? fields["salesOrderId"]) === orderId;
  return openRecords(request, LINES).list().filter(isOfOrder);
}

/** The number of a new document, one more than there are. */
export function buildNumber(request: OperationRequest, name: string, prefix: string, first: number): string {
  return `${prefix}-${first + openRecords(request, name).list().length}`;
}

function resolveOrder(request: OperationRequest): RecordRow {
  return resolveRecord(request, ORDERS, request.path["salesOrderId"]);
}

function changeCancellation(request: OperationRequest, isCancelled: boolean): RecordRow {
  const order = resolveOrder(request);
  if ((order.fields["isCancelled"] === true) === isCancelled)
    refuse(buildInvalid(`The order is ${isCancelled ? "cancelled already" : "not cancelled"}`));
  return changeFields(request, order, { isCancelled });
}

function withLines(request: OperationRequest, order: RecordRow): RecordRow {
  const lineItems = listLines(request, order.id).map(({ id, fields }) => ({ ...fields, id }));
  return { ...order, fields: { ...order.fields, lineItems } };
}

/** Copies a range of numbers; the body says how the copy differs. */
export const addRange: RecordRule = answerWith((request) => {
  const { identifier: _, ...fields } = resolveRange(request).fields;
  return addRecord(request, RANGES, { ...fields, ...(request.body as Fields), isDeletable: true });
});

/** Draws the next number of a range. */
export const takeNumber: RecordRule = answerWith((request) => {
  const range = resolveRange(request);
  const drawn = changeFields(request, range, { currentNumber: Number(range.fields["currentNumber"] ?? 0) + 1 });
  return { ...drawn, fields: { nextNumber: formatNumber(drawn.fields), isPreview: false } };
});

/** Shows the next number of a range and draws none. */
export const showNumber: RecordRule = answerWith((request) => {
  const range = resolveRange(request);
  const currentNumber = Number(range.fields["currentNumber"] ?? 0) + 1;
  return { ...range, fields: { nextNumber: formatNumber({ ...range.fields, currentNumber }), isPreview: true } };
});

function resolveRange(request: OperationRequest): RecordRow {
  return resolveRecord(request, RANGES, request.path["numberRangeId"]);
}

function formatNumber({ prefix = "", currentNumber, suffix = "" }: Fields): string {
  return `${String(prefix)}${String(currentNumber)}${String(suffix)}`;
}
