// Generated from specs/erp/openapi.yaml by tools/codegen. Do not edit: run `pnpm generate`.
import type { GroupSchemas } from "../../ground/schema.ts";

export const erpAttribute: GroupSchemas = {
  operations: {
    Attributes_CreateAttribute: () => ({
      header: "api-version x-appid x-appversion x-companyid x-runas x-sessionid x-tenant-id*",
      201: {"$ref":"ItemAttributeDefinition"},
      400: {"$ref":"ErrorResponse"},
      401: {"$ref":"ErrorResponse"},
      body: {"$ref":"CreateAttribute"},
      default: {"$ref":"ErrorResponse"},
    }),
    Attributes_CreateFunctionAttribute: () => ({
      header: "api-version x-appid x-appversion x-companyid x-runas x-sessionid x-tenant-id*",
      201: {"$ref":"FunctionAttribute"},
      400: {"$ref":"ErrorResponse"},
      401: {"$ref":"ErrorResponse"},
      body: {"$ref":"CreateFunctionAttribute"},
      default: {"$ref":"ErrorResponse"},
    }),
    Attributes_DeleteAttribute: () => ({
      header: "api-version x-appid x-appversion x-companyid x-runas x-sessionid x-tenant-id*",
      400: {"$ref":"ErrorResponse"},
      401: {"$ref":"ErrorResponse"},
      404: {"$ref":"ErrorResponse"},
      path: {"properties":{"attributeId":{"$ref":"AttributeKey"}},"required":["attributeId"],"type":"object"},
      default: {"$ref":"ErrorResponse"},
    }),
    Attributes_UpdateAttribute: () => ({
      header: "api-version x-appid x-appversion x-companyid x-runas x-sessionid x-tenant-id*",
      201: {"$ref":"ItemAttributeDefinition"},
      400: {"$ref":"ErrorResponse"},
      401: {"$ref":"ErrorResponse"},
      404: {"$ref":"ErrorResponse"},
      path: {"properties":{"attributeId":{"$ref":"AttributeKey"}},"required":["attributeId"],"type":"object"},
      body: {"$ref":"UpdateAttribute"},
      default: {"$ref":"ErrorResponse"},
    }),
  },
  schemas: {
    AttributeFieldType: () => ({"enum":[0,1,2,3,4,5,6,7,8,9,10,11,12],"format":"int32","type":"integer"}),
    AttributeNames: () => ({
      type: "object",
      properties: {
        names: {"items":{"$ref":"Translation"},"type":"array"},
      },
    }),
    AttributePossibleValues: () => ({
      type: "object",
      properties: {
        possibleValues: {"items":{"$ref":"PossibleValueTranslation"},"type":"array"},
      },
    }),
    AttributeRelationType: () => ({"enum":[0,1],"format":"int32","type":"integer"}),
    CreateAttribute: () => ({
      additionalProperties: false,
      required: ["fieldType","groupName","names","relationType"],
      type: "object",
      properties: {
        activeSalesChannels: {"items":{"$ref":"ShopKey"},"type":"array"},
        attributeId: {"type":"string"},
        description: {"type":"string"},
        fieldType: {"$ref":"AttributeFieldType"},
        groupName: {"type":"string"},
        names: {"$ref":"CreateAttributeNames"},
        possibleValues: {"$ref":"CreateAttributePossibleValues"},
        relationType: {"$ref":"AttributeRelationType"},
        sortNumber: {"format":"int32","type":"integer"},
      },
    }),
    CreateAttributeNames: () => ({
      additionalProperties: false,
      required: ["names"],
      type: "object",
      properties: {
        names: {"items":{"$ref":"CreateTranslation"},"type":"array"},
      },
    }),
    CreateAttributePossibleValues: () => ({
      additionalProperties: false,
      required: ["possibleValues"],
      type: "object",
      properties: {
        possibleValues: {"items":{"$ref":"CreatePossibleValueTranslation"},"type":"array"},
      },
    }),
    CreateFunctionAttribute: () => ({
      additionalProperties: false,
      required: ["attributeId","fieldType","groupName","name","relationType"],
      type: "object",
      properties: {
        activeSalesChannels: {"items":{"$ref":"ShopKey"},"type":"array"},
        attributeId: {"type":"string"},
        description: {"type":"string"},
        fieldType: {"$ref":"AttributeFieldType"},
        groupName: {"type":"string"},
        name: {"type":"string"},
        possibleValues: {"items":{"type":"string"},"type":"array"},
        relationType: {"$ref":"AttributeRelationType"},
        sortNumber: {"format":"int32","type":"integer"},
      },
    }),
    CreatePossibleValueTranslation: () => ({
      additionalProperties: false,
      required: ["languageIso","possibleValues"],
      type: "object",
      properties: {
        languageIso: {"type":"string"},
        possibleValues: {"items":{"type":"string"},"type":"array"},
      },
    }),
    FunctionAttribute: () => ({
      type: "object",
      properties: {
        activeSalesChannels: {"items":{"$ref":"ShopKey"},"type":"array"},
        attributeId: {"type":"string"},
        description: {"type":"string"},
        fieldType: {"$ref":"AttributeFieldType"},
        groupName: {"type":"string"},
        id: {"$ref":"AttributeKey"},
        name: {"type":"string"},
        possibleValues: {"items":{"type":"string"},"type":"array"},
        relationType: {"$ref":"AttributeRelationType"},
        sortNumber: {"format":"int32","type":"integer"},
      },
    }),
    ItemAttributeDefinition: () => ({
      type: "object",
      properties: {
        activeSalesChannels: {"items":{"$ref":"ShopKey"},"type":"array"},
        attributeId: {"type":"string"},
        description: {"type":"string"},
        fieldType: {"$ref":"AttributeFieldType"},
        groupName: {"type":"string"},
        id: {"$ref":"AttributeKey"},
        names: {"$ref":"AttributeNames"},
        possibleValues: {"$ref":"AttributePossibleValues"},
        relationType: {"$ref":"AttributeRelationType"},
        sortNumber: {"format":"int32","type":"integer"},
      },
    }),
    PossibleValueTranslation: () => ({
      type: "object",
      properties: {
        languageIso: {"type":"string"},
        possibleValues: {"items":{"type":"string"},"type":"array"},
      },
    }),
    UpdateAttribute: () => ({
      additionalProperties: false,
      type: "object",
      properties: {
        activeSalesChannels: {"items":{"$ref":"ShopKey"},"type":"array"},
        attributeId: {"type":"string"},
        description: {"type":"string"},
        groupName: {"type":"string"},
        names: {"$ref":"UpdateAttributeNames"},
        possibleValues: {"$ref":"UpdateAttributePossibleValues"},
        sortNumber: {"format":"int32","type":"integer"},
      },
    }),
    UpdateAttributeNames: () => ({
      additionalProperties: false,
      required: ["names"],
      type: "object",
      properties: {
        names: {"items":{"$ref":"UpdateTranslation"},"type":"array"},
      },
    }),
    UpdateAttributePossibleValues: () => ({
      additionalProperties: false,
      required: ["possibleValues"],
      type: "object",
      properties: {
        possibleValues: {"items":{"$ref":"UpdatePossibleValueTranslation"},"type":"array"},
      },
    }),
    UpdatePossibleValueTranslation: () => ({
      additionalProperties: false,
      required: ["languageIso","possibleValues"],
      type: "object",
      properties: {
        languageIso: {"type":"string"},
        possibleValues: {"items":{"type":"string"},"type":"array"},
      },
    }),
  },
};
