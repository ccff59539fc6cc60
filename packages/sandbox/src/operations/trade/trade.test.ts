import { beforeEach, expect, test } from "vitest";
import { routes, type RecordRoute } from "../../generated/routes.generated.ts";
import { createDemoState } from "../../testing/state.ts";
import type { PlatformState } from "../../platform/state.ts";
import { demoShop, demo } from "../../seed/demo.ts";
import { toBase64 } from "../../ground/bytes.ts";
import { readRefusal, type OperationRequest, type OperationResult } from "../../platform/operation.ts";
import type { RecordOperation } from "../records/catalogue.ts";
import type { RecordRule } from "../records/answer.ts";
import { openCollection } from "../records/collection.ts";
import type { RecordRow } from "../../state/tables.ts";
import { applyAdjustment, applyPackageChange, readOrderData, sendOrders } from "./deliveries.ts";
import { applyOrderChange, createInvoice, createOrder, markCancelled, removeCancellation } from "./sales-orders.ts";
import { applyForeignChange, readFile, registerForeignApp, removeForeignApp, saveFile } from "./trade.ts";

const { tenantId, itemId, warehouseId } = demo;
const { salesOrderId, customerId } = demoShop;
const UNKNOWN = "99999999-9999-4999-8999-999999999999";
let state: PlatformState;
beforeEach(() => {
  const clock = { now: () => Date.UTC(2026, 1, 12), sleep: async () => {} };
  state = createDemoState({ clock: clock as never });
});

/** Performs a rule as an operation without a described answer, or as the one that is named. */
function perform(
  rule: RecordRule,
  { path = {}, body }: Partial<Pick<OperationRequest, "path" | "body">>,
  { id, does }: { id: string; does: RecordRoute["does"] } = { id: "MadeUp_Act", does: "act" },
): OperationResult {
  const record: RecordRoute = { name: "made-up", does, parents: [] };
  const described = routes.find((route) => route.id === id);
  const operation = (described ?? { id, api: "erp", status: 200, record }) as unknown as RecordOperation;
  const request = { state, tenantId, path, query: {}, body, now: state.clock.now(), key: "k", channel: "" };
  try {
    return rule(operation)(request as unknown as OperationRequest);
  } catch (error) {
    return readRefusal(error);
  }
}
const list = (name: string, parents: Record<string, string> = {}) =>
  openCollection(state, { tenantId, name, parents }).list();
const listLines = (orderId: string) =>
  list("salesOrders/lineItems").filter(
    ({ parents, fields }) => (parents["salesorderid"] ?? fields["salesOrderId"]) === orderId,
  );
const findStock = (place: string) =>
  list("stocks").find(({ fields }) => fields["itemId"] === itemId && fields["warehouseId"] === place)!.fields[
    "quantityTotal"
  ];

test("an adjustment may take the last piece, and none more", () => {
  const before = Number(findStock(warehouseId));
  const take = (quantity: number) => perform(applyAdjustment, { body: { itemId, warehouseId, quantity } });

  expect(take(-before - 1)).toMatchObject({ problem: { status: 400 } });
  expect(findStock(warehouseId)).toBe(before);
  expect(take(-before)).not.toHaveProperty("problem");
  expect(findStock(warehouseId)).toBe(0);
});

test("an adjustment changes the stock of one item in one warehouse, and is noted among the changes", () => {
  const [before, others] = [findStock(warehouseId), JSON.stringify(list("stocks").slice(1))];
  const result = perform(applyAdjustment, { body: { itemId, warehouseId, quantity: -3, comment: "broken" } });

  expect(result.problem).toBeUndefined();
  expect([findStock(warehouseId), JSON.stringify(list("stocks").slice(1))]).toEqual([Number(before) - 3, others]);
  expect(list("stocks/changes").map(({ fields }) => fields)).toMatchObject([
    { itemId, warehouseId, quantity: -3, comment: "broken" },
  ]);
});

test("the last piece can be taken, and no piece more", () => {
  const all = Number(findStock(warehouseId));

  expect(perform(applyAdjustment, { body: { itemId, warehouseId, quantity: -all - 1 } }).problem?.status).toBe(400);
  expect(perform(applyAdjustment, { body: { itemId, warehouseId, quantity: -all } }).problem).toBeUndefined();
  expect(findStock(warehouseId)).toBe(0);
});

test("the quantity of an adjustment is the new total if that is assumed, and the difference is noted among the changes", () => {
  const before = Number(findStock(warehouseId));
  state.assume({ stockAdjustment: "total" });

  perform(applyAdjustment, { body: { itemId, warehouseId, quantity: 3 } });

  expect(findStock(warehouseId)).toBe(3);
  expect(list("stocks/changes").at(-1)?.fields).toMatchObject({ itemId, quantity: 3 - before });
});

