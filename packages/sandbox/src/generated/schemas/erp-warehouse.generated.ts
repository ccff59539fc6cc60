// Generated from specs/erp/openapi.yaml by tools/codegen. Do not edit: run `pnpm generate`.
import type { GroupSchemas } from "../../ground/schema.ts";

export const erpWarehouse: GroupSchemas = {
  operations: {
    Warehouse_QueryStorageLocationType: () => ({
      header: "api-version x-appid x-appversion x-companyid x-runas x-sessionid x-tenant-id*",
      200: {"items":{"$ref":"StorageLocationType"},"type":"array"},
      401: {"$ref":"ErrorResponse"},
      default: {"$ref":"ErrorResponse"},
    }),
    Warehouse_QueryStorageLocations: () => ({
      header: "api-version x-appid x-appversion x-companyid x-runas x-sessionid x-tenant-id*",
      200: {"$ref":"StorageLocationPage"},
      401: {"$ref":"ErrorResponse"},
      404: {"$ref":"ErrorResponse"},
      query: {"properties":{"pageNumber":{"format":"int32","minimum":1,"type":"integer"},"pageSize":{"format":"int32","minimum":1,"type":"integer"}},"type":"object"},
      path: {"properties":{"warehouseId":{"$ref":"WarehouseKey"}},"required":["warehouseId"],"type":"object"},
      default: {"$ref":"ErrorResponse"},
    }),
    Warehouse_QueryWarehouseTypes: () => ({
      header: "api-version x-appid x-appversion x-companyid x-runas x-sessionid x-tenant-id*",
      200: {"items":{"$ref":"WarehouseType"},"type":"array"},
      401: {"$ref":"ErrorResponse"},
      default: {"$ref":"ErrorResponse"},
    }),
    Warehouse_QueryWarehouses: () => ({
      header: "api-version x-appid x-appversion x-companyid x-runas x-sessionid x-tenant-id*",
      200: {"$ref":"WarehousePage"},
      401: {"$ref":"ErrorResponse"},
      query: {"properties":{"isActive":{"type":"boolean"},"pageNumber":{"format":"int32","minimum":1,"type":"integer"},"pageSize":{"format":"int32","minimum":1,"type":"integer"}},"type":"object"},
      default: {"$ref":"ErrorResponse"},
    }),
  },
  schemas: {
    Dimensions: () => ({
      type: "object",
      properties: {
        height: {"type":"number"},
        length: {"type":"number"},
        width: {"type":"number"},
      },
    }),
    StorageLocation: () => ({
      type: "object",
      properties: {
        comment: {"type":"string"},
        dimensions: {"$ref":"Dimensions"},
        id: {"$ref":"StorageLocationKey"},
        lockForAvailability: {"type":"boolean"},
        lockForShipment: {"type":"boolean"},
        name: {"type":"string"},
        priority: {"format":"int32","type":"integer"},
        sortNumber: {"format":"int32","type":"integer"},
        storageLocationType: {"$ref":"StorageLocationType"},
        warehouseId: {"$ref":"WarehouseKey"},
      },
    }),
    StorageLocationPage: () => ({
      type: "object",
      properties: {
        hasNextPage: {"type":"boolean"},
        hasPreviousPage: {"type":"boolean"},
        items: {"items":{"$ref":"StorageLocation"},"type":"array"},
        nextPageNumber: {"format":"int32","type":"integer"},
        pageNumber: {"format":"int32","type":"integer"},
        pageSize: {"format":"int32","type":"integer"},
        previousPageNumber: {"format":"int32","type":"integer"},
        totalItems: {"format":"int32","type":"integer"},
        totalPages: {"format":"int32","type":"integer"},
      },
    }),
    StorageLocationType: () => ({
      type: "object",
      properties: {
        description: {"type":"string"},
        id: {"type":"string"},
        name: {"type":"string"},
        scope: {"items":{"type":"string"},"type":"array"},
      },
    }),
    Warehouse: () => ({
      type: "object",
      properties: {
        address: {"$ref":"Address"},
        code: {"type":"string"},
        companyId: {"$ref":"CompanyKey"},
        description: {"type":"string"},
        id: {"$ref":"WarehouseKey"},
        isActive: {"type":"boolean"},
        lockForAvailability: {"type":"boolean"},
        lockForShipment: {"type":"boolean"},
        name: {"type":"string"},
        priority: {"format":"int32","type":"integer"},
        type: {"$ref":"WarehouseType"},
      },
    }),
    WarehousePage: () => ({
      type: "object",
      properties: {
        hasNextPage: {"type":"boolean"},
        hasPreviousPage: {"type":"boolean"},
        items: {"items":{"$ref":"Warehouse"},"type":"array"},
        nextPageNumber: {"format":"int32","type":"integer"},
        pageNumber: {"format":"int32","type":"integer"},
        pageSize: {"format":"int32","type":"integer"},
        previousPageNumber: {"format":"int32","type":"integer"},
        totalItems: {"format":"int32","type":"integer"},
        totalPages: {"format":"int32","type":"integer"},
      },
    }),
    WarehouseType: () => ({
      type: "object",
      properties: {
        description: {"type":"string"},
        id: {"type":"string"},
        name: {"type":"string"},
        scope: {"items":{"type":"string"},"type":"array"},
      },
    }),
  },
};
