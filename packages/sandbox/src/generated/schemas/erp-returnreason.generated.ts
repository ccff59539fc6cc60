// Generated from specs/erp/openapi.yaml by tools/codegen. Do not edit: run `pnpm generate`.
import type { GroupSchemas } from "../../ground/schema.ts";

export const erpReturnreason: GroupSchemas = {
  operations: {
    ReturnReason_QueryReturnReasons: () => ({
      header: "api-version x-appid x-appversion x-companyid x-runas x-sessionid x-tenant-id*",
      200: {"items":{"$ref":"ReturnReason"},"type":"array"},
      401: {"$ref":"ErrorResponse"},
      default: {"$ref":"ErrorResponse"},
    }),
  },
  schemas: {
    ReturnReason: () => ({
      type: "object",
      properties: {
        id: {"$ref":"ReturnReasonKey"},
        translations: {"items":{"$ref":"Translation"},"type":"array"},
      },
    }),
  },
};