test("an adjustment in a place without stock makes it, with its serial numbers", () => {
  const storageLocationId = UNKNOWN;
  perform(applyAdjustment, {
    body: { itemId, warehouseId, storageLocationId, quantity: 2, serialNumbers: ["S1", "S2"] },
  });

  expect(list("stocks").at(-1)?.fields).toMatchObject({ itemId, storageLocationId, quantityTotal: 2 });
  expect(list("stocks/serialNumbers").at(-1)?.fields).toMatchObject({ serialNumbers: ["S1", "S2"] });
});

test.each([
  ["of an unknown item", { itemId: UNKNOWN, warehouseId, quantity: 1 }, 404],
  ["in an unknown warehouse", { itemId, warehouseId: UNKNOWN, quantity: 1 }, 404],
  ["below nothing", { itemId, warehouseId, quantity: -1_000 }, 400],
])("an adjustment %s is refused, and changes nothing", (_, body, status) => {
  const before = findStock(warehouseId);

  expect(perform(applyAdjustment, { body }).problem?.status).toBe(status);
  expect([findStock(warehouseId), list("stocks/changes")]).toEqual([before, []]);
});

test("an order is made with a number and a record of each line, and a change reaches both", () => {
  const lines = [
    { itemId, quantity: 2, salesPriceNet: 5 },
    { itemId, quantity: 1 },
  ];
  perform(createOrder, { body: { customerId, languageId: "en", isCancelled: true, lineItems: lines } });
  const order = list("salesOrders").at(-1)!;
  const made = listLines(order.id);

  expect(order.fields).toMatchObject({ customerId, salesOrderNumber: "SO-3011", isCancelled: false });
  expect(made.map(({ fields }) => fields)).toEqual(lines);
  const body = { languageId: "de", lineItems: [{ id: made[1]!.id, quantity: 9 }, { id: UNKNOWN }] };
  perform(applyOrderChange, { path: { salesOrderId: order.id }, body });
  expect(list("salesOrders").at(-1)?.fields).toMatchObject({ customerId, languageId: "de" });
  expect(listLines(order.id).map(({ fields }) => fields["quantity"])).toEqual([2, 9]);
});

test("an order is cancelled once, and the cancellation taken back once", () => {
  const path = { salesOrderId };
  const statuses = [markCancelled, markCancelled, removeCancellation, removeCancellation].map(
    (rule) => perform(rule, { path, body: {} }).problem?.status,
  );

  expect(statuses).toEqual([undefined, 400, undefined, 400]);
});

test("an invoice has the customer and the lines of its order; a cancelled order has none", () => {
  perform(createInvoice, { path: { salesOrderId }, body: {} });
  const invoice = list("invoices").at(-1)!;

  expect(invoice.fields).toMatchObject({ number: "RE-7002", salesOrderId, customerId, isCancelled: false });
  expect(list("invoices/lineItems").filter(({ parents }) => parents["invoiceid"] === invoice.id)).toHaveLength(2);
  perform(markCancelled, { path: { salesOrderId }, body: {} });
  expect(perform(createInvoice, { path: { salesOrderId }, body: {} }).problem?.status).toBe(400);
});

test("what is shipped has a delivery note and a package with a label, and leaves the stock", () => {
  const line = listLines(salesOrderId)[0]!.fields;
  const before = Number(findStock(warehouseId));
  perform(sendOrders, { body: { deliveryPackage: [{ salesOrderId, weight: 1.5, trackingId: "T-1" }] } });
  const parcel = list("deliveryNotes/packages").at(-1)!;

  expect(line["itemId"]).toBe(itemId);
  expect(findStock(warehouseId)).toBe(before - Number(line["quantity"]));
  expect(list("deliveryNotes").at(-1)?.fields).toMatchObject({
    salesOrderNumberId: salesOrderId,
    packages: [{ id: parcel.id }],
  });
  expect(parcel.fields).toMatchObject({ weights: 1.5, trackingID: "T-1" });
  expect(state.table("packages").get(`${tenantId}/${parcel.id}`)?.labelBase64).toMatch(/^JVBERi/);
});

test("a shipment takes each item from the first warehouse that has enough of it, and names its delivery notes", () => {
  const stocks = openCollection(state, { tenantId, name: "stocks", parents: {} });
  const places = ["little", "enough"].map((warehouse) => ({ itemId: "other", warehouseId: warehouse }));
  for (const [index, place] of places.entries())
    stocks.save({ id: `s-${index}`, at: "", fields: { ...place, quantityTotal: 4 + 6 * index } });
  perform(createOrder, { body: { customerId, lineItems: [{ itemId: "other", quantity: 5 }] } });
  const before = findStock(warehouseId);
  const notes = list("deliveryNotes").length;
  const body = { deliveryPackage: [{ salesOrderId: list("salesOrders").at(-1)!.id }] };

  const { body: answer } = perform(sendOrders, { body }, { id: "DeliveryApi_DeliverSalesOrder", does: "act" });

  expect(["s-0", "s-1"].map((id) => stocks.find(id)?.fields["quantityTotal"])).toEqual([4, 5]);
  expect(findStock(warehouseId)).toBe(before);
  expect(answer).toMatchObject({ newDeliveryNotes: [notes + 1] });
});

