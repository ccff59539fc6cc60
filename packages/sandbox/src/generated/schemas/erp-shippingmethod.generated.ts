// Generated from specs/erp/openapi.yaml by tools/codegen. Do not edit: run `pnpm generate`.
import type { GroupSchemas } from "../../ground/schema.ts";

export const erpShippingmethod: GroupSchemas = {
  operations: {
    ShippingMethod_QueryShippingMethods: () => ({
      header: "api-version x-appid x-appversion x-companyid x-runas x-sessionid x-tenant-id*",
      200: {"items":{"$ref":"ShippingMethod"},"type":"array"},
      401: {"$ref":"ErrorResponse"},
      default: {"$ref":"ErrorResponse"},
    }),
  },
  schemas: {
    ShippingMethod: () => ({
      type: "object",
      properties: {
        extraWeight: {"type":"number"},
        grossPrice: {"type":"number"},
        id: {"$ref":"ShippingMethodKey"},
        isAmazonPrime: {"type":"boolean"},
        name: {"type":"string"},
        priority: {"format":"int32","type":"integer"},
      },
    }),
  },
};
