// Generated from specs/erp/openapi.yaml by tools/codegen. Do not edit: run `pnpm generate`.
import type { GroupSchemas } from "../../ground/schema.ts";

export const erpColorcodes: GroupSchemas = {
  operations: {
    ColorCode_QueryColorCodes: () => ({
      header: "api-version x-appid x-appversion x-companyid x-runas x-sessionid x-tenant-id*",
      200: {"items":{"$ref":"ColorCode"},"type":"array"},
      401: {"$ref":"ErrorResponse"},
      default: {"$ref":"ErrorResponse"},
    }),
  },
  schemas: {
    ColorCode: () => ({
      type: "object",
      properties: {
        code: {"type":"string"},
        id: {"$ref":"ColorKey"},
        name: {"type":"string"},
      },
    }),
  },
};
