// Generated from specs/erp/openapi.yaml by tools/codegen. Do not edit: run `pnpm generate`.
import type { GroupSchemas } from "../../ground/schema.ts";

export const erpLanguagesQuery: GroupSchemas = {
  operations: {
    Languages_QueryLanguages: () => ({
      header: "api-version x-appid x-appversion x-companyid x-runas x-sessionid x-tenant-id*",
      200: {},
      default: {"$ref":"ErrorResponse"},
    }),
  },
  schemas: {},
};
