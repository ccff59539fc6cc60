// Generated from specs/erp/openapi.yaml by tools/codegen. Do not edit: run `pnpm generate`.
import type { GroupSchemas } from "../../ground/schema.ts";

export const erpInfo: GroupSchemas = {
  operations: {
    InfoHeader_HeadStatus: () => ({
      header: "api-version x-appid x-appversion x-tenant-id*",
      default: {"$ref":"ErrorResponse"},
    }),
    Info_GetStatus: () => ({
      header: "api-version x-appid x-appversion x-tenant-id*",
      200: {"$ref":"ApiStatus"},
      401: {"$ref":"ErrorResponse"},
      404: {"$ref":"ErrorResponse"},
      default: {"$ref":"ErrorResponse"},
    }),
  },
  schemas: {
    ApiStatus: () => ({
      type: "object",
      properties: {
        tenant: {"type":"string"},
        timestamp: {"type":"string"},
        type: {"type":"string"},
        version: {"type":"string"},
      },
    }),
  },
};
