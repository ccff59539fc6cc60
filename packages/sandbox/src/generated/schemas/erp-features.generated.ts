// Generated from specs/erp/openapi.yaml by tools/codegen. Do not edit: run `pnpm generate`.
import type { GroupSchemas } from "../../ground/schema.ts";

export const erpFeatures: GroupSchemas = {
  operations: {
    Feature_GetFeatures: () => ({
      header: "api-version x-appid x-appversion x-tenant-id*",
      200: {"items":{"$ref":"Feature"},"type":"array"},
      401: {"$ref":"ErrorResponse"},
      default: {"$ref":"ErrorResponse"},
    }),
  },
  schemas: {
    Feature: () => ({
      type: "object",
      properties: {
        feature: {"type":"string"},
        isUsable: {"type":"boolean"},
        release: {"type":"string"},
        version: {"format":"int32","type":"integer"},
      },
    }),
  },
};
