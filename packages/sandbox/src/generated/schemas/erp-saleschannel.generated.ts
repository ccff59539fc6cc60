// Generated from specs/erp/openapi.yaml by tools/codegen. Do not edit: run `pnpm generate`.
import type { GroupSchemas } from "../../ground/schema.ts";

export const erpSaleschannel: GroupSchemas = {
  operations: {
    SalesChannel_GetSalesChannels: () => ({
      header: "api-version x-appid x-appversion x-companyid x-runas x-sessionid x-tenant-id*",
      200: {"items":{"$ref":"SalesChannel"},"type":"array"},
      401: {"$ref":"ErrorResponse"},
      default: {"$ref":"ErrorResponse"},
    }),
  },
  schemas: {
    CategoryCapabilities: () => ({
      type: "object",
      properties: {
        descriptions: {"type":"boolean"},
        onlineShopActivation: {"type":"boolean"},
      },
    }),
    ItemCapabilities: () => ({
      type: "object",
      properties: {
        descriptions: {"type":"boolean"},
        images: {"type":"boolean"},
        onlineShopActivation: {"type":"boolean"},
        prices: {"type":"boolean"},
        specialPrices: {"type":"boolean"},
      },
    }),
    SalesChannel: () => ({
      type: "object",
      properties: {
        categoryCapabilities: {"$ref":"CategoryCapabilities"},
        documentationUrl: {"type":"string"},
        id: {"type":"string"},
        itemCapabilities: {"$ref":"ItemCapabilities"},
        name: {"type":"string"},
        type: {"$ref":"SalesChannelType"},
      },
    }),
    SalesChannelType: () => ({"enum":[0,1,2,3,4,5,6,7,8,9,10],"format":"int32","type":"integer"}),
  },
};
