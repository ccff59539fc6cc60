// Generated from specs/erp/openapi.yaml by tools/codegen. Do not edit: run `pnpm generate`.
import type { GroupSchemas } from "../../ground/schema.ts";

export const erpLogout: GroupSchemas = {
  operations: {
    Logout_Logout: () => ({
      header: "x-appid x-appversion x-challengecode* x-sessionid x-tenant-id*",
      400: {"$ref":"ErrorResponse"},
      default: {"$ref":"ErrorResponse"},
    }),
  },
  schemas: {},
};
