// Generated from specs/erp/openapi.yaml by tools/codegen. Do not edit: run `pnpm generate`.
import type { GroupSchemas } from "../../ground/schema.ts";

export const erpOnholdreason: GroupSchemas = {
  operations: {
    OnHoldReason_QueryOnHoldReasons: () => ({
      header: "api-version x-appid x-appversion x-companyid x-runas x-sessionid x-tenant-id*",
      200: {"items":{"$ref":"OnHoldReason"},"type":"array"},
      401: {"$ref":"ErrorResponse"},
      default: {"$ref":"ErrorResponse"},
    }),
  },
  schemas: {
    OnHoldReason: () => ({
      type: "object",
      properties: {
        id: {"$ref":"OnHoldReasonKey"},
        isMergeable: {"type":"boolean"},
        itemsNotUsedForPurchaseList: {"type":"boolean"},
        name: {"type":"string"},
      },
    }),
  },
};
