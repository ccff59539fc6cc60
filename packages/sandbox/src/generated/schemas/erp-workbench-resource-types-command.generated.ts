// Generated from specs/erp/openapi.yaml by tools/codegen. Do not edit: run `pnpm generate`.
import type { GroupSchemas } from "../../ground/schema.ts";

export const erpWorkbenchResourceTypesCommand: GroupSchemas = {
  operations: {
    WorkbenchResourceTypes_CreateWorkbenchResourceType: () => ({
      header: "api-version x-appid x-appversion x-companyid x-runas x-sessionid x-tenant-id*",
      201: {},
      body: {"$ref":"CreateWorkbenchResourceTypeCommand"},
      default: {"$ref":"ErrorResponse"},
    }),
  },
  schemas: {
    CreateWorkbenchResourceTypeCommand: () => ({
      additionalProperties: false,
      required: ["name"],
      type: "object",
      properties: {
        name: {"type":"string"},
      },
    }),
  },
};
