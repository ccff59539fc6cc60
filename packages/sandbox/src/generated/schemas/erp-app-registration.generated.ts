// Generated from specs/erp/openapi.yaml by tools/codegen. Do not edit: run `pnpm generate`.
import type { GroupSchemas } from "../../platform/validate/schema.ts";

export const erpAppRegistration: GroupSchemas = {
  operations: {
    AppRegistration_Fetch: () => ({
      header: "x-challengecode* x-tenant-id",
      200: {"$ref":"Registration"},
      404: {"$ref":"ErrorResponse"},
      path: {"properties":{"registrationId":{"minLength":1,"type":"string"}},"required":["registrationId"],"type":"object"},
      default: {"$ref":"ErrorResponse"},
    }),
    AppRegistration_Register: () => ({
      header: "x-challengecode* x-tenant-id",
      201: {"$ref":"RegistrationStatus"},
      403: {"$ref":"ErrorResponse"},
      409: {"$ref":"ErrorResponse"},
      body: {"$ref":"AppRegistration"},
      default: {"$ref":"ErrorResponse"},
    }),
    AppRegistration_RegisterInstance: () => ({
      header: "x-challengecode* x-tenant-id",
      200: {"$ref":"RegistrationStatus"},
      400: {"$ref":"ErrorResponse"},
      403: {"$ref":"ErrorResponse"},
      path: {"properties":{"registrationId":{"minLength":1,"type":"string"}},"required":["registrationId"],"type":"object"},
      default: {"$ref":"ErrorResponse"},
    }),
    Authentication_RegisterForeignApp: () => ({
      header: "api-version x-appid* x-appversion* x-challengecode* x-companyid x-runas x-sessionid x-tenant-id*",
      201: {"$ref":"Registration"},
      409: {"$ref":"ErrorResponse"},
      body: {"$ref":"AppRegistration"},
      default: {"$ref":"ErrorResponse"},
    }),
    Authentication_RemoveForeignAppByAppId: () => ({
      header: "api-version x-appid* x-appversion* x-challengecode* x-companyid x-runas x-sessionid x-tenant-id*",
      404: {"$ref":"ErrorResponse"},
      path: {"properties":{"appId":{"minLength":1,"type":"string"}},"required":["appId"],"type":"object"},
      default: {"$ref":"ErrorResponse"},
    }),
    Authentication_RemoveForeignAppByRegistrationId: () => ({
      header: "api-version x-appid* x-appversion* x-challengecode* x-companyid x-runas x-sessionid x-tenant-id*",
      404: {"$ref":"ErrorResponse"},
      path: {"properties":{"registrationId":{"format":"uuid","type":"string"}},"required":["registrationId"],"type":"object"},
      default: {"$ref":"ErrorResponse"},
    }),
    Authentication_UpdateForeignAppByAppId: () => ({
      header: "api-version x-appid* x-appversion* x-challengecode* x-companyid x-runas x-sessionid x-tenant-id*",
      200: {"$ref":"Registration"},
      404: {"$ref":"ErrorResponse"},
      path: {"properties":{"appId":{"minLength":1,"type":"string"}},"required":["appId"],"type":"object"},
      body: {"$ref":"UpdateAppRegistration"},
      default: {"$ref":"ErrorResponse"},
    }),
    Authentication_UpdateForeignAppByRegistrationId: () => ({
      header: "api-version x-appid* x-appversion* x-challengecode* x-companyid x-runas x-sessionid x-tenant-id*",
      200: {"$ref":"Registration"},
      404: {"$ref":"ErrorResponse"},
      path: {"properties":{"registrationId":{"format":"uuid","type":"string"}},"required":["registrationId"],"type":"object"},
      body: {"$ref":"UpdateAppRegistration"},
      default: {"$ref":"ErrorResponse"},
    }),
  },
  schemas: {
    AppRegistration: () => ({
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
    }),
    AppToken: () => ({
      type: "object",
      properties: {
        apiKey: {"format":"password","type":"string"},
      },
    }),
    LocalizedText: () => ({
      required: ["LanguageIso","Name"],
      type: "object",
      properties: {
        LanguageIso: {"minLength":2,"type":"string"},
        Name: {"minLength":1,"type":"string"},
      },
    }),
    Registration: () => ({
      type: "object",
      properties: {
        grantedScopes: {"items":{"type":"string"},"type":"array"},
        requestStatusInfo: {"$ref":"RegistrationStatus"},
        token: {"$ref":"AppToken"},
      },
    }),
    RegistrationStatus: () => ({
      type: "object",
      properties: {
        appId: {"type":"string"},
        registrationRequestId: {"type":"string"},
        status: {"enum":[0,1,2],"format":"int32","type":"integer"},
      },
    }),
    RegistrationType: () => ({"enum":[0,1,2,3],"format":"int32","type":"integer"}),
    UpdateAppRegistration: () => ({
      additionalProperties: false,
      type: "object",
      properties: {
        appIcon: {"format":"byte","type":"string"},
        appId: {"type":"string"},
        description: {"type":"string"},
        displayName: {"type":"string"},
        localizedDescriptions: {"items":{"$ref":"UpdateTranslation"},"type":"array"},
        localizedDisplayNames: {"items":{"$ref":"UpdateTranslation"},"type":"array"},
        mandatoryApiScopes: {"items":{"type":"string"},"type":"array"},
        optionalApiScopes: {"items":{"type":"string"},"type":"array"},
        providerName: {"type":"string"},
        providerWebsite: {"type":"string"},
        registrationType: {"$ref":"RegistrationType"},
        signature: {"format":"byte","type":"string"},
        signatureData: {"format":"date-time","type":"string"},
        version: {"type":"string"},
      },
    }),
  },
};
