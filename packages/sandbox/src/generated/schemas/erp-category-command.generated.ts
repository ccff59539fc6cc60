// Generated from specs/erp/openapi.yaml by tools/codegen. Do not edit: run `pnpm generate`.
import type { GroupSchemas } from "../../ground/schema.ts";

export const erpCategoryCommand: GroupSchemas = {
  operations: {
    Category_CreateCategory: () => ({
      header: "api-version x-appid x-appversion x-companyid x-runas x-sessionid x-tenant-id*",
      201: {},
      404: {"$ref":"ErrorResponse"},
      500: {"$ref":"ErrorResponse"},
      body: {"$ref":"CreateCategoryCommand"},
      default: {"$ref":"ErrorResponse"},
    }),
    Category_DeleteCategory: () => ({
      header: "api-version x-appid x-appversion x-companyid x-runas x-sessionid x-tenant-id*",
      200: {},
      404: {"$ref":"ErrorResponse"},
      500: {"$ref":"ErrorResponse"},
      body: {"$ref":"DeleteCategoryCommand"},
      default: {"$ref":"ErrorResponse"},
    }),
    Category_UpdateCategory: () => ({
      header: "x-companyid x-runas x-tenant-id*",
      200: {},
      404: {"$ref":"ErrorResponse"},
      body: {"$ref":"CategoryUpdate"},
      default: {"$ref":"ErrorResponse"},
    }),
  },
  schemas: {
    CategoryUpdate: () => ({
      additionalProperties: false,
      required: ["id"],
      type: "object",
      properties: {
        id: {"$ref":"CategoryKey"},
        name: {"type":"string"},
        parentId: {"$ref":"CategoryKey"},
        sortNumber: {"format":"int32","type":"integer"},
      },
    }),
    CreateCategoryCommand: () => ({
      additionalProperties: false,
      required: ["name"],
      type: "object",
      properties: {
        name: {"type":"string"},
        parentId: {"$ref":"CategoryKey"},
        sortNumber: {"format":"int32","type":"integer"},
      },
    }),
    DeleteCategoryCommand: () => ({
      additionalProperties: false,
      type: "object",
      properties: {
        id: {"$ref":"CategoryKey"},
        moveChildrenTargetId: {"$ref":"CategoryKey"},
      },
    }),
  },
};
