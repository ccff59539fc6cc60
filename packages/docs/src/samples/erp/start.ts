import { DatabaseSync } from "node:sqlite";
import { erp } from "../calls/erp-client.ts";
import { createErpJourney } from "./journey.ts";
import { buildSale } from "./build-sale.ts";

const itemId = "c2a7d4f1-9e30-4b58-8c6d-1f2e3a4b5c6d";
const journey = createErpJourney({ erp, db: new DatabaseSync("erp.db"), folder: "." });

const [warehouse] = await journey.listWarehouses();
if (!warehouse?.id) throw new Error("No warehouse is active");
const warehouseId = warehouse.id;
const adjusted = await journey.adjustStock("Counted", [{ id: "count-17", itemId, warehouseId, quantity: -1 }]);
console.log(adjusted.text);
console.log(`${await journey.countPieces({ itemId, warehouseId })} pieces in ${warehouse.name}`);

const sold = await journey.sell([await buildSale(erp, itemId)]);
console.log(sold.text);
