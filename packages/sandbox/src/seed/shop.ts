import type { SeedRecords } from "./seed.ts";

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

/** Makes the records of a small shop: 20 items, two warehouses, 5 customers, 10 sales orders of two lines, and an invoice. */
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
    const sold = { lineItemType: 1, quantity: 1 + (index % 3), taxRate: 19 };
    return { id: takeId(ids.lineItems, "41", index), salesOrderId, itemId, ...item, ...sold };
  });
  const documents = orderIds.map((_, index) => {
    const address = CUSTOMERS[index % CUSTOMERS.length]!;
    const customerId = takeId(ids.customers, "30", index % CUSTOMERS.length);
    const number = { salesOrderNumber: `SO-${3001 + index}`, customerId, companyId, isCancelled: false };
    return { ...number, billingAddress: address, shipmentAddress: address };
  });
  const orders = documents.map((document, index) => {
    const day = `2026-01-${11 + index}T09:30:00Z`;
    return { id: orderIds[index]!, ...document, salesOrderDate: day, languageId: "en", isPending: false };
  });
  const [salesOrderId] = orderIds;
  const invoiceId = takeId(ids.invoices, "50", 0);
  const dated = { number: "RE-7001", invoiceDate: "2026-01-12T10:00:00Z", languageIso: "en" };
  const invoiced = lines
    .filter((line) => line.salesOrderId === salesOrderId)
    .map(({ id: salesOrderLineItemId, lineItemType: type, ...line }, index) => {
      return { ...line, id: takeId(ids.invoiceLineItems, "51", index), salesOrderLineItemId, type, invoiceId };
    });
  return {
    salesOrders: orders,
    "salesOrders/lineItems": lines,
    invoices: [{ id: invoiceId, salesOrderId, ...dated, ...documents[0] }],
    "invoices/lineItems": invoiced,
  };
}

function takeId(known: readonly string[], kind: string, index: number): string {
  return known[index] ?? `${kind}000000-0000-4000-8000-${String(index + 1).padStart(12, "0")}`;
}

const ITEMS: readonly (readonly [name: string, price: number])[] = [
  ["Garden spade", 24.99],
  ["Garden fork", 27.5],
  ["Hand trowel", 8.9],
  ["Leaf rake", 16.9],
  ["Bow rake", 19.9],
  ["Dutch hoe", 21.5],
  ["Hedge shears", 32.9],
  ["Pruning saw", 18.4],
  ["Secateurs", 14.9],
  ["Loppers", 29.9],
  ["Watering can 10 l", 12.5],
  ["Garden hose 25 m", 34.9],
  ["Hose reel", 44.9],
  ["Wheelbarrow", 79],
  ["Seed tray", 3.9],
  ["Plant pot 20 cm", 4.5],
  ["Potting soil 40 l", 7.9],
  ["Garden twine", 2.9],
  ["Work gloves", 6.9],
  ["Kneeling pad", 9.9],
];
const CUSTOMERS = [
  "Anna, Example, Lindenweg 4, 04103, Leipzig, DE",
  "Ben, Sample, Hafenstrasse 1, 20095, Hamburg, DE",
  "Clara, Muster, Parkallee 7, 10115, Berlin, DE",
  "David, Beispiel, Am Markt 3, 80331, Munich, DE",
  "Eva, Specimen, Ringweg 12, 1010, Vienna, AT",
].map((line) => {
  const [firstName, lastName, street, postalCode, city, countryIso] = line.split(", ");
  return { firstName, lastName, street, postalCode, city, countryIso };
});
