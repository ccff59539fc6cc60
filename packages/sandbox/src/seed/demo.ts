import { listExampleIds, withExamples } from "./apply.ts";
import type { Seed, SeedRecords } from "./seed.ts";
import { recordExamples } from "../generated/record-examples.generated.ts";
import { routes } from "../generated/routes.generated.ts";
import { buildChannelRows } from "./channel.ts";
import { buildShopRecords } from "./shop.ts";

/** Made-up credentials that work in every sandbox; none of them is a secret. */
export const demo = {
  tenantId: "6f2b4c1e-8a6d-4a57-9d0c-2f5e7b1c9a34",
  clientId: "sandbox-client",
  clientSecret: "secret-of-the-sandbox",
  redirectUri: "http://127.0.0.1/callback",
  apiKey: "key-of-the-sandbox",
  refreshToken: "refresh-token-of-the-sandbox",
  chanRefreshToken: "refresh-token-of-scope-chan",
  sellerRefreshToken: "seller-refresh-token-of-the-sandbox",
  sellerPin: "123456",
  accountId: 1001,
  channel: "TESTCHANNEL",
  sellerId: "1",
  secondSellerId: "2",
  secondAccountId: 1002,
  secondSellerRefreshToken: "second-seller-refresh-token-of-the-sandbox",
  userName: "sandbox-user",
  password: "password-of-the-sandbox",
  categoryId: "0b8f9c52-6a3e-4a51-9a70-6d5b7c1f2e10",
  childCategoryId: "7c41e0aa-15a9-4d0b-8a66-0c9c5b6f4d21",
  taxClassId: "3d1c7a64-52f8-4f0e-8b7d-90a1e4c6b2d5",
  reducedTaxClassId: "a9e3f1d8-0c27-4b6a-9f15-47d2c8b05e63",
  companyId: "5e0d2f7a-1b3c-4d8e-9f60-7a1b2c3d4e5f",
  itemId: "c2a7d4f1-9e30-4b58-8c6d-1f2e3a4b5c6d",
  warehouseId: "e4b1c8d7-2f5a-4e9b-a3c6-8d7e6f5a4b3c",
  pickListId: "91f0a3b5-7c2d-4e8f-b6a1-3c5d7e9f1a2b",
  packageId: "PACKAGE-1",
} as const;

/** The first customer, sales order and invoice of the shop that every sandbox holds beside what `demo` names, its offer, its credit note, the image of its first item and an entry in the history of its customer. */
export const demoShop = {
  customerId: "017f44b6-84cd-4555-87ae-6125bce84119",
  salesOrderId: "8fb889a0-b0a2-4f74-8eb9-b3a8921a36f0",
  invoiceId: "b1a7b40c-89ca-4f3a-8c3c-c86e9a05b3d3",
  offerId: "5a0c7e1d-2b94-4c6f-9d38-e7f1a2b3c4d5",
  creditNoteId: "c94d1b7e-6f02-4a85-b3e9-0d8c7b6a5f41",
  imageId: "2e6f9a83-d417-4b5c-8a02-f9e8d7c6b5a3",
  historyEntryId: "b7d0c3e5-1f48-4a92-9c6b-3e5d7f8a9b1c",
} as const;

/** Collections whose records a tenant has in a separate list, and foreign apps: no sandbox has one before it is registered. */
const APART = new Set(["categories", "taxClasses", "wms/pickLists", "appRegistrations/foreignApps"]);

/** 20 items with stock in two warehouses, 5 customers, 10 sales orders and an invoice; and what the specs show of other groups. */
function buildDemoRecords(): SeedRecords {
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
    "customers/historyEntries": [{ id: demoShop.historyEntryId, customerId: demoShop.customerId }], // no answer tells the id of a new one
  };
  const records = withExamples({ ...shop, ...shown, "wms/pickListPositions": positions });
  const [{ id: salesOrderNumberId, salesOrderNumber, customerId }] = shop["salesOrders"] as [Record<string, unknown>];
  const filters = { salesOrderNumberId, salesOrderNumber, customerId }; // an answer does not show them, a query asks for them
  const deliveryNotes = records["deliveryNotes"]!.map((note) => ({ ...note, ...filters }));
  return Object.fromEntries(Object.entries({ ...records, deliveryNotes }).filter(([name]) => !APART.has(name)));
}

function listErpScopes(): string[] {
  const first = ["items.read", "items.write", "taxes.read", "taxes.write", "picklists.read"];
  return [...new Set([...first, ...routes.flatMap(({ api, scopes }) => (api === "erp" ? scopes : []))])];
}

/** The seed of a sandbox that is made without one. */
export const defaultSeed: Seed = {
  tenants: {
    [demo.tenantId]: {
      categories: [
        { id: demo.categoryId, sortNumber: 5, name: "Garden" },
        { id: demo.childCategoryId, parentId: demo.categoryId, sortNumber: 1, name: "Spades" },
      ],
      taxClasses: [
        { id: demo.taxClassId, isStandard: false, name: "Normal", taxType: 4 },
        { id: demo.reducedTaxClassId, isStandard: true, name: "Reduced", taxType: 3 },
      ],
      companies: [demo.companyId],
      items: [{ id: demo.itemId, taxClassId: demo.taxClassId }],
      users: [
        { userName: demo.userName, password: demo.password },
        { userName: "anna", password: "a-password" }, // of the example in the specs
      ],
      pickLists: [10, 11, 40].map((status, index) => ({
        id: demo.pickListId.replace(/.$/, String(index)),
        warehouseId: demo.warehouseId,
        picklistNumber: `PL-${index + 1}`,
        pickListTemplateId: demo.pickListId,
        pickListTemplateName: "Standard",
        status,
        createdAt: "2026-02-11T07:00:00Z",
      })),
      packages: [demo.packageId, ...listExampleIds("deliveryNotes/packages")],
      records: buildDemoRecords(),
    },
  },
  clients: {
    [demo.clientId]: { secret: demo.clientSecret, scopes: listErpScopes(), redirectUris: [demo.redirectUri] },
  },
  apiKeys: { [demo.apiKey]: { tenantId: demo.tenantId } },
  refreshTokens: {
    [demo.refreshToken]: { channel: demo.channel },
    [demo.chanRefreshToken]: { channel: demo.channel, scope: "CHAN" }, // published clients refuse a token of scope CHANNEL (observed)
    [demo.sellerRefreshToken]: { accountId: demo.accountId },
    [demo.secondSellerRefreshToken]: { accountId: demo.secondAccountId },
  },
  channels: {
    [demo.channel]: {
      mfaContact: "operator@channel.example",
      sellers: [
        { sellerId: demo.sellerId, accountId: demo.accountId, companyName: "Spade & Sons" },
        { sellerId: demo.secondSellerId, accountId: demo.secondAccountId, companyName: "Rake & Daughters" },
      ],
    },
  },
  sellerPins: { [demo.sellerPin]: { accountId: demo.accountId } },
  rows: buildChannelRows(demo.channel, demo.sellerId, demo.accountId),
};
