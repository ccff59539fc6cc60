// Generated from specs/erp/openapi.yaml by tools/codegen. Do not edit: run `pnpm generate`.
import type { GroupSchemas } from "../../ground/schema.ts";

export const erpWorkbenchResourcesQuery: GroupSchemas = {
  operations: {
    WorkbenchResources_QueryWorkbenchResourceById: () => ({
      header: "api-version x-appid x-appversion x-companyid x-runas x-sessionid x-tenant-id*",
      200: {},
      path: {"properties":{"id":{"$ref":"WorkbenchResourceKey"}},"required":["id"],"type":"object"},
      default: {"$ref":"ErrorResponse"},
    }),
  },
  schemas: {
    WorkbenchResourceKey: () => ({"format":"uuid","type":"string"}),
  },
};
