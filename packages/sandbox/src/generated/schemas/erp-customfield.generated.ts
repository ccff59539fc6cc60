// Generated from specs/erp/openapi.yaml by tools/codegen. Do not edit: run `pnpm generate`.
import type { GroupSchemas } from "../../ground/schema.ts";

export const erpCustomfield: GroupSchemas = {
  operations: {
    CustomFields_CreateCustomField: () => ({
      header: "api-version x-appid x-appversion x-companyid x-runas x-sessionid x-tenant-id*",
      201: {"$ref":"CustomField"},
      400: {"$ref":"ErrorResponse"},
      401: {"$ref":"ErrorResponse"},
      body: {"$ref":"CreateCustomField"},
      default: {"$ref":"ErrorResponse"},
    }),
    CustomFields_DeleteCustomField: () => ({
      header: "api-version x-appid x-appversion x-companyid x-runas x-sessionid x-tenant-id*",
      401: {"$ref":"ErrorResponse"},
      404: {"$ref":"ErrorResponse"},
      query: {"properties":{"referenceType":{"$ref":"CustomFieldReferenceType"}},"type":"object"},
      path: {"properties":{"customFieldId":{"$ref":"CustomFieldKey"}},"required":["customFieldId"],"type":"object"},
      default: {"$ref":"ErrorResponse"},
    }),
    CustomFields_DeleteCustomFieldGroup: () => ({
      header: "api-version x-appid x-appversion x-companyid x-runas x-sessionid x-tenant-id*",
      401: {"$ref":"ErrorResponse"},
      404: {"$ref":"ErrorResponse"},
      path: {"properties":{"groupName":{"minLength":1,"type":"string"},"referenceType":{"$ref":"CustomFieldReferenceType"}},"required":["groupName","referenceType"],"type":"object"},
      default: {"$ref":"ErrorResponse"},
    }),
    CustomFields_QueryCustomFieldGroups: () => ({
      header: "api-version x-appid x-appversion x-companyid x-runas x-sessionid x-tenant-id*",
      200: {"items":{"$ref":"CustomFieldGroup"},"type":"array"},
      401: {"$ref":"ErrorResponse"},
      query: {"properties":{"referenceType":{"$ref":"CustomFieldReferenceType"}},"type":"object"},
      default: {"$ref":"ErrorResponse"},
    }),
    CustomFields_UpdateCustomField: () => ({
      header: "api-version x-appid x-appversion x-companyid x-runas x-sessionid x-tenant-id*",
      400: {"$ref":"ErrorResponse"},
      401: {"$ref":"ErrorResponse"},
      404: {"$ref":"ErrorResponse"},
      query: {"properties":{"referenceType":{"$ref":"CustomFieldReferenceType"}},"type":"object"},
      path: {"properties":{"customFieldId":{"$ref":"CustomFieldKey"}},"required":["customFieldId"],"type":"object"},
      body: {"$ref":"UpdateCustomField"},
      default: {"$ref":"ErrorResponse"},
    }),
    CustomFields_UpdateCustomFieldGroup: () => ({
      header: "api-version x-appid x-appversion x-companyid x-runas x-sessionid x-tenant-id*",
      400: {"$ref":"ErrorResponse"},
      401: {"$ref":"ErrorResponse"},
      404: {"$ref":"ErrorResponse"},
      path: {"properties":{"groupName":{"minLength":1,"type":"string"},"referenceType":{"$ref":"CustomFieldReferenceType"}},"required":["groupName","referenceType"],"type":"object"},
      body: {"type":"string"},
      default: {"$ref":"ErrorResponse"},
    }),
  },
  schemas: {
    CreateCustomField: () => ({
      additionalProperties: false,
      required: ["dataType","displayLocation","groupName","name","referenceType"],
      type: "object",
      properties: {
        dataType: {"$ref":"CustomFieldDataType"},
        description: {"type":"string"},
        displayLocation: {"$ref":"DisplayLocationType"},
        groupName: {"type":"string"},
        isHidden: {"type":"boolean"},
        isRequired: {"type":"boolean"},
        name: {"type":"string"},
        possibleValues: {"items":{"type":"string"},"type":"array"},
        productGroups: {"items":{"$ref":"ProductGroupKey"},"type":"array"},
        referenceType: {"$ref":"CustomFieldReferenceType"},
        sortOrder: {"format":"int32","type":"integer"},
      },
    }),
    CustomFieldGroup: () => ({
      type: "object",
      properties: {
        customFields: {"items":{"$ref":"CustomField"},"type":"array"},
        groupName: {"type":"string"},
      },
    }),
    UpdateCustomField: () => ({
      additionalProperties: false,
      type: "object",
      properties: {
        description: {"type":"string"},
        displayLocation: {"$ref":"DisplayLocationType"},
        groupName: {"type":"string"},
        isHidden: {"type":"boolean"},
        isRequired: {"type":"boolean"},
        name: {"type":"string"},
        possibleValues: {"items":{"type":"string"},"type":"array"},
        productGroups: {"items":{"$ref":"ProductGroupKey"},"type":"array"},
        sortOrder: {"format":"int32","type":"integer"},
      },
    }),
  },
};
