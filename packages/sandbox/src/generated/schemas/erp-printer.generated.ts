// Generated from specs/erp/openapi.yaml by tools/codegen. Do not edit: run `pnpm generate`.
import type { GroupSchemas } from "../../ground/schema.ts";

export const erpPrinter: GroupSchemas = {
  operations: {
    Printers_InstalledPrinters: () => ({
      header: "api-version x-appid x-appversion x-companyid x-runas x-sessionid x-tenant-id*",
      200: {"items":{"type":"string"},"type":"array"},
      400: {"$ref":"ErrorResponse"},
      401: {"$ref":"ErrorResponse"},
      default: {"$ref":"ErrorResponse"},
    }),
  },
  schemas: {},
};
