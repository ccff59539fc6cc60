// Generated from specs/erp/openapi.yaml by tools/codegen. Do not edit: run `pnpm generate`.
import type { GroupSchemas } from "../../ground/schema.ts";

export const erpConfiguration: GroupSchemas = {
  operations: {
    NumberRanges_CreateNumberRange: () => ({
      header: "api-version x-appid x-appversion x-companyid x-runas x-sessionid x-tenant-id*",
      201: {"$ref":"NumberRangeItem"},
      401: {"$ref":"ErrorResponse"},
      404: {"$ref":"ErrorResponse"},
      path: {"properties":{"numberRangeId":{"$ref":"NumberRangeKey"}},"required":["numberRangeId"],"type":"object"},
      body: {"$ref":"CreateNumberRangeItem"},
      default: {"$ref":"ErrorResponse"},
    }),
    NumberRanges_DeleteNumberRange: () => ({
      header: "api-version x-appid x-appversion x-companyid x-runas x-sessionid x-tenant-id*",
      401: {"$ref":"ErrorResponse"},
      404: {"$ref":"ErrorResponse"},
      path: {"properties":{"numberRangeId":{"$ref":"NumberRangeKey"}},"required":["numberRangeId"],"type":"object"},
      default: {"$ref":"ErrorResponse"},
    }),
    NumberRanges_GetNumberRange: () => ({
      header: "api-version x-appid x-appversion x-companyid x-runas x-sessionid x-tenant-id*",
      200: {"$ref":"NumberRangeItem"},
      401: {"$ref":"ErrorResponse"},
      404: {"$ref":"ErrorResponse"},
      path: {"properties":{"numberRangeId":{"$ref":"NumberRangeKey"}},"required":["numberRangeId"],"type":"object"},
      default: {"$ref":"ErrorResponse"},
    }),
    NumberRanges_GetNumberRanges: () => ({
      header: "api-version x-appid x-appversion x-companyid x-runas x-sessionid x-tenant-id*",
      200: {"items":{"$ref":"NumberRangeItem"},"type":"array"},
      401: {"$ref":"ErrorResponse"},
      default: {"$ref":"ErrorResponse"},
    }),
    NumberRanges_NumberRangeIncrement: () => ({
      header: "api-version x-appid x-appversion x-companyid x-runas x-sessionid x-tenant-id*",
      201: {"$ref":"NumberRangeCurrentNumberItem"},
      401: {"$ref":"ErrorResponse"},
      404: {"$ref":"ErrorResponse"},
      query: {"properties":{"companyId":{"$ref":"CompanyKey"}},"type":"object"},
      path: {"properties":{"numberRangeId":{"$ref":"NumberRangeKey"}},"required":["numberRangeId"],"type":"object"},
      default: {"$ref":"ErrorResponse"},
    }),
    NumberRanges_NumberRangePreview: () => ({
      header: "api-version x-appid x-appversion x-companyid x-runas x-sessionid x-tenant-id*",
      200: {"$ref":"NumberRangeCurrentNumberItem"},
      401: {"$ref":"ErrorResponse"},
      404: {"$ref":"ErrorResponse"},
      query: {"properties":{"companyId":{"$ref":"CompanyKey"}},"type":"object"},
      path: {"properties":{"numberRangeId":{"$ref":"NumberRangeKey"}},"required":["numberRangeId"],"type":"object"},
      default: {"$ref":"ErrorResponse"},
    }),
    NumberRanges_UpdateNumberRange: () => ({
      header: "api-version x-appid x-appversion x-companyid x-runas x-sessionid x-tenant-id*",
      201: {"$ref":"NumberRangeItem"},
      401: {"$ref":"ErrorResponse"},
      404: {"$ref":"ErrorResponse"},
      path: {"properties":{"numberRangeId":{"$ref":"NumberRangeKey"}},"required":["numberRangeId"],"type":"object"},
      body: {"$ref":"PutNumberRangeItem"},
      default: {"$ref":"ErrorResponse"},
    }),
  },
  schemas: {
    CreateNumberRangeItem: () => ({
      additionalProperties: false,
      required: ["companyId"],
      type: "object",
      properties: {
        companyId: {"$ref":"CompanyKey"},
        currentNumber: {"format":"int32","type":"integer"},
        prefix: {"type":"string"},
        suffix: {"type":"string"},
      },
    }),
    NumberRangeCurrentNumberItem: () => ({
      type: "object",
      properties: {
        isPreview: {"type":"boolean"},
        nextNumber: {"type":"string"},
      },
    }),
    NumberRangeItem: () => ({
      type: "object",
      properties: {
        companyId: {"$ref":"CompanyKey"},
        currentNumber: {"format":"int32","type":"integer"},
        description: {"type":"string"},
        exampleNumber: {"type":"string"},
        identifier: {"$ref":"NumberRangeKey"},
        isDeletable: {"type":"boolean"},
        maxLength: {"format":"int32","type":"integer"},
        name: {"type":"string"},
        prefix: {"type":"string"},
        suffix: {"type":"string"},
      },
    }),
    NumberRangeKey: () => ({"format":"uuid","type":"string"}),
    PutNumberRangeItem: () => ({
      additionalProperties: false,
      type: "object",
      properties: {
        companyId: {"$ref":"CompanyKey"},
        currentNumber: {"format":"int32","type":"integer"},
        prefix: {"type":"string"},
        suffix: {"type":"string"},
      },
    }),
  },
};
