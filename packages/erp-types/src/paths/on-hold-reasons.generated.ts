// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { OnHoldReason } from "../shapes/on-hold-reasons.generated.ts";
import type { ErrorResponse } from "../shapes/shared.generated.ts";

/** The paths of `onHoldReasons`. */
export interface OnHoldReasonsPaths {
  "/v2/onHoldReasons": {
    /** List on-hold reasons. */
    get: {
      parameters: { header?: { "x-tenant-id"?: string; "x-appid"?: string; "x-appversion"?: string; "api-version"?: string; "x-runas"?: string; "X-SessionId"?: string; "x-companyid"?: string } };
      responses: { 200: { content: { "application/json": OnHoldReason[] } }; 401: { content: never }; 402: { content: never }; 429: { content: never }; "default": { content: { "application/json": ErrorResponse } } };
    };
  };
}
