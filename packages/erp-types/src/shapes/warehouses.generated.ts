// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { Address, CompanyKey, StorageLocationKey, WarehouseKey } from "./shared.generated.ts";

/**
 * The dimensions.
 * @see documented
 */
export interface Dimensions {
  /** Height; its unit is not known. */
  height?: number;
  /** Length; its unit is not known. */
  length?: number;
  /** Width; its unit is not known. */
  width?: number;
}

/**
 * A storage location.
 * @see documented
 */
export interface StorageLocation {
  /** The storage location. */
  id?: StorageLocationKey;
  /** Comment. */
  comment?: string;
  /** Size of the place. */
  dimensions?: Dimensions;
  /** Whether its stock does not count as available. */
  lockForAvailability?: boolean;
  /** Whether its stock is locked for shipment. */
  lockForShipment?: boolean;
  /** Name. */
  name?: string;
  /** Priority; whether high or low numbers come first is not known. */
  priority?: number;
  /** Place in the order. */
  sortNumber?: number;
  /** Type of the place. */
  storageLocationType?: StorageLocationType;
  /** The warehouse. */
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

/**
 * A storage location type.
 * @see documented
 */
export interface StorageLocationType {
  /** The storage location type. */
  id?: string;
  /** Description. */
  description?: string;
  /** Name. */
  name?: string;
  /** Scope of the type; the values are not known. */
  scope?: string[];
}

/**
 * A warehouse.
 * @see documented
 */
export interface Warehouse {
  /** The warehouse. */
  id?: WarehouseKey;
  /** Address. */
  address?: Address;
  /** Code. */
  code?: string;
  /** The company. */
  companyId?: CompanyKey;
  /** Description. */
  description?: string;
  /** Whether it is active. */
  isActive?: boolean;
  /** Whether its stock does not count as available. */
  lockForAvailability?: boolean;
  /** Whether its stock is locked for shipment. */
  lockForShipment?: boolean;
  /** Name. */
  name?: string;
  /** Priority; whether high or low numbers come first is not known. */
  priority?: number;
  /** Type. */
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

/**
 * A warehouse type.
 * @see documented
 */
export interface WarehouseType {
  /** The warehouse type. */
  id?: string;
  /** Description. */
  description?: string;
  /** Name. */
  name?: string;
  /** Scope of the type; the values are not known. */
  scope?: string[];
}
