// Generated from specs/erp/openapi.yaml by tools/codegen. Do not edit: run `pnpm generate`.
import type { GroupSchemas } from "../../platform/validate/schema.ts";

export const erpCategory: GroupSchemas = {
  operations: {
    Category_GetCategory: {
      header: "api-version x-appid* x-appversion* x-companyid x-runas x-sessionid x-tenant-id*",
      200: {"$ref":"Category"},
      404: {"$ref":"ErrorResponse"},
      path: {"properties":{"categoryId":{"$ref":"CategoryKey"}},"required":["categoryId"],"type":"object"},
      default: {"$ref":"ErrorResponse"},
    },
  },
  schemas: {
    Category: {
      type: "object",
      properties: {
        id: {"$ref":"CategoryKey"},
        name: {"type":"string"},
        parentId: {"$ref":"CategoryKey"},
        sortNumber: {"format":"int32","type":"integer"},
      },
    },
  },
};
