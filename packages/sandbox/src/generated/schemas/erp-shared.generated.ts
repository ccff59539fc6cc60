// Generated from specs/erp/openapi.yaml by tools/codegen. Do not edit: run `pnpm generate`.
import type { ApiSchemas } from "../../platform/validate/schema.ts";

export const erpShared: Omit<ApiSchemas, "groups"> = {
  schemas: {
    CategoryKey: {"format":"uuid","type":"string"},
    ErrorResponse: {
      additionalProperties: false,
      type: "object",
      properties: {
        errorCode: {"type":"string"},
        errorMessage: {"type":"string"},
        errors: {"additionalProperties":{"items":{"type":"string"},"type":"array"},"type":"object"},
        stacktrace: {"type":"string"},
        validationErrors: {"additionalProperties":{"type":"string"},"type":"object"},
      },
    },
  },
  headers: {
    "api-version": {"minLength":1,"type":"string"},
    "x-appid": {"pattern":"^[^/]+/[^/]+$","type":"string"},
    "x-appversion": {"minLength":1,"type":"string"},
    "x-challengecode": {"maxLength":30,"minLength":1,"type":"string"},
    "x-companyid": {"pattern":"^([0-9]+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$","type":"string"},
    "x-runas": {"pattern":"^([0-9]+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$","type":"string"},
    "x-sessionid": {"format":"uuid","type":"string"},
    "x-tenant-id": {"format":"uuid","type":"string"},
  },
  events: {},
};
