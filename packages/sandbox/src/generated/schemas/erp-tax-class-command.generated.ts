// Generated from specs/erp/openapi.yaml by tools/codegen. Do not edit: run `pnpm generate`.
import type { GroupSchemas } from "../../ground/schema.ts";

export const erpTaxClassCommand: GroupSchemas = {
  operations: {
    TaxClass_CreateTaxClass: () => ({
      header: "api-version x-appid x-appversion x-companyid x-runas x-sessionid x-tenant-id*",
      200: {},
      body: {"$ref":"CreateTaxClassCommand"},
      default: {"$ref":"ErrorResponse"},
    }),
  },
  schemas: {
    CreateTaxClassCommand: () => ({
      additionalProperties: false,
      required: ["name","taxType"],
      type: "object",
      properties: {
        name: {"type":"string"},
        taxType: {"format":"int32","type":"integer"},
      },
    }),
  },
};
