// Generated from specs/erp/openapi.yaml by tools/codegen. Do not edit: run `pnpm generate`.
import type { GroupSchemas } from "../../ground/schema.ts";

export const erpFile: GroupSchemas = {
  operations: {
    File_DownloadFile: () => ({
      header: "api-version x-appid x-appversion x-tenant-id*",
      400: {"$ref":"ErrorResponse"},
      401: {"$ref":"ErrorResponse"},
      403: {"$ref":"ErrorResponse"},
      path: {"properties":{"key":{"format":"uuid","type":"string"}},"required":["key"],"type":"object"},
      default: {"$ref":"ErrorResponse"},
    }),
    File_UploadFile: () => ({
      header: "api-version x-appid x-appversion x-tenant-id*",
      200: {"$ref":"UploadFileResponse"},
      400: {"$ref":"ErrorResponse"},
      401: {"$ref":"ErrorResponse"},
      403: {"$ref":"ErrorResponse"},
      body: {"format":"binary","type":"string"},
      default: {"$ref":"ErrorResponse"},
    }),
  },
  schemas: {
    UploadFileResponse: () => ({
      type: "object",
      properties: {
        fileHandle: {"format":"uri","type":"string"},
        fileName: {"type":"string"},
        size: {"format":"int64","type":"integer"},
      },
    }),
  },
};
