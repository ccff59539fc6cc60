// Generated from specs/erp/openapi.yaml by tools/codegen. Do not edit: run `pnpm generate`.
import type { GroupSchemas } from "../../platform/validate/schema.ts";

export const erpAppRegistration: GroupSchemas = {
  operations: {
    AppRegistration_Fetch: {
      header: "x-challengecode* x-tenant-id",
      200: {"$ref":"Registration"},
      404: {"$ref":"ErrorResponse"},
      path: {"properties":{"registrationId":{"minLength":1,"type":"string"}},"required":["registrationId"],"type":"object"},
      default: {"$ref":"ErrorResponse"},
    },
    AppRegistration_Register: {
      header: "x-challengecode* x-tenant-id",
      201: {"$ref":"RegistrationStatus"},
      403: {"$ref":"ErrorResponse"},
      409: {"$ref":"ErrorResponse"},
      body: {"$ref":"AppRegistration"},
      default: {"$ref":"ErrorResponse"},
    },
    AppRegistration_RegisterInstance: {
      header: "x-challengecode* x-tenant-id",
      200: {"$ref":"RegistrationStatus"},
      400: {"$ref":"ErrorResponse"},
      403: {"$ref":"ErrorResponse"},
      path: {"properties":{"registrationId":{"minLength":1,"type":"string"}},"required":["registrationId"],"type":"object"},
      default: {"$ref":"ErrorResponse"},
    },
  },
  schemas: {
    AppRegistration: {
      required: ["AppId","Description","DisplayName","MandatoryApiScopes","ProviderName","ProviderWebsite","Version"],
      type: "object",
      properties: {
        AppIcon: {"format":"byte","type":"string"},
        AppId: {"minLength":1,"type":"string"},
        Description: {"minLength":1,"type":"string"},
        DisplayName: {"minLength":1,"type":"string"},
        LocalizedDescriptions: {"items":{"$ref":"LocalizedText"},"type":"array"},
        LocalizedDisplayNames: {"items":{"$ref":"LocalizedText"},"type":"array"},
        MandatoryApiScopes: {"items":{"type":"string"},"type":"array"},
        OptionalApiScopes: {"items":{"type":"string"},"type":"array"},
        ProviderName: {"minLength":1,"type":"string"},
        ProviderWebsite: {"minLength":1,"type":"string"},
        RegistrationType: {"enum":[0,1,2,3],"format":"int32","type":"integer"},
        Version: {"minLength":1,"type":"string"},
      },
    },
    AppToken: {
      type: "object",
      properties: {
        apiKey: {"format":"password","type":"string"},
      },
    },
    LocalizedText: {
      required: ["LanguageIso","Name"],
      type: "object",
      properties: {
        LanguageIso: {"minLength":2,"type":"string"},
        Name: {"minLength":1,"type":"string"},
      },
    },
    Registration: {
      type: "object",
      properties: {
        grantedScopes: {"items":{"type":"string"},"type":"array"},
        requestStatusInfo: {"$ref":"RegistrationStatus"},
        token: {"$ref":"AppToken"},
      },
    },
    RegistrationStatus: {
      type: "object",
      properties: {
        appId: {"type":"string"},
        registrationRequestId: {"type":"string"},
        status: {"enum":[0,1,2],"format":"int32","type":"integer"},
      },
    },
  },
};
