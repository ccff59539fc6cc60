import { CUSTOMERS, ITEMS } from "./goods.ts";
import type { SeedRecords } from "./records.ts";

/** The ids of the made-up shop that others know: those of `demo`, or those that the examples in the specs show. */
export interface ShopIds {
  items: readonly string[];
  warehouses: readonly string[];
  customers: readonly string[];
  salesOrders: readonly string[];
  invoices: readonly string[];
  companies: readonly string[];
  lineItems: readonly string[];
  invoiceLineItems: readonly string[];
  storageLocations: readonly string[];
  taxClassId: string;
  categoryId: string;
}

const WAREHOUSES = [
  { name: "Main warehouse", code: "MAIN", priority: 1, isActive: true },
  { name: "Shop floor", code: "SHOP", priority: 2, isActive: true },
];
const ORDERS = 10;
const LINES_PER_ORDER = 2;

/**
 * Makes the records of a small shop: 20 items with stock in two warehouses, 5 customers, 10 sales orders with two lines each, and an
 * invoice of the first order.
 */
export function buildShopRecords(ids: ShopIds): SeedRecords {
  const companyId = takeId(ids.companies, "c0", 0);
  const items = ITEMS.map(([name, salesPriceNet], index) => {
    const id = takeId(ids.items, "10", index);
    return { id, sKU: `GT-${1001 + index}`, name, salesPriceNet, taxClassId: ids.taxClassId };
  });
  return {
    companies: [{ id: companyId, name: "Kontor Garden Ltd" }],
    customers: CUSTOMERS.map((address, index) => {
      const id = takeId(ids.customers, "30", index);
      return { id, number: `C-${5001 + index}`, languageIso: "en", companyId, ...address };
    }),
    ...buildItems(items, ids.categoryId),
    ...buildStock(items, ids, companyId),
    ...buildOrders(items, ids, companyId),
  };
}

type Item = Readonly<{ id: string; sKU: string; name: string; salesPriceNet: number; taxClassId: string }>;

function buildItems(items: readonly Item[], mainCategoryId: string): SeedRecords {
  return {
    items: items.map((item) => ({ ...item, mainCategoryId, isActive: true })),
    "items/identifiers": items.map(({ id: itemId, sKU }, index) => {
      return { itemId, sKU, ownIdentifier: sKU, gtin: String(4_006_381_333_900 + index) };
    }),
    "items/prices": items.map(({ id: itemId, salesPriceNet }) => {
      return { itemId, salesPriceNet, purchasePriceNet: Math.round(salesPriceNet * 46) / 100 };
    }),
  };
}

function buildStock(items: readonly Item[], { warehouses, storageLocations }: ShopIds, companyId: string): SeedRecords {
  const places = WAREHOUSES.map((warehouse, index) => ({
    warehouse: { id: takeId(warehouses, "20", index), ...warehouse, companyId },
    location: { storageLocationId: takeId(storageLocations, "21", index), storageLocationName: `${warehouse.code}-01` },
  }));
  const free = { quantityLockedForShipment: 0, quantityLockedForAvailability: 0, quantityInPickingLists: 0 };
  return {
    warehouses: places.map(({ warehouse }) => warehouse),
    "warehouses/storageLocations": places.map(({ warehouse: { id: warehouseId }, location }) => {
      return { id: location.storageLocationId, warehouseId, name: location.storageLocationName };
    }),
    stocks: places.flatMap(({ warehouse: { id: warehouseId }, location }, place) =>
      items.map(({ id: itemId }, index) => {
        return { itemId, warehouseId, ...location, quantityTotal: place === 0 ? 40 + index : index % 7, ...free };
      }),
    ),
    "stocks/changes": [],
  };
}

function buildOrders(items: readonly Item[], ids: ShopIds, companyId: string): SeedRecords {
  const orderIds = Array.from({ length: ORDERS }, (_, index) => takeId(ids.salesOrders, "40", index));
  const lines = Array.from({ length: ORDERS * LINES_PER_ORDER }, (_, index) => {
    const { id: itemId, ...item } = items[(index * 3) % items.length]!;
    const salesOrderId = orderIds[Math.floor(index / LINES_PER_ORDER)]!;
    return {
      id: takeId(ids.lineItems, "41", index),
      salesOrderId,
      itemId,
      ...item,
      lineItemType: 1,
      quantity: 1 + (index % 3),
      taxRate: 19,
    };
  });
  const orders = orderIds.map((id, index) => {
    const address = CUSTOMERS[index % CUSTOMERS.length]!;
    return {
      ...{ id, salesOrderNumber: `SO-${3001 + index}`, salesOrderDate: `2026-01-${11 + index}T09:30:00Z` },
      ...{ customerId: takeId(ids.customers, "30", index % CUSTOMERS.length), companyId, languageId: "en" },
      ...{ billingAddress: address, shipmentAddress: address, isCancelled: false, isPending: false },
    };
  });
  return { salesOrders: orders, "salesOrders/lineItems": lines, ...buildInvoice(orders[0]!, lines, ids) };
}

function buildInvoice(
  {
    id: salesOrderId,
    salesOrderNumber,
    customerId,
    companyId,
    billingAddress,
  }: Record<"id" | "salesOrderNumber" | "customerId" | "companyId", string> & { billingAddress: object },
  lines: readonly { id: string; salesOrderId: string; lineItemType: number }[],
  { invoices, invoiceLineItems }: ShopIds,
): SeedRecords {
  const invoiceId = takeId(invoices, "50", 0);
  const known = {
    salesOrderId,
    salesOrderNumber,
    customerId,
    companyId,
    billingAddress,
    shipmentAddress: billingAddress,
  };
  return {
    invoices: [
      {
        id: invoiceId,
        number: "RE-7001",
        invoiceDate: "2026-01-12T10:00:00Z",
        languageIso: "en",
        isCancelled: false,
        ...known,
      },
    ],
    "invoices/lineItems": lines
      .filter((line) => line.salesOrderId === salesOrderId)
      .map(({ id: salesOrderLineItemId, lineItemType: type, ...line }, index) => {
        return { ...line, id: takeId(invoiceLineItems, "51", index), salesOrderLineItemId, type, invoiceId };
      }),
  };
}

/** An id that others know, else one that says its kind and its number. */
function takeId(known: readonly string[], kind: string, index: number): string {
  return known[index] ?? `${kind}000000-0000-4000-8000-${String(index + 1).padStart(12, "0")}`;
}
