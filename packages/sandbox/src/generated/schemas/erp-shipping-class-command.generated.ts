// Generated from specs/erp/openapi.yaml by tools/codegen. Do not edit: run `pnpm generate`.
import type { GroupSchemas } from "../../ground/schema.ts";

export const erpShippingClassCommand: GroupSchemas = {
  operations: {
    ShippingClass_CreateShippingClass: () => ({
      header: "api-version x-appid x-appversion x-companyid x-runas x-sessionid x-tenant-id*",
      200: {},
      body: {"$ref":"CreateShippingClassCommand"},
      default: {"$ref":"ErrorResponse"},
    }),
  },
  schemas: {
    CreateShippingClassCommand: () => ({
      additionalProperties: false,
      required: ["name"],
      type: "object",
      properties: {
        name: {"type":"string"},
      },
    }),
  },
};
