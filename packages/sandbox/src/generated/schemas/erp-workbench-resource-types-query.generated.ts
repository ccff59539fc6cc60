// Generated from specs/erp/openapi.yaml by tools/codegen. Do not edit: run `pnpm generate`.
import type { GroupSchemas } from "../../ground/schema.ts";

export const erpWorkbenchResourceTypesQuery: GroupSchemas = {
  operations: {
    WorkbenchResourceTypes_QueryWorkbenchResourceTypeById: () => ({
      header: "api-version x-appid x-appversion x-companyid x-runas x-sessionid x-tenant-id*",
      200: {},
      path: {"properties":{"id":{"$ref":"WorkbenchResourceTypeKey"}},"required":["id"],"type":"object"},
      default: {"$ref":"ErrorResponse"},
    }),
  },
  schemas: {},
};
