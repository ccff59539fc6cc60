// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { Address, CompanyKey, StorageLocationKey, WarehouseKey } from "./shared.generated.ts";

/** @see documented */
export interface Dimensions {
  /** Height; its unit is not known. */
  height?: number;
  /** Length; its unit is not known. */
  length?: number;
  /** Width; its unit is not known. */
  width?: number;
}

/** @see documented */
export interface StorageLocation {
  /** Key of a storage location, a place in a warehouse. `Warehouse_QueryStorageLocations` lists the locations of a warehouse with it. */
  id?: StorageLocationKey;
  comment?: string;
  /** Size of the place. */
  dimensions?: Dimensions;
  /** Whether its stock does not count as available. */
  lockForAvailability?: boolean;
  /** Whether its stock is locked for shipment. */
  lockForShipment?: boolean;
  name?: string;
  /** Priority; whether high or low numbers come first is not known. */
  priority?: number;
  /** Place in the order. */
  sortNumber?: number;
  /** Type of the place. */
  storageLocationType?: StorageLocationType;
  /** Key of a warehouse. `Warehouse_QueryWarehouses` lists the warehouses with it. */
  warehouseId?: WarehouseKey;
}

/**
 * A page of storage locations, in the envelope of every paged list.
 * @see documented
 */
export interface StorageLocationPage {
  /** Whether there is a page after; the one field to go by, as sources differ on the numbers. */
  hasNextPage?: boolean;
  /** Whether there is a page before. */
  hasPreviousPage?: boolean;
  /** The entries. */
  items?: StorageLocation[];
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
export interface StorageLocationType {
  id?: string;
  description?: string;
  name?: string;
  /** Scope of the type; the values are not known. */
  scope?: string[];
}

/** @see documented */
export interface Warehouse {
  /** Key of a warehouse. `Warehouse_QueryWarehouses` lists the warehouses with it. */
  id?: WarehouseKey;
  address?: Address;
  code?: string;
  /** Key of a company of the tenant. `Company_QueryCompanies` lists the companies with it. */
  companyId?: CompanyKey;
  description?: string;
  /** Whether it is active. */
  isActive?: boolean;
  /** Whether its stock does not count as available. */
  lockForAvailability?: boolean;
  /** Whether its stock is locked for shipment. */
  lockForShipment?: boolean;
  name?: string;
  /** Priority; whether high or low numbers come first is not known. */
  priority?: number;
  type?: WarehouseType;
}

/**
 * A page of warehouses, in the envelope of every paged list.
 * @see documented
 */
export interface WarehousePage {
  /** Whether there is a page after; the one field to go by, as sources differ on the numbers. */
  hasNextPage?: boolean;
  /** Whether there is a page before. */
  hasPreviousPage?: boolean;
  /** The entries. */
  items?: Warehouse[];
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
export interface WarehouseType {
  id?: string;
  description?: string;
  name?: string;
  /** Scope of the type; the values are not known. */
  scope?: string[];
}
