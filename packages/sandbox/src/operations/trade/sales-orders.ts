import type { RecordRow } from "../../state/rows.ts";
import { buildInvalid, formatInstant, type OperationRequest } from "../operation.ts";
import { buildAnswer } from "../records/answer.ts";
import type { RecordOperation } from "../records/catalogue.ts";
import type { RecordRule } from "../records/rule.ts";
import { addFields, applyFields, buildNumber, findRecord, openRecords, type Fields } from "./open.ts";

const ORDERS = "salesOrders";
const LINES = "salesOrders/lineItems";

/** Makes an order with a number, and a record of each of its lines. A number that is taken is refused, or changed if the query says so. */
export const createOrder: RecordRule = (operation) => (request) => {
  const { lineItems = [], ...sent } = request.body as Fields & { lineItems?: Fields[] };
  const salesOrderNumber = buildNumber(request, ORDERS, "SO", 3001);
  const isTaken = openRecords(request, ORDERS)
    .list()
    .some(({ fields }) => fields["salesOrderNumber"] === sent["salesOrderNumber"]);
  if (isTaken && request.query["renameSalesOrderNumberWhenAlreadyExists"] !== true)
    return { problem: buildInvalid(`There is a sales order ${String(sent["salesOrderNumber"])} already`) };
  const order = addFields(request, ORDERS, {
    salesOrderNumber,
    salesOrderDate: formatInstant(request.now),
    isPending: false,
    ...sent,
    ...(isTaken && { salesOrderNumber }),
    isCancelled: false,
  });
  for (const line of lineItems) addFields(request, LINES, line, { salesorderid: order.id });
  return buildAnswer(operation, request, withLines(request, order));
};

/** Changes the fields that are sent, and the lines that are named. */
export const applyOrderChange: RecordRule = (operation) => (request) => {
  const order = findRecord(request, ORDERS, request.path["salesOrderId"]);
  if ("problem" in order) return order;
  const { lineItems = [], ...sent } = request.body as Fields & { lineItems?: Fields[] };
  const lines = openRecords(request, LINES, { salesorderid: order.id });
  for (const line of lineItems) {
    const known = lines.find(String(line["id"]));
    if (known) applyFields(request, known, line);
  }
  return buildAnswer(operation, request, withLines(request, applyFields(request, order, sent)));
};

/** Cancels an order, once. */
export const markCancelled: RecordRule = (operation) => (request) => changeCancellation(operation, request, true);

/** Takes a cancellation back. */
export const removeCancellation: RecordRule = (operation) => (request) => changeCancellation(operation, request, false);

/** Makes an invoice of an order, with its lines. */
export const createInvoice: RecordRule = (operation) => (request) => {
  const order = findRecord(request, ORDERS, request.path["salesOrderId"]);
  if ("problem" in order) return order;
  if (order.fields["isCancelled"] === true) return { problem: buildInvalid("The order is cancelled") };
  const { salesOrderNumber, customerId, companyId, billingAddress, shipmentAddress } = order.fields;
  const number = buildNumber(request, "invoices", "RE", 7001);
  const invoice = addFields(request, "invoices", {
    ...{
      number,
      salesInvoiceNumber: number,
      salesOrderId: order.id,
      salesOrderNumber,
      customerId,
      companyId,
      billingAddress,
      shipmentAddress,
    },
    ...{ invoiceDate: formatInstant(request.now), isCancelled: false },
  });
  for (const { id, fields } of listLines(request, order.id))
    addFields(
      request,
      "invoices/lineItems",
      { ...fields, salesOrderId: order.id, salesOrderLineItemId: id, invoiceId: invoice.id },
      { invoiceid: invoice.id },
    );
  return buildAnswer(operation, request, invoice);
};

/** Lists the lines of an order. */
export function listLines(request: OperationRequest, orderId: string): RecordRow[] {
  const isOfOrder = ({ parents, fields }: RecordRow) => (parents["salesorderid"] ?? fields["salesOrderId"]) === orderId;
  return openRecords(request, LINES).list().filter(isOfOrder);
}

function changeCancellation(operation: RecordOperation, request: OperationRequest, isCancelled: boolean) {
  const order = findRecord(request, ORDERS, request.path["salesOrderId"]);
  if ("problem" in order) return order;
  if ((order.fields["isCancelled"] === true) === isCancelled)
    return { problem: buildInvalid(`The order is ${isCancelled ? "cancelled already" : "not cancelled"}`) };
  return buildAnswer(operation, request, applyFields(request, order, { isCancelled }));
}

function withLines(request: OperationRequest, order: RecordRow): RecordRow {
  const lineItems = listLines(request, order.id).map(({ id, fields }) => ({ ...fields, id }));
  return { ...order, fields: { ...order.fields, lineItems } };
}
