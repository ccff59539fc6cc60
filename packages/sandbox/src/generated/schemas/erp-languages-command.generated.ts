// Generated from specs/erp/openapi.yaml by tools/codegen. Do not edit: run `pnpm generate`.
import type { GroupSchemas } from "../../ground/schema.ts";

export const erpLanguagesCommand: GroupSchemas = {
  operations: {
    Languages_ActivateLanguage: () => ({
      header: "api-version x-appid x-appversion x-companyid x-runas x-sessionid x-tenant-id*",
      201: {},
      body: {"$ref":"ActivateLanguageCommand"},
      default: {"$ref":"ErrorResponse"},
    }),
    Languages_DeactivateLanguage: () => ({
      header: "api-version x-appid x-appversion x-companyid x-runas x-sessionid x-tenant-id*",
      200: {},
      body: {"$ref":"DeactivateLanguageCommand"},
      default: {"$ref":"ErrorResponse"},
    }),
  },
  schemas: {
    ActivateLanguageCommand: () => ({
      additionalProperties: false,
      required: ["cultureOrIso"],
      type: "object",
      properties: {
        cultureOrIso: {"type":"string"},
      },
    }),
    DeactivateLanguageCommand: () => ({
      additionalProperties: false,
      required: ["cultureOrIso"],
      type: "object",
      properties: {
        cultureOrIso: {"type":"string"},
      },
    }),
  },
};
