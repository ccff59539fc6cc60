// Generated from specs/erp/openapi.yaml by tools/codegen. Do not edit: run `pnpm generate`.
import type { GroupSchemas } from "../../ground/schema.ts";

export const erpCustomerCategory: GroupSchemas = {
  operations: {
    CustomerCategory_CreateCustomerCategory: () => ({
      header: "api-version x-appid x-appversion x-companyid x-runas x-sessionid x-tenant-id*",
      201: {"$ref":"CustomerCategory"},
      400: {"$ref":"ErrorResponse"},
      401: {"$ref":"ErrorResponse"},
      body: {"$ref":"CreateCustomerCategory"},
      default: {"$ref":"ErrorResponse"},
    }),
    CustomerCategory_DeleteCustomerCategory: () => ({
      header: "api-version x-appid x-appversion x-companyid x-runas x-sessionid x-tenant-id*",
      400: {"$ref":"ErrorResponse"},
      401: {"$ref":"ErrorResponse"},
      404: {"$ref":"ErrorResponse"},
      path: {"properties":{"customercategoryId":{"$ref":"CustomerCategoryKey"}},"required":["customercategoryId"],"type":"object"},
      default: {"$ref":"ErrorResponse"},
    }),
    CustomerCategory_GetCustomerCategory: () => ({
      header: "api-version x-appid x-appversion x-companyid x-runas x-sessionid x-tenant-id*",
      200: {"$ref":"CustomerCategory"},
      401: {"$ref":"ErrorResponse"},
      404: {"$ref":"ErrorResponse"},
      path: {"properties":{"customercategoryId":{"$ref":"CustomerCategoryKey"}},"required":["customercategoryId"],"type":"object"},
      default: {"$ref":"ErrorResponse"},
    }),
    CustomerCategory_QueryCustomerCategories: () => ({
      header: "api-version x-appid x-appversion x-companyid x-runas x-sessionid x-tenant-id*",
      200: {"items":{"$ref":"CustomerCategory"},"type":"array"},
      401: {"$ref":"ErrorResponse"},
      default: {"$ref":"ErrorResponse"},
    }),
    CustomerCategory_UpdateCustomerCategory: () => ({
      header: "api-version x-appid x-appversion x-companyid x-runas x-sessionid x-tenant-id*",
      201: {"$ref":"CustomerCategory"},
      400: {"$ref":"ErrorResponse"},
      401: {"$ref":"ErrorResponse"},
      404: {"$ref":"ErrorResponse"},
      path: {"properties":{"customercategoryId":{"$ref":"CustomerCategoryKey"}},"required":["customercategoryId"],"type":"object"},
      body: {"$ref":"UpdateCustomerCategory"},
      default: {"$ref":"ErrorResponse"},
    }),
  },
  schemas: {
    CreateCustomerCategory: () => ({
      additionalProperties: false,
      required: ["name"],
      type: "object",
      properties: {
        name: {"maxLength":128,"type":"string"},
      },
    }),
    CustomerCategory: () => ({
      type: "object",
      properties: {
        id: {"$ref":"CustomerCategoryKey"},
        name: {"type":"string"},
      },
    }),
    UpdateCustomerCategory: () => ({
      additionalProperties: false,
      type: "object",
      properties: {
        name: {"type":"string"},
      },
    }),
  },
};