test("an unknown order is not shipped, nor those beside it", () => {
  const body = { deliveryPackage: [{ salesOrderId }, { salesOrderId: UNKNOWN }] };
  const before = list("deliveryNotes").length;

  expect(perform(sendOrders, { body }).problem?.status).toBe(404);
  expect(list("deliveryNotes")).toHaveLength(before);
});

test("a package gets its tracking code and its weight later; an unknown one is refused", () => {
  perform(sendOrders, { body: { deliveryPackage: [{ salesOrderId, weight: 1 }] } });
  const { id } = list("deliveryNotes/packages").at(-1)!;
  perform(applyPackageChange, { body: { packageId: id, trackingCode: "T-2" } });
  perform(applyPackageChange, { path: { packageId: id }, body: 2.5 });

  expect(list("deliveryNotes/packages").at(-1)?.fields).toMatchObject({ trackingID: "T-2", weights: 2.5 });
  expect(perform(applyPackageChange, { body: { packageId: UNKNOWN } }).problem?.status).toBe(404);
  expect(perform(applyPackageChange, { body: { packageId: demo.packageId, weight: 1 } }).problem).toBeUndefined();
});

test("a file comes back as it was sent", () => {
  const bytes = new Uint8Array([0, 255, 7]);
  perform(saveFile, { body: { bytes } });
  const { id, fields } = list("files").at(-1)!;

  expect(fields).toEqual({ data: toBase64(bytes), size: 3 });
  expect(perform(readFile, { path: { key: id } })).toEqual({
    status: 200,
    file: { bytes, type: "application/octet-stream" },
  });
  expect(perform(readFile, { path: { key: UNKNOWN } }).problem?.status).toBe(404);
});

test("the order data of a package are those of its delivery note; a package without one has none, an unknown one is refused", () => {
  perform(sendOrders, { body: { deliveryPackage: [{ salesOrderId, weight: 1 }] } });
  const { id } = list("deliveryNotes/packages").at(-1)!;
  const read = (packageId: string) =>
    perform(readOrderData, { path: { packageId } }, { id: "ShipmentPackages_QueryOrderData", does: "get" });

  expect(read(id).body).toMatchObject({ id, packageId: id, salesOrderId, salesOrderNumber: "SO-3001", customerId });
  expect(read(demo.packageId).body).toMatchObject({ packageId: demo.packageId });
  expect(read(UNKNOWN).problem?.status).toBe(404);
});

test("a package of a delivery note that was not shipped here gets its weight too", () => {
  const packages = openCollection(state, { tenantId, name: "deliveryNotes/packages", parents: {} });
  packages.save({ id: UNKNOWN, at: "", fields: {} });

  expect(perform(applyPackageChange, { body: { packageId: UNKNOWN, weight: 2 } }).problem).toBeUndefined();
  expect(packages.find(UNKNOWN)?.fields).toEqual({ weights: 2 });
});

test("a foreign app is known by its own id and by that of its registration, until it is removed", () => {
  const app = { AppId: "other/v1", DisplayName: "Other", MandatoryApiScopes: ["items.read"] };
  perform(registerForeignApp, { body: app });
  perform(registerForeignApp, { body: { ...app, DisplayName: "Again" } });
  const [{ id, fields }, ...more] = list("appRegistrations/foreignApps") as [RecordRow, ...RecordRow[]];

  expect(more).toEqual([]);
  expect(fields).toMatchObject({
    ...{ displayName: "Again", grantedScopes: ["items.read"] },
    requestStatusInfo: { appId: "other/v1", registrationRequestId: id, status: 2 },
  });
  perform(applyForeignChange, { path: { appId: "other/v1" }, body: { version: "2" } });
  perform(applyForeignChange, { path: { registrationId: id }, body: { appId: "other/v1", description: "New" } });
  expect(list("appRegistrations/foreignApps")[0]?.fields).toMatchObject({ version: "2", description: "New" });
  const refused = [{ appId: "another/v1" } as never, { registrationId: UNKNOWN }].flatMap(
    (path: Record<string, string>) =>
      [applyForeignChange, removeForeignApp].map((rule) => perform(rule, { path, body: {} }).problem?.status),
  );
  expect(refused).toEqual([404, 404, 404, 404]);
  const renamed = perform(applyForeignChange, { path: { registrationId: id }, body: { appId: "another/v1" } });
  expect(renamed.problem?.status).toBe(400);
  perform(removeForeignApp, { path: { registrationId: id } });
  expect(list("appRegistrations/foreignApps")).toEqual([]);
});
