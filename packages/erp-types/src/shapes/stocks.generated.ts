// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { ItemKey, StorageLocationKey, WarehouseKey } from "./shared.generated.ts";

/**
 * An adjustment of stock: item, place and quantity.
 * @see documented
 */
export interface CreateStock {
  /** Number of the batch, where the item has batches. */
  batchNumber?: string;
  /** Reason of the adjustment, as people read it. */
  comment?: string;
  /** Key of an item. `Item_CreateItem` answers it for a new item, and `Stock_QueryStocksPerItem` as `itemId`. */
  itemId: ItemKey;
  purchasePriceNet?: number;
  /** Quantity of the adjustment; whether it is a difference or the new total is not known. */
  quantity: number;
  /** Serial numbers, where the item has them. */
  serialNumbers?: string[];
  /** Best-before date. */
  shelfLifeExpirationDate?: string;
  /** The storage location, a place in the warehouse. */
  storageLocationId?: StorageLocationKey;
  /** Key of a warehouse. `Warehouse_QueryWarehouses` lists the warehouses with it. */
  warehouseId: WarehouseKey;
}

/** @see documented */
export interface SerialNumber {
  /** Key of an item. `Item_CreateItem` answers it for a new item, and `Stock_QueryStocksPerItem` as `itemId`. */
  itemId?: ItemKey;
  /** Serial numbers, where the item has them. */
  serialNumbers?: string[];
  /** The storage location, a place in the warehouse. */
  storageLocationId?: StorageLocationKey;
  /** Key of a warehouse. `Warehouse_QueryWarehouses` lists the warehouses with it. */
  warehouseId?: WarehouseKey;
}

/**
 * A page of serial numbers, in the envelope of every paged list.
 * @see documented
 */
export interface SerialNumberPage {
  /** Whether there is a page after; the one field to go by, as sources differ on the numbers. */
  hasNextPage?: boolean;
  /** Whether there is a page before. */
  hasPreviousPage?: boolean;
  /** The entries. */
  items?: SerialNumber[];
  /** The page after. On the last page the number of pages by the description, null by the guide to paging. */
  nextPageNumber?: number;
  /** This page. */
  pageNumber?: number;
  /** Entries on a page. */
  pageSize?: number;
  /** The page before. On the first page 1 by the description, null by the guide to paging. */
  previousPageNumber?: number;
  /** Entries in all. */
  totalItems?: number;
  /** Pages in all. */
  totalPages?: number;
}

/**
 * Stock of an item at one place: a warehouse, or a storage location of it.
 * @see documented
 */
export interface Stock {
  /** Number of the batch, where the item has batches. */
  batchNumber?: string;
  /** Key of an item. `Item_CreateItem` answers it for a new item, and `Stock_QueryStocksPerItem` as `itemId`. */
  itemId?: ItemKey;
  /** Part of it that stands on pick lists. */
  quantityInPickingLists?: number;
  /** Part of it that does not count as available. */
  quantityLockedForAvailability?: number;
  /** Part of it that is locked for shipment. */
  quantityLockedForShipment?: number;
  /** Quantity in all, at this place. */
  quantityTotal?: number;
  /** Best-before date. */
  shelfLifeExpirationDate?: string;
  /** The storage location, a place in the warehouse. */
  storageLocationId?: StorageLocationKey;
  storageLocationName?: string;
  /** Key of a warehouse. `Warehouse_QueryWarehouses` lists the warehouses with it. */
  warehouseId?: WarehouseKey;
}

/** @see documented */
export interface StockChange {
  /** Number of the batch, where the item has batches. */
  batchNumber?: string;
  /** Date and time of the last change. */
  changedDate?: string;
  /** Reason of the change, as people read it. */
  comment?: string;
  /** Key of an item. `Item_CreateItem` answers it for a new item, and `Stock_QueryStocksPerItem` as `itemId`. */
  itemId?: ItemKey;
  /** Quantity of the change; whether it is negative for goods that leave is not known. */
  quantity?: number;
  /** Best-before date. */
  shelfLifeExpirationDate?: string;
  /** The storage location, a place in the warehouse. */
  storageLocationId?: StorageLocationKey;
  /** Name of the user that changed the stock. */
  username?: string;
  /** Key of a warehouse. `Warehouse_QueryWarehouses` lists the warehouses with it. */
  warehouseId?: WarehouseKey;
}

/**
 * A page of stock changes, in the envelope of every paged list.
 * @see documented
 */
export interface StockChangePage {
  /** Whether there is a page after; the one field to go by, as sources differ on the numbers. */
  hasNextPage?: boolean;
  /** Whether there is a page before. */
  hasPreviousPage?: boolean;
  /** The entries. */
  items?: StockChange[];
  /** The page after. On the last page the number of pages by the description, null by the guide to paging. */
  nextPageNumber?: number;
  /** This page. */
  pageNumber?: number;
  /** Entries on a page. */
  pageSize?: number;
  /** The page before. On the first page 1 by the description, null by the guide to paging. */
  previousPageNumber?: number;
  /** Entries in all. */
  totalItems?: number;
  /** Pages in all. */
  totalPages?: number;
}

/**
 * A page of stocks, in the envelope of every paged list.
 * @see documented
 */
export interface StockPage {
  /** Whether there is a page after; the one field to go by, as sources differ on the numbers. */
  hasNextPage?: boolean;
  /** Whether there is a page before. */
  hasPreviousPage?: boolean;
  /** The entries. */
  items?: Stock[];
  /** The page after. On the last page the number of pages by the description, null by the guide to paging. */
  nextPageNumber?: number;
  /** This page. */
  pageNumber?: number;
  /** Entries on a page. */
  pageSize?: number;
  /** The page before. On the first page 1 by the description, null by the guide to paging. */
  previousPageNumber?: number;
  /** Entries in all. */
  totalItems?: number;
  /** Pages in all. */
  totalPages?: number;
}
