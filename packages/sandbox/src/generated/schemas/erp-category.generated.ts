// Generated from specs/erp/openapi.yaml by tools/codegen. Do not edit: run `pnpm generate`.
import type { GroupSchemas } from "../../ground/schema.ts";

export const erpCategory: GroupSchemas = {
  operations: {
    Categories_CreateCategory: () => ({
      header: "api-version x-appid x-appversion x-companyid x-runas x-sessionid x-tenant-id*",
      201: {"$ref":"CategoryRecord"},
      400: {"$ref":"ErrorResponse"},
      401: {"$ref":"ErrorResponse"},
      body: {"$ref":"CreateCategoryRecord"},
      default: {"$ref":"ErrorResponse"},
    }),
    Categories_DeleteCategory: () => ({
      header: "api-version x-appid x-appversion x-companyid x-runas x-sessionid x-tenant-id*",
      400: {"$ref":"ErrorResponse"},
      401: {"$ref":"ErrorResponse"},
      404: {"$ref":"ErrorResponse"},
      path: {"properties":{"categoryId":{"$ref":"CategoryKey"}},"required":["categoryId"],"type":"object"},
      body: {"$ref":"DeleteCategoryRecord"},
      default: {"$ref":"ErrorResponse"},
    }),
    Categories_UpdateCategory: () => ({
      header: "api-version x-appid x-appversion x-companyid x-runas x-sessionid x-tenant-id*",
      201: {"$ref":"CategoryRecord"},
      400: {"$ref":"ErrorResponse"},
      401: {"$ref":"ErrorResponse"},
      404: {"$ref":"ErrorResponse"},
      path: {"properties":{"categoryId":{"$ref":"CategoryKey"}},"required":["categoryId"],"type":"object"},
      body: {"$ref":"UpdateCategoryRecord"},
      default: {"$ref":"ErrorResponse"},
    }),
    Category_GetCategory: () => ({
      header: "api-version x-appid x-appversion x-companyid x-runas x-sessionid x-tenant-id*",
      200: {"$ref":"Category"},
      401: {"$ref":"ErrorResponse"},
      404: {"$ref":"ErrorResponse"},
      path: {"properties":{"categoryId":{"$ref":"CategoryKey"}},"required":["categoryId"],"type":"object"},
      default: {"$ref":"ErrorResponse"},
    }),
  },
  schemas: {
    Category: () => ({
      type: "object",
      properties: {
        id: {"$ref":"CategoryKey"},
        name: {"type":"string"},
        parentId: {"$ref":"CategoryKey"},
        sortNumber: {"format":"int32","type":"integer"},
      },
    }),
    CategoryAttributes: () => ({
      type: "object",
      properties: {
        values: {"items":{"$ref":"AttributeValues"},"type":"array"},
      },
    }),
    CategoryCustomFieldValue: () => ({
      type: "object",
      properties: {
        customFieldId: {"$ref":"AttributeKey"},
        value: {"type":"string"},
      },
    }),
    CategoryCustomFields: () => ({
      type: "object",
      properties: {
        values: {"items":{"$ref":"CategoryCustomFieldValue"},"type":"array"},
      },
    }),
    CategoryDescriptions: () => ({
      type: "object",
      properties: {
        defaultDescriptions: {"items":{"$ref":"PlatformDescription"},"type":"array"},
        salesChannelDescriptions: {"items":{"$ref":"SalesChannelDescription"},"type":"array"},
      },
    }),
    CategoryDiscount: () => ({
      type: "object",
      properties: {
        customerGroupId: {"$ref":"CustomerGroupKey"},
        discount: {"type":"number"},
        shopId: {"$ref":"ShopKey"},
      },
    }),
    CategoryDiscounts: () => ({
      type: "object",
      properties: {
        values: {"items":{"$ref":"CategoryDiscount"},"type":"array"},
      },
    }),
    CategoryHiddenForCustomerGroup: () => ({
      type: "object",
      properties: {
        customerGroupId: {"$ref":"CustomerGroupKey"},
        shopId: {"$ref":"ShopKey"},
      },
    }),
    CategoryHiddenForCustomerGroups: () => ({
      type: "object",
      properties: {
        values: {"items":{"$ref":"CategoryHiddenForCustomerGroup"},"type":"array"},
      },
    }),
    CategoryRecord: () => ({
      type: "object",
      properties: {
        attributes: {"$ref":"CategoryAttributes"},
        customFields: {"$ref":"CategoryCustomFields"},
        descriptions: {"$ref":"CategoryDescriptions"},
        discounts: {"$ref":"CategoryDiscounts"},
        hiddenForCustomerGroups: {"$ref":"CategoryHiddenForCustomerGroups"},
        id: {"$ref":"CategoryKey"},
        parentCategoryId: {"$ref":"CategoryKey"},
        shops: {"$ref":"CategoryShops"},
        sortNumber: {"format":"int32","type":"integer"},
      },
    }),
    CategoryShop: () => ({
      type: "object",
      properties: {
        shopId: {"$ref":"ShopKey"},
      },
    }),
    CategoryShops: () => ({
      type: "object",
      properties: {
        values: {"items":{"$ref":"CategoryShop"},"type":"array"},
      },
    }),
    CreateAttributeSalesChannelValues: () => ({
      additionalProperties: false,
      type: "object",
      properties: {
        salesChannelId: {"$ref":"ShopKey"},
        values: {"items":{"$ref":"CreateAttributeValue"},"type":"array"},
      },
    }),
    CreateAttributeValue: () => ({
      additionalProperties: false,
      type: "object",
      properties: {
        languageId: {"type":"string"},
        value: {"type":"string"},
      },
    }),
    CreateAttributeValues: () => ({
      additionalProperties: false,
      type: "object",
      properties: {
        attributeId: {"$ref":"AttributeKey"},
        defaultValues: {"items":{"$ref":"CreateAttributeValue"},"type":"array"},
        salesChannelValues: {"items":{"$ref":"CreateAttributeSalesChannelValues"},"type":"array"},
      },
    }),
    CreateCategoryAttributes: () => ({
      additionalProperties: false,
      required: ["values"],
      type: "object",
      properties: {
        values: {"items":{"$ref":"CreateAttributeValues"},"type":"array"},
      },
    }),
    CreateCategoryCustomFieldValue: () => ({
      additionalProperties: false,
      required: ["customFieldId"],
      type: "object",
      properties: {
        customFieldId: {"$ref":"AttributeKey"},
        value: {"type":"string"},
      },
    }),
    CreateCategoryCustomFields: () => ({
      additionalProperties: false,
      required: ["values"],
      type: "object",
      properties: {
        values: {"items":{"$ref":"CreateCategoryCustomFieldValue"},"type":"array"},
      },
    }),
    CreateCategoryDescriptions: () => ({
      additionalProperties: false,
      required: ["defaultDescriptions"],
      type: "object",
      properties: {
        defaultDescriptions: {"items":{"$ref":"CreatePlatformDescription"},"type":"array"},
        salesChannelDescriptions: {"items":{"$ref":"CreateSalesChannelDescription"},"type":"array"},
      },
    }),
    CreateCategoryDiscount: () => ({
      additionalProperties: false,
      required: ["customerGroupId","discount","shopId"],
      type: "object",
      properties: {
        customerGroupId: {"$ref":"CustomerGroupKey"},
        discount: {"type":"number"},
        shopId: {"$ref":"ShopKey"},
      },
    }),
    CreateCategoryDiscounts: () => ({
      additionalProperties: false,
      required: ["values"],
      type: "object",
      properties: {
        values: {"items":{"$ref":"CreateCategoryDiscount"},"type":"array"},
      },
    }),
    CreateCategoryHiddenForCustomerGroup: () => ({
      additionalProperties: false,
      required: ["customerGroupId","shopId"],
      type: "object",
      properties: {
        customerGroupId: {"$ref":"CustomerGroupKey"},
        shopId: {"$ref":"ShopKey"},
      },
    }),
    CreateCategoryHiddenForCustomerGroups: () => ({
      additionalProperties: false,
      required: ["values"],
      type: "object",
      properties: {
        values: {"items":{"$ref":"CreateCategoryHiddenForCustomerGroup"},"type":"array"},
      },
    }),
    CreateCategoryRecord: () => ({
      additionalProperties: false,
      type: "object",
      properties: {
        attributes: {"$ref":"CreateCategoryAttributes"},
        customFields: {"$ref":"CreateCategoryCustomFields"},
        descriptions: {"$ref":"CreateCategoryDescriptions"},
        discounts: {"$ref":"CreateCategoryDiscounts"},
        hiddenForCustomerGroups: {"$ref":"CreateCategoryHiddenForCustomerGroups"},
        name: {"type":"string"},
        parentCategoryId: {"$ref":"CategoryKey"},
        parentId: {"$ref":"CategoryKey"},
        shops: {"$ref":"CreateCategoryShops"},
        sortNumber: {"format":"int32","type":"integer"},
      },
    }),
    CreateCategoryShop: () => ({
      additionalProperties: false,
      required: ["shopId"],
      type: "object",
      properties: {
        shopId: {"$ref":"ShopKey"},
      },
    }),
    CreateCategoryShops: () => ({
      additionalProperties: false,
      required: ["values"],
      type: "object",
      properties: {
        values: {"items":{"$ref":"CreateCategoryShop"},"type":"array"},
      },
    }),
    CreateDescriptionData: () => ({
      additionalProperties: false,
      type: "object",
      properties: {
        description: {"type":"string"},
        itemName: {"type":"string"},
        metaDescription: {"type":"string"},
        metaKeywords: {"type":"string"},
        shortDescription: {"type":"string"},
        titleTag: {"type":"string"},
        urlPath: {"type":"string"},
      },
    }),
    CreatePlatformDescription: () => ({
      additionalProperties: false,
      type: "object",
      properties: {
        descriptionData: {"$ref":"CreateDescriptionData"},
        languageId: {"type":"string"},
        platformId: {"$ref":"PlatformKey"},
      },
    }),
    CreateSalesChannelDescription: () => ({
      additionalProperties: false,
      type: "object",
      properties: {
        descriptionData: {"$ref":"CreateDescriptionData"},
        languageId: {"type":"string"},
        salesChannelId: {"$ref":"ShopKey"},
      },
    }),
    DeleteCategoryRecord: () => ({
      additionalProperties: false,
      type: "object",
      properties: {
        childCategoryDestination: {"$ref":"CategoryKey"},
      },
    }),
    UpdateCategoryAttributes: () => ({
      additionalProperties: false,
      required: ["values"],
      type: "object",
      properties: {
        values: {"items":{"$ref":"UpdateAttributeValues"},"type":"array"},
      },
    }),
    UpdateCategoryCustomFieldValue: () => ({
      additionalProperties: false,
      required: ["customFieldId"],
      type: "object",
      properties: {
        customFieldId: {"$ref":"AttributeKey"},
        value: {"type":"string"},
      },
    }),
    UpdateCategoryCustomFields: () => ({
      additionalProperties: false,
      required: ["values"],
      type: "object",
      properties: {
        values: {"items":{"$ref":"UpdateCategoryCustomFieldValue"},"type":"array"},
      },
    }),
    UpdateCategoryDescriptions: () => ({
      additionalProperties: false,
      type: "object",
      properties: {
        defaultDescriptions: {"items":{"$ref":"UpdatePlatformDescription"},"type":"array"},
        salesChannelDescriptions: {"items":{"$ref":"UpdateSalesChannelDescription"},"type":"array"},
      },
    }),
    UpdateCategoryDiscount: () => ({
      additionalProperties: false,
      required: ["customerGroupId","discount","shopId"],
      type: "object",
      properties: {
        customerGroupId: {"$ref":"CustomerGroupKey"},
        discount: {"type":"number"},
        shopId: {"$ref":"ShopKey"},
      },
    }),
    UpdateCategoryDiscounts: () => ({
      additionalProperties: false,
      required: ["values"],
      type: "object",
      properties: {
        values: {"items":{"$ref":"UpdateCategoryDiscount"},"type":"array"},
      },
    }),
    UpdateCategoryHiddenForCustomerGroup: () => ({
      additionalProperties: false,
      required: ["customerGroupId","shopId"],
      type: "object",
      properties: {
        customerGroupId: {"$ref":"CustomerGroupKey"},
        shopId: {"$ref":"ShopKey"},
      },
    }),
    UpdateCategoryHiddenForCustomerGroups: () => ({
      additionalProperties: false,
      required: ["values"],
      type: "object",
      properties: {
        values: {"items":{"$ref":"UpdateCategoryHiddenForCustomerGroup"},"type":"array"},
      },
    }),
    UpdateCategoryRecord: () => ({
      additionalProperties: false,
      type: "object",
      properties: {
        attributes: {"$ref":"UpdateCategoryAttributes"},
        customFields: {"$ref":"UpdateCategoryCustomFields"},
        descriptions: {"$ref":"UpdateCategoryDescriptions"},
        discounts: {"$ref":"UpdateCategoryDiscounts"},
        hiddenForCustomerGroups: {"$ref":"UpdateCategoryHiddenForCustomerGroups"},
        parentCategoryId: {"$ref":"CategoryKey"},
        shops: {"$ref":"UpdateCategoryShops"},
        sortNumber: {"format":"int32","type":"integer"},
      },
    }),
    UpdateCategoryShop: () => ({
      additionalProperties: false,
      required: ["shopId"],
      type: "object",
      properties: {
        shopId: {"$ref":"ShopKey"},
      },
    }),
    UpdateCategoryShops: () => ({
      additionalProperties: false,
      required: ["values"],
      type: "object",
      properties: {
        values: {"items":{"$ref":"UpdateCategoryShop"},"type":"array"},
      },
    }),
  },
};
