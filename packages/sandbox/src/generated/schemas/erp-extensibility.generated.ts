// Generated from specs/erp/openapi.yaml by tools/codegen. Do not edit: run `pnpm generate`.
import type { GroupSchemas } from "../../ground/schema.ts";

export const erpExtensibility: GroupSchemas = {
  operations: {
    Extensibility_CreateExtension: () => ({
      header: "api-version x-appid x-appversion x-companyid x-runas x-sessionid x-tenant-id*",
      201: {"$ref":"Extension"},
      401: {"$ref":"ErrorResponse"},
      body: {"$ref":"CreateExtension"},
      default: {"$ref":"ErrorResponse"},
    }),
    Extensibility_DeleteExtension: () => ({
      header: "api-version x-appid x-appversion x-companyid x-runas x-sessionid x-tenant-id*",
      401: {"$ref":"ErrorResponse"},
      404: {"$ref":"ErrorResponse"},
      path: {"properties":{"extensionId":{"$ref":"ExtensionKey"}},"required":["extensionId"],"type":"object"},
      default: {"$ref":"ErrorResponse"},
    }),
    Extensibility_GetExtension: () => ({
      header: "api-version x-appid x-appversion x-companyid x-runas x-sessionid x-tenant-id*",
      200: {"$ref":"Extension"},
      401: {"$ref":"ErrorResponse"},
      404: {"$ref":"ErrorResponse"},
      path: {"properties":{"extensionId":{"$ref":"ExtensionKey"}},"required":["extensionId"],"type":"object"},
      default: {"$ref":"ErrorResponse"},
    }),
    Extensibility_GetExtensions: () => ({
      header: "api-version x-appid x-appversion x-companyid x-runas x-sessionid x-tenant-id*",
      200: {"$ref":"ExtensionPage"},
      401: {"$ref":"ErrorResponse"},
      query: {"properties":{"pageNumber":{"format":"int32","minimum":1,"type":"integer"},"pageSize":{"format":"int32","minimum":1,"type":"integer"}},"type":"object"},
      default: {"$ref":"ErrorResponse"},
    }),
    Extensibility_PutExtensionManifest: () => ({
      header: "api-version x-appid x-appversion x-companyid x-runas x-sessionid x-tenant-id*",
      401: {"$ref":"ErrorResponse"},
      404: {"$ref":"ErrorResponse"},
      412: {"$ref":"ErrorResponse"},
      path: {"properties":{"extensionId":{"$ref":"ExtensionKey"}},"required":["extensionId"],"type":"object"},
      body: {"$ref":"PutExtensionManifest"},
      default: {"$ref":"ErrorResponse"},
    }),
    Extensibility_UpdateExtension: () => ({
      header: "api-version x-appid x-appversion x-companyid x-runas x-sessionid x-tenant-id*",
      200: {"$ref":"Extension"},
      401: {"$ref":"ErrorResponse"},
      404: {"$ref":"ErrorResponse"},
      path: {"properties":{"extensionId":{"$ref":"ExtensionKey"}},"required":["extensionId"],"type":"object"},
      body: {"$ref":"UpdateExtension"},
      default: {"$ref":"ErrorResponse"},
    }),
  },
  schemas: {
    CreateExtension: () => ({
      additionalProperties: false,
      required: ["extensionId","manifestHash","version"],
      type: "object",
      properties: {
        extensionId: {"type":"string"},
        manifestHash: {"type":"string"},
        version: {"type":"string"},
      },
    }),
    Extension: () => ({
      type: "object",
      properties: {
        created: {"format":"date-time","type":"string"},
        extensionId: {"type":"string"},
        id: {"$ref":"ExtensionKey"},
        lastChanged: {"format":"date-time","type":"string"},
        manifestHash: {"type":"string"},
        status: {"$ref":"ExtensionRegistrationStatus"},
        version: {"type":"string"},
      },
    }),
    ExtensionKey: () => ({"format":"uuid","type":"string"}),
    ExtensionPage: () => ({
      type: "object",
      properties: {
        hasNextPage: {"type":"boolean"},
        hasPreviousPage: {"type":"boolean"},
        items: {"items":{"$ref":"Extension"},"type":"array"},
        nextPageNumber: {"format":"int32","type":"integer"},
        pageNumber: {"format":"int32","type":"integer"},
        pageSize: {"format":"int32","type":"integer"},
        previousPageNumber: {"format":"int32","type":"integer"},
        totalItems: {"format":"int32","type":"integer"},
        totalPages: {"format":"int32","type":"integer"},
      },
    }),
    ExtensionRegistrationStatus: () => ({"enum":[0,1,2],"format":"int32","type":"integer"}),
    PutExtensionManifest: () => ({
      additionalProperties: false,
      required: ["manifest","signature"],
      type: "object",
      properties: {
        manifest: {"format":"byte","type":"string"},
        signature: {"format":"byte","type":"string"},
      },
    }),
    UpdateExtension: () => ({
      additionalProperties: false,
      type: "object",
      properties: {
        manifestHash: {"type":"string"},
        status: {"$ref":"ExtensionRegistrationStatus"},
        version: {"type":"string"},
      },
    }),
  },
};
