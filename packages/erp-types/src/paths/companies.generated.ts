// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { Company } from "../shapes/companies.generated.ts";
import type { CompanyKey, ErrorResponse } from "../shapes/shared.generated.ts";

/** The paths of `companies`. */
export interface CompaniesPaths {
  "/v2/companies": {
    /** List companies. */
    get: {
      parameters: { header?: { "x-tenant-id"?: string; "x-appid"?: string; "x-appversion"?: string; "api-version"?: string; "x-runas"?: string; "X-SessionId"?: string; "x-companyid"?: string } };
      responses: { 200: { content: { "application/json": Company[] } }; 401: { content: never }; 402: { content: never }; 429: { content: never }; "default": { content: { "application/json": ErrorResponse } } };
    };
  };
  "/v2/company/{companyId}": {
    /** Get a company. */
    get: {
      parameters: { path: { companyId: CompanyKey }; header?: { "x-tenant-id"?: string; "x-appid"?: string; "x-appversion"?: string; "api-version"?: string; "x-runas"?: string; "X-SessionId"?: string; "x-companyid"?: string } };
      responses: { 200: { content: { "application/json": unknown } }; 429: { content: never }; "default": { content: { "application/json": ErrorResponse } } };
    };
  };
}
