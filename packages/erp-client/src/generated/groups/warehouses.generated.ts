// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { StorageLocation, StorageLocationPage, StorageLocationType, Warehouse, WarehouseKey, WarehousePage, WarehouseType } from "@kontor/erp-types";
import type { CallOptions } from "@kontor/http";
import { buildGroup, list, paginate } from "@kontor/http/internal";
import type { ErpCore } from "../core.generated.ts";
import { decodeStorageLocationPage, decodeStorageLocationType, decodeWarehousePage, decodeWarehouseType } from "../decoders/warehouses.generated.ts";
import type { ErpError } from "../errors.generated.ts";

export interface WarehouseQueryWarehousesParameters {
  /** Whether it is active. */
  isActive?: boolean | undefined;
  /** Which page; the first is 1. */
  pageNumber?: number | undefined;
  /** How many entries a page has. The newer reference states 100 as the default; no maximum is stated. */
  pageSize?: number | undefined;
}

export interface WarehouseQueryStorageLocationsParameters {
  /** Key of a warehouse. `Warehouse_QueryWarehouses` lists the warehouses with it. */
  warehouseId: WarehouseKey;
  /** Which page; the first is 1. */
  pageNumber?: number | undefined;
  /** How many entries a page has. The newer reference states 100 as the default; no maximum is stated. */
  pageSize?: number | undefined;
}

/** Operations on `warehouses`. Every method throws an {@link ErpError}. */
export interface WarehousesGroup {
  /**
   * List warehouses. `GET /v2/warehouses`, scope `warehouse.read`. Maturity: stable.
   * Lists the warehouses with address, company, priority and locks, on request only active or inactive ones. Page by page.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  list(params?: WarehouseQueryWarehousesParameters, options?: CallOptions): Promise<WarehousePage>;
  /**
   * Every item of `list()`, page after page: `for await (const item of …)`. `GET /v2/warehouses`.
   * @param params.pageSize Items on a page. Default 100.
   * @throws What the call of a page throws, when it is made.
   */
  each(params?: Omit<WarehouseQueryWarehousesParameters, "pageNumber">, options?: CallOptions): AsyncGenerator<Warehouse, void, void>;
  /**
   * List storage location types. `GET /v2/warehouses/storagelocationtypes`, scope `warehouse.read`. Maturity: stable.
   * Lists the types that a storage location can have, with name, description and scope. All come in one answer.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  listStorageLocationTypes(options?: CallOptions): Promise<StorageLocationType[]>;
  /**
   * List storage locations. `GET /v2/warehouses/{warehouseId}/storagelocations`, scope `warehouse.read`. Maturity: stable.
   * Lists the storage locations of a warehouse, the places where stock lies, and which of them are locked. Page by page.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  listStorageLocations(params: WarehouseQueryStorageLocationsParameters, options?: CallOptions): Promise<StorageLocationPage>;
  /**
   * Every item of `listStorageLocations()`, page after page: `for await (const item of …)`. `GET /v2/warehouses/{warehouseId}/storagelocations`.
   * @param params.pageSize Items on a page. Default 100.
   * @throws What the call of a page throws, when it is made.
   */
  eachStorageLocation(params: Omit<WarehouseQueryStorageLocationsParameters, "pageNumber">, options?: CallOptions): AsyncGenerator<StorageLocation, void, void>;
  /**
   * List warehouse types. `GET /v2/warehouses/types`, scope `warehouse.read`. Maturity: stable.
   * Lists the types that a warehouse can have, with name, description and scope. All come in one answer.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  listTypes(options?: CallOptions): Promise<WarehouseType[]>;
}

/** The methods of `warehouses` alone, without the rest of the client. */
export function warehouses(core: ErpCore): WarehousesGroup {
  const methods: WarehousesGroup = buildGroup<WarehousesGroup>(core, "erp.warehouses", {
    list: ["GET /v2/warehouses Warehouse_QueryWarehouses params", { query: ["isActive","pageNumber","pageSize"], decode: decodeWarehousePage }],
    each: (params, options) => paginate((pageNumber) => methods.list({ ...params, pageSize: params?.pageSize ?? 100, pageNumber }, options)),
    listStorageLocationTypes: ["GET /v2/warehouses/storagelocationtypes Warehouse_QueryStorageLocationType", { decode: /* @__PURE__ */ list(decodeStorageLocationType) }],
    listStorageLocations: ["GET /v2/warehouses/{warehouseId}/storagelocations Warehouse_QueryStorageLocations params", { query: ["pageNumber","pageSize"], decode: decodeStorageLocationPage }],
    eachStorageLocation: (params, options) => paginate((pageNumber) => methods.listStorageLocations({ ...params, pageSize: params.pageSize ?? 100, pageNumber }, options)),
    listTypes: ["GET /v2/warehouses/types Warehouse_QueryWarehouseTypes", { decode: /* @__PURE__ */ list(decodeWarehouseType) }],
  });
  return methods;
}
