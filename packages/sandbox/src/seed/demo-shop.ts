import { recordExamples } from "../generated/record-examples.generated.ts";
import { routes } from "../generated/routes.generated.ts";
import { listExampleIds, withExamples, type SeedRecords } from "./records.ts";
import { buildShopRecords } from "./shop.ts";

/** The first customer, sales order and invoice of the shop that every sandbox holds beside what `demo` names, its offer, its credit note and the image of its first item. */
export const demoShop = {
  customerId: "017f44b6-84cd-4555-87ae-6125bce84119",
  salesOrderId: "8fb889a0-b0a2-4f74-8eb9-b3a8921a36f0",
  invoiceId: "b1a7b40c-89ca-4f3a-8c3c-c86e9a05b3d3",
  offerId: "5a0c7e1d-2b94-4c6f-9d38-e7f1a2b3c4d5",
  creditNoteId: "c94d1b7e-6f02-4a85-b3e9-0d8c7b6a5f41",
  imageId: "2e6f9a83-d417-4b5c-8a02-f9e8d7c6b5a3",
} as const;

/** Collections whose records a tenant has in a list of its own, and foreign apps: no sandbox has one before it is registered. */
const APART = new Set(["categories", "taxClasses", "wms/pickLists", "appRegistrations/foreignApps"]);

/** 20 items with stock in two warehouses, 5 customers, 10 sales orders and an invoice; and what the specs show of other groups. */
export function buildDemoRecords(
  demo: Readonly<Record<"itemId" | "warehouseId" | "companyId" | "taxClassId" | "categoryId" | "pickListId", string>>,
): SeedRecords {
  const shop = buildShopRecords({
    items: [demo.itemId, ...listExampleIds("items")],
    warehouses: [demo.warehouseId, ...listExampleIds("warehouses")],
    customers: [demoShop.customerId],
    salesOrders: [demoShop.salesOrderId],
    invoices: [demoShop.invoiceId],
    companies: [demo.companyId],
    lineItems: listExampleIds("salesOrders/lineItems"),
    invoiceLineItems: listExampleIds("invoices/lineItems"),
    storageLocations: listExampleIds("warehouses/storageLocations"),
    taxClassId: demo.taxClassId,
    categoryId: demo.categoryId,
  });
  const place = { warehouseId: demo.warehouseId, picklistId: demo.pickListId.replace(/.$/, "0") }; // the first of the seed's pick lists
  const positions = (recordExamples["wms/pickListPositions"] ?? []).map((fields) => ({ ...fields, ...place }));
  const shown = {
    offers: [{ id: demoShop.offerId, customerId: demoShop.customerId }],
    creditNotes: [{ id: demoShop.creditNoteId, invoiceId: demoShop.invoiceId }],
    "items/images": [{ id: demoShop.imageId, itemId: demo.itemId }],
  };
  const records = withExamples({ ...shop, ...shown, "wms/pickListPositions": positions });
  const [{ id: salesOrderNumberId, salesOrderNumber, customerId }] = shop["salesOrders"] as [Record<string, unknown>];
  const filters = { salesOrderNumberId, salesOrderNumber, customerId }; // an answer does not show them, a query asks for them
  const deliveryNotes = records["deliveryNotes"]!.map((note) => ({ ...note, ...filters }));
  return Object.fromEntries(Object.entries({ ...records, deliveryNotes }).filter(([name]) => !APART.has(name)));
}

/** Lists the scopes that the operations of the ERP ask for. */
export function listErpScopes(): string[] {
  const first = ["items.read", "items.write", "taxes.read", "taxes.write", "picklists.read"];
  return [...new Set([...first, ...routes.flatMap(({ api, scopes }) => (api === "erp" ? scopes : []))])];
}
