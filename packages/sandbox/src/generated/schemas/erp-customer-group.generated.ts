// Generated from specs/erp/openapi.yaml by tools/codegen. Do not edit: run `pnpm generate`.
import type { GroupSchemas } from "../../ground/schema.ts";

export const erpCustomerGroup: GroupSchemas = {
  operations: {
    CustomerGroup_CreateCustomerGroup: () => ({
      header: "api-version x-appid x-appversion x-companyid x-runas x-sessionid x-tenant-id*",
      201: {"$ref":"CustomerGroup"},
      400: {"$ref":"ErrorResponse"},
      401: {"$ref":"ErrorResponse"},
      body: {"$ref":"CreateCustomerGroup"},
      default: {"$ref":"ErrorResponse"},
    }),
    CustomerGroup_DeleteCustomerGroup: () => ({
      header: "api-version x-appid x-appversion x-companyid x-runas x-sessionid x-tenant-id*",
      400: {"$ref":"ErrorResponse"},
      401: {"$ref":"ErrorResponse"},
      404: {"$ref":"ErrorResponse"},
      path: {"properties":{"customergroupId":{"$ref":"CustomerGroupKey"}},"required":["customergroupId"],"type":"object"},
      default: {"$ref":"ErrorResponse"},
    }),
    CustomerGroup_GetCustomerGroup: () => ({
      header: "api-version x-appid x-appversion x-companyid x-runas x-sessionid x-tenant-id*",
      200: {"$ref":"CustomerGroup"},
      401: {"$ref":"ErrorResponse"},
      404: {"$ref":"ErrorResponse"},
      path: {"properties":{"customergroupId":{"$ref":"CustomerGroupKey"}},"required":["customergroupId"],"type":"object"},
      default: {"$ref":"ErrorResponse"},
    }),
    CustomerGroup_QueryCustomerGroups: () => ({
      header: "api-version x-appid x-appversion x-companyid x-runas x-sessionid x-tenant-id*",
      200: {"items":{"$ref":"CustomerGroup"},"type":"array"},
      401: {"$ref":"ErrorResponse"},
      default: {"$ref":"ErrorResponse"},
    }),
    CustomerGroup_UpdateCustomerGroup: () => ({
      header: "api-version x-appid x-appversion x-companyid x-runas x-sessionid x-tenant-id*",
      201: {"$ref":"CustomerGroup"},
      400: {"$ref":"ErrorResponse"},
      401: {"$ref":"ErrorResponse"},
      404: {"$ref":"ErrorResponse"},
      path: {"properties":{"customergroupId":{"$ref":"CustomerGroupKey"}},"required":["customergroupId"],"type":"object"},
      body: {"$ref":"UpdateCustomerGroup"},
      default: {"$ref":"ErrorResponse"},
    }),
  },
  schemas: {
    CreateCustomerGroup: () => ({
      additionalProperties: false,
      required: ["name"],
      type: "object",
      properties: {
        discount: {"type":"number"},
        isDefault: {"type":"boolean"},
        isNetPrice: {"type":"boolean"},
        name: {"maxLength":255,"type":"string"},
      },
    }),
    CustomerGroup: () => ({
      type: "object",
      properties: {
        discount: {"type":"number"},
        id: {"$ref":"CustomerGroupKey"},
        isDefault: {"type":"boolean"},
        isNetPrice: {"type":"boolean"},
        name: {"type":"string"},
      },
    }),
    UpdateCustomerGroup: () => ({
      additionalProperties: false,
      type: "object",
      properties: {
        discount: {"type":"number"},
        isDefault: {"type":"boolean"},
        isNetPrice: {"type":"boolean"},
        name: {"type":"string"},
      },
    }),
  },
};
