// Generated from specs/erp/openapi.yaml by tools/codegen. Do not edit: run `pnpm generate`.
import type { GroupSchemas } from "../../ground/schema.ts";

export const erpLabel: GroupSchemas = {
  operations: {
    Label_CreateLabel: () => ({
      header: "api-version x-appid x-appversion x-companyid x-runas x-sessionid x-tenant-id*",
      201: {"$ref":"Label"},
      400: {"$ref":"ErrorResponse"},
      401: {"$ref":"ErrorResponse"},
      body: {"$ref":"CreateLabel"},
      default: {"$ref":"ErrorResponse"},
    }),
    Label_DeleteLabel: () => ({
      header: "api-version x-appid x-appversion x-companyid x-runas x-sessionid x-tenant-id*",
      400: {"$ref":"ErrorResponse"},
      401: {"$ref":"ErrorResponse"},
      404: {"$ref":"ErrorResponse"},
      path: {"properties":{"labelId":{"$ref":"LabelKey"}},"required":["labelId"],"type":"object"},
      default: {"$ref":"ErrorResponse"},
    }),
    Label_GetLabel: () => ({
      header: "api-version x-appid x-appversion x-companyid x-runas x-sessionid x-tenant-id*",
      200: {"$ref":"Label"},
      401: {"$ref":"ErrorResponse"},
      404: {"$ref":"ErrorResponse"},
      path: {"properties":{"labelId":{"$ref":"LabelKey"}},"required":["labelId"],"type":"object"},
      default: {"$ref":"ErrorResponse"},
    }),
    Label_QueryLabels: () => ({
      header: "api-version x-appid x-appversion x-companyid x-runas x-sessionid x-tenant-id*",
      200: {"$ref":"LabelList"},
      401: {"$ref":"ErrorResponse"},
      404: {"$ref":"ErrorResponse"},
      default: {"$ref":"ErrorResponse"},
    }),
    Label_UpdateLabel: () => ({
      header: "api-version x-appid x-appversion x-companyid x-runas x-sessionid x-tenant-id*",
      201: {"$ref":"Label"},
      400: {"$ref":"ErrorResponse"},
      401: {"$ref":"ErrorResponse"},
      404: {"$ref":"ErrorResponse"},
      path: {"properties":{"labelId":{"$ref":"LabelKey"}},"required":["labelId"],"type":"object"},
      body: {"$ref":"UpdateLabel"},
      default: {"$ref":"ErrorResponse"},
    }),
  },
  schemas: {
    CreateLabel: () => ({
      additionalProperties: false,
      type: "object",
      properties: {
        colorCode: {"type":"string"},
        name: {"type":"string"},
        type: {"$ref":"LabelType"},
      },
    }),
    Label: () => ({
      type: "object",
      properties: {
        colorCode: {"type":"string"},
        id: {"$ref":"LabelKey"},
        name: {"type":"string"},
        type: {"$ref":"LabelType"},
      },
    }),
    LabelKey: () => ({"format":"uuid","type":"string"}),
    LabelList: () => ({
      type: "object",
      properties: {
        data: {"items":{"$ref":"Label"},"type":"array"},
      },
    }),
    LabelType: () => ({"enum":[1,2,6,7,8],"format":"int32","type":"integer"}),
    UpdateLabel: () => ({
      additionalProperties: false,
      type: "object",
      properties: {
        colorCode: {"type":"string"},
        name: {"type":"string"},
      },
    }),
  },
};
