// Generated from specs/erp/openapi.yaml by tools/codegen. Do not edit: run `pnpm generate`.
import type { GroupSchemas } from "../../ground/schema.ts";

export const erpSalesChannelsCommand: GroupSchemas = {
  operations: {
    SalesChannels_UpdateItemSalesChannels: () => ({
      header: "api-version x-appid x-appversion x-companyid x-runas x-sessionid x-tenant-id*",
      200: {},
      404: {"$ref":"ErrorResponse"},
      500: {"$ref":"ErrorResponse"},
      body: {"$ref":"UpdateItemSalesChannelsCommand"},
      default: {"$ref":"ErrorResponse"},
    }),
  },
  schemas: {
    UpdateItemSalesChannelsCommand: () => ({
      additionalProperties: false,
      required: ["itemKeys"],
      type: "object",
      properties: {
        activateSalesChannels: {"items":{"$ref":"ShopKey"},"type":"array"},
        applyToChildItems: {"type":"boolean"},
        deactivateSalesChannels: {"items":{"$ref":"ShopKey"},"type":"array"},
        itemKeys: {"items":{"$ref":"ItemKey"},"type":"array"},
      },
    }),
  },
};
