// Generated from specs/erp/openapi.yaml by tools/codegen. Do not edit: run `pnpm generate`.
import type { GroupSchemas } from "../../ground/schema.ts";

export const erpPaymentmethod: GroupSchemas = {
  operations: {
    PaymentMethod_QueryPaymentMethods: () => ({
      header: "api-version x-appid x-appversion x-companyid x-runas x-sessionid x-tenant-id*",
      200: {"items":{"$ref":"PaymentMethod"},"type":"array"},
      401: {"$ref":"ErrorResponse"},
      default: {"$ref":"ErrorResponse"},
    }),
  },
  schemas: {
    PaymentMethod: () => ({
      type: "object",
      properties: {
        id: {"$ref":"PaymentMethodKey"},
        isActive: {"type":"boolean"},
        isStandard: {"type":"boolean"},
        name: {"type":"string"},
      },
    }),
  },
};
