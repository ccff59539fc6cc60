// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { ErrorResponse } from "../shapes/shared.generated.ts";

/** The paths of `countries`. */
export interface CountriesPaths {
  "/v2/Countries/QueryCountries": {
    /** List countries. */
    get: {
      parameters: { header?: { "x-tenant-id"?: string; "x-appid"?: string; "x-appversion"?: string; "api-version"?: string; "x-runas"?: string; "X-SessionId"?: string; "x-companyid"?: string } };
      responses: { 200: { content: { "application/json": unknown } }; 429: { content: never }; "default": { content: { "application/json": ErrorResponse } } };
    };
  };
}
