// Generated from specs/erp/openapi.yaml by tools/codegen. Do not edit: run `pnpm generate`.
import type { GroupSchemas } from "../../ground/schema.ts";

export const erpWorkbenchResourcesCommand: GroupSchemas = {
  operations: {
    WorkbenchResources_CreateWorkbenchResource: () => ({
      header: "api-version x-appid x-appversion x-companyid x-runas x-sessionid x-tenant-id*",
      201: {},
      body: {"$ref":"CreateWorkbenchResourceCommand"},
      default: {"$ref":"ErrorResponse"},
    }),
  },
  schemas: {
    CreateWorkbenchResourceCommand: () => ({
      additionalProperties: false,
      required: ["autoShowProcessParameterValuesInProduction","description","expiredComponentsUsage","hostName","name","number","replenishmentCreationStockReservationMode","reservationMode","warehouseId","workbenchResourceTypeId"],
      type: "object",
      properties: {
        autoShowProcessParameterValuesInProduction: {"type":"boolean"},
        description: {"type":"string"},
        expiredComponentsUsage: {"$ref":"ExpiredComponentsUsage"},
        hostName: {"type":"string"},
        name: {"type":"string"},
        number: {"type":"string"},
        replenishmentCreationStockReservationMode: {"$ref":"ReplenishmentCreationAvailableStockReservationMode"},
        reservationMode: {"$ref":"ReservationMode"},
        warehouseId: {"$ref":"WarehouseKey"},
        workbenchResourceTypeId: {"$ref":"WorkbenchResourceTypeKey"},
      },
    }),
    ExpiredComponentsUsage: () => ({"enum":[0,1],"format":"int32","type":"integer"}),
    ReplenishmentCreationAvailableStockReservationMode: () => ({"enum":[0,1,2],"format":"int32","type":"integer"}),
    ReservationMode: () => ({"enum":[0,1,2],"format":"int32","type":"integer"}),
  },
};
