// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { ReturnReason } from "../shapes/return-reasons.generated.ts";
import type { ErrorResponse } from "../shapes/shared.generated.ts";

/** The paths of `returnReasons`. */
export interface ReturnReasonsPaths {
  "/v2/returnReasons": {
    /** List return reasons. */
    get: {
      parameters: { header?: { "x-tenant-id"?: string; "x-appid"?: string; "x-appversion"?: string; "api-version"?: string; "x-runas"?: string; "X-SessionId"?: string; "x-companyid"?: string } };
      responses: { 200: { content: { "application/json": ReturnReason[] } }; 401: { content: never }; 402: { content: never }; 429: { content: never }; "default": { content: { "application/json": ErrorResponse } } };
    };
  };
}
