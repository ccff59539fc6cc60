// Generated from specs/erp/openapi.yaml by tools/codegen. Do not edit: run `pnpm generate`.
import type { GroupSchemas } from "../../ground/schema.ts";

export const erpCustomfields: GroupSchemas = {
  operations: {
    CustomFields_GetCustomField: () => ({
      header: "api-version x-appid x-appversion x-companyid x-runas x-sessionid x-tenant-id*",
      200: {"$ref":"CustomField"},
      401: {"$ref":"ErrorResponse"},
      404: {"$ref":"ErrorResponse"},
      query: {"properties":{"referenceType":{"$ref":"CustomFieldReferenceType"}},"type":"object"},
      path: {"properties":{"customFieldId":{"$ref":"CustomFieldKey"}},"required":["customFieldId"],"type":"object"},
      default: {"$ref":"ErrorResponse"},
    }),
    CustomFields_QueryCustomFields: () => ({
      header: "api-version x-appid x-appversion x-companyid x-runas x-sessionid x-tenant-id*",
      200: {"items":{"$ref":"CustomField"},"type":"array"},
      401: {"$ref":"ErrorResponse"},
      404: {"$ref":"ErrorResponse"},
      query: {"properties":{"groupName":{"minLength":1,"type":"string"}},"type":"object"},
      path: {"properties":{"referenceType":{"$ref":"CustomFieldReferenceType"}},"required":["referenceType"],"type":"object"},
      default: {"$ref":"ErrorResponse"},
    }),
  },
  schemas: {},
};
