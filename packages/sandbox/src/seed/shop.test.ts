import { expect, test } from "vitest";
import { buildShopRecords } from "./shop.ts";

const none: Parameters<typeof buildShopRecords>[0] = {
  ...{ items: [], warehouses: [], customers: [], salesOrders: [], invoices: [], companies: [] },
  ...{ lineItems: [], invoiceLineItems: [], storageLocations: [], taxClassId: "T", categoryId: "C" },
};

test("the shop has 20 items with stock in two warehouses, 5 customers, 10 orders and an invoice", () => {
  const shop = buildShopRecords(none);
  const count = (name: string) => shop[name]?.length;

  expect([count("items"), count("warehouses"), count("stocks"), count("customers")]).toEqual([20, 2, 40, 5]);
  expect([
    count("salesOrders"),
    count("salesOrders/lineItems"),
    count("invoices"),
    count("invoices/lineItems"),
  ]).toEqual([10, 20, 1, 2]);
});

test("each id is there once, and each one that is named is there", () => {
  const shop = buildShopRecords(none);
  const ids = (name: string) => new Set(shop[name]!.map(({ id }) => id));
  const named = (name: string, field: string) => new Set(shop[name]!.map((row) => row[field]));

  for (const name of ["items", "warehouses", "customers", "salesOrders", "salesOrders/lineItems"])
    expect(ids(name).size).toBe(shop[name]!.length);
  expect(named("stocks", "itemId")).toEqual(ids("items"));
  expect(named("stocks", "warehouseId")).toEqual(ids("warehouses"));
  expect(named("salesOrders", "customerId")).toEqual(ids("customers"));
  expect(named("salesOrders/lineItems", "salesOrderId")).toEqual(ids("salesOrders"));
  expect(named("invoices/lineItems", "invoiceId")).toEqual(ids("invoices"));
});

test("the first records have the ids that others know", () => {
  const shop = buildShopRecords({ ...none, items: ["one", "two"], invoices: ["bill"] });

  expect(shop["items"]!.slice(0, 3).map(({ id }) => id)).toEqual([
    "one",
    "two",
    "10000000-0000-4000-8000-000000000003",
  ]);
  expect(shop["invoices/lineItems"]![0]).toMatchObject({ invoiceId: "bill" });
});
