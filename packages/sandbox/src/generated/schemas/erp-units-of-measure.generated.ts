// Generated from specs/erp/openapi.yaml by tools/codegen. Do not edit: run `pnpm generate`.
import type { GroupSchemas } from "../../ground/schema.ts";

export const erpUnitsOfMeasure: GroupSchemas = {
  operations: {
    UnitsOfMeasure_CreateSalesUnit: () => ({
      header: "api-version x-appid x-appversion x-companyid x-runas x-sessionid x-tenant-id*",
      201: {"$ref":"SalesUnit"},
      400: {"$ref":"ErrorResponse"},
      401: {"$ref":"ErrorResponse"},
      body: {"$ref":"CreateSalesUnit"},
      default: {"$ref":"ErrorResponse"},
    }),
    UnitsOfMeasure_CreateUnitOfMeasurement: () => ({
      header: "api-version x-appid x-appversion x-companyid x-runas x-sessionid x-tenant-id*",
      201: {"$ref":"UnitOfMeasurement"},
      400: {"$ref":"ErrorResponse"},
      401: {"$ref":"ErrorResponse"},
      body: {"$ref":"CreateUnitOfMeasurement"},
      default: {"$ref":"ErrorResponse"},
    }),
    UnitsOfMeasure_DeleteSalesUnit: () => ({
      header: "api-version x-appid x-appversion x-companyid x-runas x-sessionid x-tenant-id*",
      401: {"$ref":"ErrorResponse"},
      404: {"$ref":"ErrorResponse"},
      path: {"properties":{"salesUnitId":{"format":"int32","type":"integer"}},"required":["salesUnitId"],"type":"object"},
      default: {"$ref":"ErrorResponse"},
    }),
    UnitsOfMeasure_DeleteUnitOfMeasurement: () => ({
      header: "api-version x-appid x-appversion x-companyid x-runas x-sessionid x-tenant-id*",
      401: {"$ref":"ErrorResponse"},
      404: {"$ref":"ErrorResponse"},
      path: {"properties":{"unitId":{"format":"int32","type":"integer"}},"required":["unitId"],"type":"object"},
      default: {"$ref":"ErrorResponse"},
    }),
    UnitsOfMeasure_GetSalesUnit: () => ({
      header: "api-version x-appid x-appversion x-companyid x-runas x-sessionid x-tenant-id*",
      200: {"$ref":"SalesUnit"},
      401: {"$ref":"ErrorResponse"},
      404: {"$ref":"ErrorResponse"},
      path: {"properties":{"salesUnitId":{"format":"int32","type":"integer"}},"required":["salesUnitId"],"type":"object"},
      default: {"$ref":"ErrorResponse"},
    }),
    UnitsOfMeasure_GetUnitOfMeasurement: () => ({
      header: "api-version x-appid x-appversion x-companyid x-runas x-sessionid x-tenant-id*",
      200: {"$ref":"UnitOfMeasurement"},
      401: {"$ref":"ErrorResponse"},
      404: {"$ref":"ErrorResponse"},
      path: {"properties":{"unitId":{"format":"int32","type":"integer"}},"required":["unitId"],"type":"object"},
      default: {"$ref":"ErrorResponse"},
    }),
    UnitsOfMeasure_QuerySalesUnits: () => ({
      header: "api-version x-appid x-appversion x-companyid x-runas x-sessionid x-tenant-id*",
      200: {"$ref":"SalesUnitPage"},
      401: {"$ref":"ErrorResponse"},
      query: {"properties":{"pageNumber":{"format":"int32","minimum":1,"type":"integer"},"pageSize":{"format":"int32","minimum":1,"type":"integer"}},"type":"object"},
      default: {"$ref":"ErrorResponse"},
    }),
    UnitsOfMeasure_QueryUnitsOfMeasurement: () => ({
      header: "api-version x-appid x-appversion x-companyid x-runas x-sessionid x-tenant-id*",
      200: {"$ref":"UnitOfMeasurementPage"},
      401: {"$ref":"ErrorResponse"},
      query: {"properties":{"pageNumber":{"format":"int32","minimum":1,"type":"integer"},"pageSize":{"format":"int32","minimum":1,"type":"integer"}},"type":"object"},
      default: {"$ref":"ErrorResponse"},
    }),
    UnitsOfMeasure_UpdateSalesUnit: () => ({
      header: "api-version x-appid x-appversion x-companyid x-runas x-sessionid x-tenant-id*",
      200: {"$ref":"SalesUnit"},
      400: {"$ref":"ErrorResponse"},
      401: {"$ref":"ErrorResponse"},
      404: {"$ref":"ErrorResponse"},
      path: {"properties":{"salesUnitId":{"format":"int32","type":"integer"}},"required":["salesUnitId"],"type":"object"},
      body: {"$ref":"UpdateSalesUnit"},
      default: {"$ref":"ErrorResponse"},
    }),
    UnitsOfMeasure_UpdateUnitOfMeasurement: () => ({
      header: "api-version x-appid x-appversion x-companyid x-runas x-sessionid x-tenant-id*",
      200: {"$ref":"UnitOfMeasurement"},
      400: {"$ref":"ErrorResponse"},
      401: {"$ref":"ErrorResponse"},
      404: {"$ref":"ErrorResponse"},
      path: {"properties":{"unitId":{"format":"int32","type":"integer"}},"required":["unitId"],"type":"object"},
      body: {"$ref":"UpdateUnitOfMeasurement"},
      default: {"$ref":"ErrorResponse"},
    }),
  },
  schemas: {
    CreateSalesUnit: () => ({
      additionalProperties: false,
      required: ["translations"],
      type: "object",
      properties: {
        translations: {"items":{"$ref":"CreateTranslation"},"type":"array"},
      },
    }),
    CreateUnitOfMeasurement: () => ({
      additionalProperties: false,
      required: ["displayCode","translations"],
      type: "object",
      properties: {
        displayCode: {"type":"string"},
        translations: {"items":{"$ref":"CreateTranslation"},"type":"array"},
      },
    }),
    SalesUnit: () => ({
      type: "object",
      properties: {
        id: {"$ref":"SalesUnitKey"},
        translations: {"items":{"$ref":"Translation"},"type":"array"},
      },
    }),
    SalesUnitKey: () => ({"format":"uuid","type":"string"}),
    SalesUnitPage: () => ({
      type: "object",
      properties: {
        hasNextPage: {"type":"boolean"},
        hasPreviousPage: {"type":"boolean"},
        items: {"items":{"$ref":"SalesUnit"},"type":"array"},
        nextPageNumber: {"format":"int32","type":"integer"},
        pageNumber: {"format":"int32","type":"integer"},
        pageSize: {"format":"int32","type":"integer"},
        previousPageNumber: {"format":"int32","type":"integer"},
        totalItems: {"format":"int32","type":"integer"},
        totalPages: {"format":"int32","type":"integer"},
      },
    }),
    UnitOfMeasurement: () => ({
      type: "object",
      properties: {
        displayCode: {"type":"string"},
        id: {"$ref":"UnitOfMeasurementKey"},
        translations: {"items":{"$ref":"Translation"},"type":"array"},
      },
    }),
    UnitOfMeasurementPage: () => ({
      type: "object",
      properties: {
        hasNextPage: {"type":"boolean"},
        hasPreviousPage: {"type":"boolean"},
        items: {"items":{"$ref":"UnitOfMeasurement"},"type":"array"},
        nextPageNumber: {"format":"int32","type":"integer"},
        pageNumber: {"format":"int32","type":"integer"},
        pageSize: {"format":"int32","type":"integer"},
        previousPageNumber: {"format":"int32","type":"integer"},
        totalItems: {"format":"int32","type":"integer"},
        totalPages: {"format":"int32","type":"integer"},
      },
    }),
    UpdateSalesUnit: () => ({
      additionalProperties: false,
      required: ["translations"],
      type: "object",
      properties: {
        translations: {"items":{"$ref":"UpdateTranslation"},"type":"array"},
      },
    }),
    UpdateUnitOfMeasurement: () => ({
      additionalProperties: false,
      required: ["displayCode","translations"],
      type: "object",
      properties: {
        displayCode: {"type":"string"},
        translations: {"items":{"$ref":"UpdateTranslation"},"type":"array"},
      },
    }),
  },
};
