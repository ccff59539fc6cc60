// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { Feature } from "../shapes/features.generated.ts";
import type { ErrorResponse } from "../shapes/shared.generated.ts";

/** The paths of `features`. */
export interface FeaturesPaths {
  "/v2/feature": {
    /** List feature sets. */
    get: {
      parameters: { header?: { "x-tenant-id"?: string; "x-appid"?: string; "x-appversion"?: string; "api-version"?: string } };
      responses: { 200: { content: { "application/json": Feature[] } }; 401: { content: never }; 429: { content: never }; "default": { content: { "application/json": ErrorResponse } } };
    };
  };
}
