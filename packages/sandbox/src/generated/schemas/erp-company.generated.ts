// Generated from specs/erp/openapi.yaml by tools/codegen. Do not edit: run `pnpm generate`.
import type { GroupSchemas } from "../../ground/schema.ts";

export const erpCompany: GroupSchemas = {
  operations: {
    Company_QueryCompanies: () => ({
      header: "api-version x-appid x-appversion x-companyid x-runas x-sessionid x-tenant-id*",
      200: {"items":{"$ref":"Company"},"type":"array"},
      401: {"$ref":"ErrorResponse"},
      default: {"$ref":"ErrorResponse"},
    }),
  },
  schemas: {
    Company: () => ({
      type: "object",
      properties: {
        id: {"$ref":"CompanyKey"},
        name: {"type":"string"},
      },
    }),
  },
};
