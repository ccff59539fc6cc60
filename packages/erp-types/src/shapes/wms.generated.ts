// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { ItemKey, PickListKey, PickListPositionKey, SalesOrderKey, SalesOrderLineItemKey, StorageLocationKey, WarehouseKey } from "./shared.generated.ts";

/**
 * Positions after a move, and an error if a part failed.
 * @see documented
 */
export interface ChangeReservation {
  /** Error, if the move failed in part; it comes with a 200. */
  error?: ChangeReservationError;
  /** Positions after the move. */
  updatedPositions?: ReservedPickListPosition[];
}

/**
 * An open set: other values may come. Values: 0 none, 1 unknown, 2 partial reserved, 3 nothing reserved.
 * @see documented
 */
export type ChangeReservationError = 0 | 1 | 2 | 3;

/**
 * The data of a new pick list.
 * @see documented
 */
export interface CreatePickList {
  /** Key of the template of a pick list. `WMS_QueryPickListTemplate` lists the templates with it. */
  pickListTemplateId: PickListTemplateKey;
}

/** @see observed */
export interface PickList {
  id?: string;
  /** Date and time when it was made. */
  createdAt?: string;
  /** The template it was made from. */
  pickListTemplateId?: string;
  /** Name of that template. */
  pickListTemplateName?: string;
  /** Its number. */
  picklistNumber?: string;
  /** Its status. */
  status?: PickListStatus;
  /** Its warehouse. */
  warehouseId?: string;
}

/**
 * A page of pick lists, in the envelope of every paged list.
 * @see documented
 */
export interface PickListPage {
  /** Whether there is a page after; the one field to go by, as sources differ on the numbers. */
  hasNextPage?: boolean;
  /** Whether there is a page before. */
  hasPreviousPage?: boolean;
  items?: PickList[];
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

/** @see documented */
export interface PickListPosition {
  /** Key of a position of a pick list. `WMS_QueryPickListPosition` lists the positions with it. */
  id?: PickListPositionKey;
  /** Date and time when it was made. */
  createdAt?: string;
  /** Key of an item. `Item_CreateItem` answers it for a new item, and `Stock_QueryStocksPerItem` as `itemId`. */
  itemId?: ItemKey;
  /** Key of a pick list. `WMS_QueryPickListPosition` answers it with each position. */
  picklistId?: PickListKey;
  priority?: number;
  quantity?: number;
  /** Key of a line of a sales order. `SalesOrder_QuerySalesOrderLineItems` lists the lines of an order with it. */
  salesOrderLineItemId?: SalesOrderLineItemKey;
  /** How far a pick list or one of its positions is. An open set. Values: 10 created, 11 in progress, 20 picked, 30 in shipping box, 40 completed. */
  status?: PickListStatus;
  /** Key of a storage location, a place in a warehouse. `Warehouse_QueryStorageLocations` lists the locations of a warehouse with it. */
  storageLocationId?: StorageLocationKey;
  /** Key of a warehouse. `Warehouse_QueryWarehouses` lists the warehouses with it. */
  warehouseId?: WarehouseKey;
}

/**
 * How far a pick list or one of its positions is. An open set. Values: 10 created, 11 in progress, 20 picked, 30 in shipping box, 40 completed.
 * @see observed
 */
export type PickListStatus = 10 | 11 | 20 | 30 | 40;

/** @see documented */
export interface PickListTemplate {
  name?: string;
  /** Key of the template of a pick list. `WMS_QueryPickListTemplate` lists the templates with it. */
  pickListTemplateId?: PickListTemplateKey;
}

/**
 * Key of the template of a pick list. `WMS_QueryPickListTemplate` lists the templates with it.
 * @see documented
 */
export type PickListTemplateKey = string;

/**
 * A page of pick list templates, in the envelope of every paged list.
 * @see documented
 */
export interface PickListTemplatePage {
  /** Whether there is a page after; the one field to go by, as sources differ on the numbers. */
  hasNextPage?: boolean;
  /** Whether there is a page before. */
  hasPreviousPage?: boolean;
  /** The entries. */
  items?: PickListTemplate[];
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

/** @see documented */
export interface ReservedPickListPosition {
  /** Key of a position of a pick list. `WMS_QueryPickListPosition` lists the positions with it. */
  id?: PickListPositionKey;
  /** Date and time when it was made. */
  createdAt?: string;
  /** Key of an item. `Item_CreateItem` answers it for a new item, and `Stock_QueryStocksPerItem` as `itemId`. */
  itemId?: ItemKey;
  /** Key of a pick list. `WMS_QueryPickListPosition` answers it with each position. */
  picklistId?: PickListKey;
  priority?: number;
  quantity?: number;
  /** Key of a sales order. `SalesOrder_CreateSalesOrder` answers it for a new order. */
  salesOrderId?: SalesOrderKey;
  /** Key of a line of a sales order. `SalesOrder_QuerySalesOrderLineItems` lists the lines of an order with it. */
  salesOrderLineItemId?: SalesOrderLineItemKey;
  /** How far a pick list or one of its positions is. An open set. Values: 10 created, 11 in progress, 20 picked, 30 in shipping box, 40 completed. */
  status?: PickListStatus;
  /** Key of a storage location, a place in a warehouse. `Warehouse_QueryStorageLocations` lists the locations of a warehouse with it. */
  storageLocationId?: StorageLocationKey;
  /** Key of a warehouse. `Warehouse_QueryWarehouses` lists the warehouses with it. */
  warehouseId?: WarehouseKey;
}

/**
 * Storage locations to which a reservation moves.
 * @see documented
 */
export interface UpdateChangeReservation {
  /** Storage locations to which the reservation moves. */
  storageLocationList?: StorageLocationKey[];
}

/**
 * The picked quantity, with batch, serial numbers and best-before date.
 * @see documented
 */
export interface UpdatePickPosition {
  /** Number of the batch, where the item has batches. */
  batchNumber?: string;
  quantity?: number;
  serialNumbers?: string[];
  /** Best-before date. */
  shelfLifeExpirationDate?: string;
}
