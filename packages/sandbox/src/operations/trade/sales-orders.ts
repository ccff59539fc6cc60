import type { RecordRow } from "../../state/tables.ts";
import { buildInvalid, formatInstant, refuse, type OperationRequest } from "../../platform/operation.ts";
import { answerWith, type RecordRule } from "../records/answer.ts";
import { addRecord, changeFields, openRecords, resolveRecord, type Fields } from "../records/place.ts";

const ORDERS = "salesOrders";
const LINES = "salesOrders/lineItems";

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

export const markCancelled: RecordRule = answerWith((request) => changeCancellation(request, true));

export const removeCancellation: RecordRule = answerWith((request) => changeCancellation(request, false));

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

export function listLines(request: OperationRequest, orderId: string): RecordRow[] {
  const isOfOrder = ({ parents, fields }: RecordRow) => (parents["salesorderid"] ?? fields["salesOrderId"]) === orderId;
  return openRecords(request, LINES).list().filter(isOfOrder);
}

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
