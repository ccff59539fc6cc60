// Generated from specs/erp/openapi.yaml by tools/codegen. Do not edit: run `pnpm generate`.
import type { GroupSchemas } from "../../ground/schema.ts";

export const erpShipment: GroupSchemas = {
  operations: {
    Shipment_DownloadLabel: () => ({
      header: "api-version x-appid x-appversion x-companyid x-runas x-sessionid x-tenant-id*",
      401: {"$ref":"ErrorResponse"},
      404: {"$ref":"ErrorResponse"},
      path: {"properties":{"packageId":{"minLength":1,"type":"string"}},"required":["packageId"],"type":"object"},
      default: {"$ref":"ErrorResponse"},
    }),
    Shipment_PackageWeight: () => ({
      header: "api-version x-appid x-appversion x-companyid x-runas x-sessionid x-tenant-id*",
      201: {},
      401: {"$ref":"ErrorResponse"},
      404: {"$ref":"ErrorResponse"},
      path: {"properties":{"packageId":{"minLength":1,"type":"string"}},"required":["packageId"],"type":"object"},
      body: {"type":"number"},
      default: {"$ref":"ErrorResponse"},
    }),
  },
  schemas: {},
};
