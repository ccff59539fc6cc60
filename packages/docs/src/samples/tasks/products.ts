import { cached, erpFetch } from "@kontor/auth";
import { clientCredentials } from "@kontor/auth/oauth";
import { createErpClient } from "@kontor/erp-client";
import { rawErpClient } from "@kontor/erp-client/raw";
import { authUrl, baseUrl, clientId, clientSecret, tenantId } from "../config.ts";

const tokens = cached(clientCredentials({ authUrl, clientId, clientSecret }));
const app = { appId: "product-sync/1.0.0", appVersion: "1.0.0" };
const options = { baseUrl, tenantId, ...app, fetch: erpFetch({ tokens }) };
const erp = createErpClient(options);
const raw = rawErpClient(options); // calls by path, with the same tokens

// Create a product. This form of the call answers with the id.
const mainCategoryId = "0b8f9c52-6a3e-4a51-9a70-6d5b7c1f2e10";
const { data, error } = await raw.POST("/v2/items", {
  body: { sKU: "SPADE-77", name: "Folding spade", mainCategoryId, salesPriceNet: 24.9 },
});
const itemId = data?.itemId;
if (!itemId) throw new Error(error?.errorMessage ?? "The ERP named no id");

// Change its price
await erp.items.updatePrices({ itemid: itemId }, { salesPriceNet: 22.5 });
const { salesPriceNet } = await erp.items.getPrices({ itemid: itemId });
console.log(`Folding spade: ${salesPriceNet} net`);

// Book five pieces into a warehouse
const { items: warehouses = [] } = await erp.warehouses.list({ isActive: true });
const [warehouse] = warehouses;
if (!warehouse?.id) throw new Error("The ERP has no active warehouse");
const { id: warehouseId, name } = warehouse;
await erp.stocks.adjust({}, { itemId, warehouseId, quantity: 5, comment: "Delivery 17" });

// Read the stock
for await (const { quantityTotal } of erp.stocks.each({ itemId })) console.log(`${quantityTotal} pieces in ${name}`);
