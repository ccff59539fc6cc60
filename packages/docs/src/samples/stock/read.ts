import type { ErpClient } from "@kontor/erp-client";
import type { Stock } from "@kontor/erp-types";

/**
 * Reads the stock of all items, page by page. Gives the number of pieces that may be sold, by the id of the item.
 *
 * @throws If the ERP lists no stock at all, or a stock without its item or its quantity: to believe it would end every offer.
 */
export async function readStock(erp: Pick<ErpClient, "stocks">): Promise<Map<string, number>> {
  const places = new Map<string, Stock>();
  // the pages move while the stock changes: a place that comes twice must count once
  for await (const stock of erp.stocks.each()) places.set(buildPlace(stock), stock);

  if (places.size === 0) throw new Error("The ERP lists no stock at all");
  const pieces = new Map<string, number>();
  for (const stock of places.values()) {
    const { itemId, quantityTotal } = stock;
    if (!itemId || quantityTotal === undefined)
      throw new Error("The ERP lists a stock without its item or its quantity");
    pieces.set(itemId, (pieces.get(itemId) ?? 0) + computeFree(stock));
  }
  return pieces;
}

/**
 * Computes how many pieces at a place may be sold. Replace it by the rule of your shop. Nobody has said whether the parts that are
 * held back overlap. If they do, this number is too small, and never too large.
 */
function computeFree(stock: Stock): number {
  const { quantityTotal = 0, quantityInPickingLists = 0 } = stock;
  const { quantityLockedForShipment = 0, quantityLockedForAvailability = 0 } = stock;
  const heldBack = quantityInPickingLists + quantityLockedForShipment + quantityLockedForAvailability;
  return Math.max(0, Math.floor(quantityTotal - heldBack));
}

function buildPlace({ itemId, warehouseId, storageLocationId, batchNumber, shelfLifeExpirationDate }: Stock): string {
  return [itemId, warehouseId, storageLocationId, batchNumber, shelfLifeExpirationDate].join(" ");
}
