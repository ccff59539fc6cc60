import type { RecordRow } from "../../state/rows.ts";
import { formatInstant, type OperationRequest } from "../operation.ts";
import { buildAnswer } from "../records/answer.ts";
import type { RecordRule } from "../records/rule.ts";
import { addFields, applyFields, findRecord, openRecords } from "./open.ts";
import { listLines } from "./sales-orders.ts";

const RESERVATIONS = "deliveries/reservations";

/** Reserves orders in full: all of them are on one new pick list, or each on one of its own. An order that is unknown is refused. */
export const holdOrders: RecordRule = (operation) => (request) => {
  const { salesOrders, picklistReserveOptions } = request.body as {
    salesOrders: { salesOrderId: string }[];
    picklistReserveOptions: { picklistPerOrder: boolean };
  };
  const orders: RecordRow[] = [];
  for (const { salesOrderId } of salesOrders) {
    const order = findRecord(request, "salesOrders", salesOrderId);
    if ("problem" in order) return order;
    orders.push(order);
  }
  const groups = picklistReserveOptions.picklistPerOrder ? orders.map((order) => [order]) : [orders];
  const picklists = groups.map((group) => ({ picklistId: savePickList(request, group) }));
  const orderReservations = orders.map(({ id: salesOrderId }) => ({ salesOrderId, completelyReserved: true }));
  const { tenantId, now } = request;
  const row = { tenantId, name: operation.record.name, id: "", parents: {}, at: formatInstant(now) };
  return buildAnswer(operation, request, { ...row, fields: { picklists, orderReservations } });
};

/** Takes reservations back. */
export const dropPickLists: RecordRule = () => (request) => {
  dropReservations(request, (request.body as { picklistIds: string[] }).picklistIds);
  return {};
};

/** Removes the reservations of pick lists: they are taken back, or their orders are shipped. */
export function dropReservations(request: OperationRequest, picklistIds: readonly string[]): void {
  const reservations = openRecords(request, RESERVATIONS);
  for (const row of reservations.list())
    if (picklistIds.includes(String(row.fields["picklistId"]))) reservations.remove(row);
}

function savePickList(request: OperationRequest, orders: readonly RecordRow[]): string {
  const row = addFields(request, RESERVATIONS, {
    timestamp: formatInstant(request.now),
    orders: orders.map(({ id: salesOrderId }) => ({
      salesOrderId,
      reservations: listLines(request, salesOrderId).map(({ id: salesOrderPositionId, fields }) => {
        return { salesOrderPositionId, itemId: fields["itemId"], amount: fields["quantity"] };
      }),
    })),
  });
  applyFields(request, row, { picklistId: row.id });
  return row.id;
}
