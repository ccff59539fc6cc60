// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { Dimensions, StorageLocation, StorageLocationPage, StorageLocationType, Warehouse, WarehousePage, WarehouseType } from "@kontor/erp-types";
import { type Decoder, boolean, integer, later, list, number, shapeInAnyCase, text } from "@kontor/http/internal";
import { decodeAddress } from "./shared.generated.ts";

/** Reads a `Dimensions`; keeps fields it does not know. */
export const decodeDimensions: Decoder<Dimensions> = /* @__PURE__ */ shapeInAnyCase<Dimensions>(
  {},
  {
    height: number,
    length: number,
    width: number,
  },
);

/** Reads a `StorageLocationType`; keeps fields it does not know. */
export const decodeStorageLocationType: Decoder<StorageLocationType> = /* @__PURE__ */ shapeInAnyCase<StorageLocationType>(
  {},
  {
    id: text,
    description: text,
    name: text,
    scope: /* @__PURE__ */ list(text),
  },
);

/** Reads a `StorageLocation`; keeps fields it does not know. */
export const decodeStorageLocation: Decoder<StorageLocation> = /* @__PURE__ */ later(() => /* @__PURE__ */ shapeInAnyCase<StorageLocation>(
  {},
  {
    id: text,
    comment: text,
    dimensions: decodeDimensions,
    lockForAvailability: boolean,
    lockForShipment: boolean,
    name: text,
    priority: integer,
    sortNumber: integer,
    storageLocationType: decodeStorageLocationType,
    warehouseId: text,
  },
));

/** Reads a `StorageLocationPage`; keeps fields it does not know. */
export const decodeStorageLocationPage: Decoder<StorageLocationPage> = /* @__PURE__ */ later(() => /* @__PURE__ */ shapeInAnyCase<StorageLocationPage>(
  {},
  {
    hasNextPage: boolean,
    hasPreviousPage: boolean,
    items: /* @__PURE__ */ list(decodeStorageLocation),
    nextPageNumber: integer,
    pageNumber: integer,
    pageSize: integer,
    previousPageNumber: integer,
    totalItems: integer,
    totalPages: integer,
  },
));

/** Reads a `WarehouseType`; keeps fields it does not know. */
export const decodeWarehouseType: Decoder<WarehouseType> = /* @__PURE__ */ shapeInAnyCase<WarehouseType>(
  {},
  {
    id: text,
    description: text,
    name: text,
    scope: /* @__PURE__ */ list(text),
  },
);

/** Reads a `Warehouse`; keeps fields it does not know. */
export const decodeWarehouse: Decoder<Warehouse> = /* @__PURE__ */ later(() => /* @__PURE__ */ shapeInAnyCase<Warehouse>(
  {},
  {
    id: text,
    address: decodeAddress,
    code: text,
    companyId: text,
    description: text,
    isActive: boolean,
    lockForAvailability: boolean,
    lockForShipment: boolean,
    name: text,
    priority: integer,
    type: decodeWarehouseType,
  },
));

/** Reads a `WarehousePage`; keeps fields it does not know. */
export const decodeWarehousePage: Decoder<WarehousePage> = /* @__PURE__ */ later(() => /* @__PURE__ */ shapeInAnyCase<WarehousePage>(
  {},
  {
    hasNextPage: boolean,
    hasPreviousPage: boolean,
    items: /* @__PURE__ */ list(decodeWarehouse),
    nextPageNumber: integer,
    pageNumber: integer,
    pageSize: integer,
    previousPageNumber: integer,
    totalItems: integer,
    totalPages: integer,
  },
));
