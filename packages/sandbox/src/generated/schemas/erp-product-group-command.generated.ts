// Generated from specs/erp/openapi.yaml by tools/codegen. Do not edit: run `pnpm generate`.
import type { GroupSchemas } from "../../ground/schema.ts";

export const erpProductGroupCommand: GroupSchemas = {
  operations: {
    ProductGroup_CreateProductGroup: () => ({
      header: "api-version x-appid x-appversion x-companyid x-runas x-sessionid x-tenant-id*",
      200: {},
      body: {"$ref":"CreateProductGroupCommand"},
      default: {"$ref":"ErrorResponse"},
    }),
  },
  schemas: {
    CreateProductGroupCommand: () => ({
      additionalProperties: false,
      required: ["name"],
      type: "object",
      properties: {
        name: {"type":"string"},
      },
    }),
  },
};
