import type { CreateDeliverRequest, DeliveryNotePage, InvoicePage, ReserveResponse } from "@kontor/erp-types";
import { expect, test } from "vitest";
import { demoShop, demo } from "../../seed/demo.ts";
import { createCallers } from "../../testing/callers.ts";

const { salesOrderId, customerId } = demoShop;
const UNKNOWN = "99999999-9999-4999-8999-999999999999";

/** Makes a sandbox and a caller of its ERP. */
async function createErp() {
  const { erp } = await createCallers();
  const call = <Body>(method: string, path: string, body?: unknown) => erp<Body>(method, `/v2/${path}`, body);
  const reserve = (...ids: string[]) =>
    call<ReserveResponse>("POST", "delivery/reserve", {
      deliverySources: [{ priority: 1, type: 0 }],
      picklistReserveOptions: { picklistPerOrder: true },
      salesOrders: ids.map((id) => ({ salesOrderId: id })),
    });
  const listPickLists = async () =>
    (
      await call<{ items: { picklistId: string; orders: { salesOrderId: string }[] }[] }>(
        "GET",
        "delivery/reservations",
      )
    ).body.items.map(({ picklistId }) => picklistId);
  return { call, reserve, listPickLists };
}

test("a reservation puts the lines of an order on a pick list, which is there until the order is shipped or it is taken back", async () => {
  const { call, reserve, listPickLists } = await createErp();
  const before = await listPickLists();
  const [first] = (await reserve(salesOrderId)).body.picklists!;
  const [second] = (await reserve(salesOrderId)).body.picklists!;
  expect(await listPickLists()).toEqual([...before, first!.picklistId, second!.picklistId]);

  const [{ id: shippingMethodId }] = (await call<[{ id: string }]>("GET", "shippingMethods")).body;
  await call("POST", "delivery/deliver", {
    deliveryPackage: [{ salesOrderId, shippingMethodId, weight: 1 }],
    picklistIds: [first!.picklistId!],
    isPartialDelivery: false,
  } satisfies CreateDeliverRequest);
  expect(await listPickLists()).toEqual([...before, second!.picklistId]);
  await call("POST", "delivery/cancelReservation", { picklistIds: [second!.picklistId] });
  expect(await listPickLists()).toEqual(before);
});

test("an unknown order is not reserved, nor those beside it", async () => {
  const { reserve, listPickLists } = await createErp();
  const before = await listPickLists();

  expect((await reserve(salesOrderId, UNKNOWN)).status).toBe(404);
  expect(await listPickLists()).toEqual(before);
});

test("invoices and delivery notes are found by the number of their order, and by no other", async () => {
  const { call } = await createErp();
  const count = async (path: string) => (await call<InvoicePage | DeliveryNotePage>("GET", path)).body.items!.length;

  expect(await count("invoices?salesOrderNumber=SO-3001")).toBe(1);
  expect(await count("invoices?salesOrderNumber=SO-3002")).toBe(0);
  expect(await count(`deliveryNotes?salesOrderNumberId=${salesOrderId}`)).toBe(1);
  expect(await count(`deliveryNotes?salesOrderNumberId=${UNKNOWN}`)).toBe(0);
  await call("POST", "salesOrders/8fb889a0-b0a2-4f74-8eb9-b3a8921a36f0/createinvoice", {});
  expect(await count("invoices?salesOrderNumber=SO-3001")).toBe(2);
});

test("the number of an order that is taken is refused, or changed if the caller says so", async () => {
  const { call } = await createErp();
  const address = { city: "Town", countryISO: "DE", street: "Lane 1" };
  const order = {
    ...{ billingAddress: address, shipmentAddress: address, companyId: demo.companyId, customerId, languageId: "en" },
    ...{ vATId: "DE1", departureCountry: { countryISO: "DE" }, paymentDetails: { currencyISO: "EUR" } },
    ...{ salesOrderNumber: "SO-3001", lineItems: [{ lineItemType: 1, quantity: 1, salesPriceNet: 1 }] },
  };

  expect((await call("POST", "salesOrders", order)).status).toBe(400);
  const renamed = await call("POST", "salesOrders?renameSalesOrderNumberWhenAlreadyExists=true", order);
  expect(renamed).toMatchObject({ status: 201, body: expect.any(String) });
  expect((await call("POST", "salesOrders", { ...order, salesOrderNumber: "MY-1" })).status).toBe(201);
});
