// Generated from specs/erp/openapi.yaml by tools/codegen. Do not edit: run `pnpm generate`.
import type { GroupSchemas } from "../../ground/schema.ts";

export const erpCountryQuery: GroupSchemas = {
  operations: {
    Country_QueryCountries: () => ({
      header: "api-version x-appid x-appversion x-companyid x-runas x-sessionid x-tenant-id*",
      200: {},
      default: {"$ref":"ErrorResponse"},
    }),
  },
  schemas: {},
};
