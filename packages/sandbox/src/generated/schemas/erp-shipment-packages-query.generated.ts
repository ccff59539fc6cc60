// Generated from specs/erp/openapi.yaml by tools/codegen. Do not edit: run `pnpm generate`.
import type { GroupSchemas } from "../../ground/schema.ts";

export const erpShipmentPackagesQuery: GroupSchemas = {
  operations: {
    ShipmentPackages_QueryOrderData: () => ({
      header: "api-version x-appid x-appversion x-companyid x-runas x-sessionid x-tenant-id*",
      200: {},
      path: {"properties":{"packageId":{"minLength":1,"type":"string"}},"required":["packageId"],"type":"object"},
      default: {"$ref":"ErrorResponse"},
    }),
  },
  schemas: {},
};
