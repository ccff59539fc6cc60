// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { ActivateLanguageCommand, DeactivateLanguageCommand } from "../shapes/languages.generated.ts";
import type { ErrorResponse } from "../shapes/shared.generated.ts";

/** The paths of `languages`. */
export interface LanguagesPaths {
  "/v2/languages/QueryLanguages": {
    /** List languages. */
    get: {
      parameters: { header?: { "x-tenant-id"?: string; "x-appid"?: string; "x-appversion"?: string; "api-version"?: string; "x-runas"?: string; "X-SessionId"?: string; "x-companyid"?: string } };
      responses: { 200: { content: { "application/json": unknown } }; 429: { content: never }; "default": { content: { "application/json": ErrorResponse } } };
    };
  };
  "/v2/languages/activate": {
    /** Activate a language. */
    post: {
      parameters: { header?: { "x-tenant-id"?: string; "x-appid"?: string; "x-appversion"?: string; "api-version"?: string; "x-runas"?: string; "X-SessionId"?: string; "x-companyid"?: string } };
      requestBody: { content: { "application/json": ActivateLanguageCommand } };
      responses: { 201: { content: { "application/json": unknown } }; 429: { content: never }; "default": { content: { "application/json": ErrorResponse } } };
    };
  };
  "/v2/languages/deactivate": {
    /** Deactivate a language. */
    post: {
      parameters: { header?: { "x-tenant-id"?: string; "x-appid"?: string; "x-appversion"?: string; "api-version"?: string; "x-runas"?: string; "X-SessionId"?: string; "x-companyid"?: string } };
      requestBody: { content: { "application/json": DeactivateLanguageCommand } };
      responses: { 200: { content: { "application/json": unknown } }; 429: { content: never }; "default": { content: { "application/json": ErrorResponse } } };
    };
  };
}
