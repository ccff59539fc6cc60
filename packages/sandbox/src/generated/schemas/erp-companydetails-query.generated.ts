// Generated from specs/erp/openapi.yaml by tools/codegen. Do not edit: run `pnpm generate`.
import type { GroupSchemas } from "../../ground/schema.ts";

export const erpCompanydetailsQuery: GroupSchemas = {
  operations: {
    Companydetails_GetCompanyById: () => ({
      header: "api-version x-appid x-appversion x-companyid x-runas x-sessionid x-tenant-id*",
      200: {},
      path: {"properties":{"companyId":{"$ref":"CompanyKey"}},"required":["companyId"],"type":"object"},
      default: {"$ref":"ErrorResponse"},
    }),
  },
  schemas: {},
};
