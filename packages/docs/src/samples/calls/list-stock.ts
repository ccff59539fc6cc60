import { erp } from "./erp-client.ts";

// every entry of all pages; a page is fetched when its first entry is needed
for await (const { itemId, warehouseId, quantityTotal } of erp.stocks.each()) {
  console.log(itemId, warehouseId, quantityTotal);
}

// one page
const { items = [], hasNextPage } = await erp.stocks.list({ pageNumber: 1, pageSize: 20 });
console.log(items.length, hasNextPage);
