// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { ReturnState } from "../shapes/return-states.generated.ts";
import type { ErrorResponse } from "../shapes/shared.generated.ts";

/** The paths of `returnStates`. */
export interface ReturnStatesPaths {
  "/v2/returnStates": {
    /** List return states. */
    get: {
      parameters: { header?: { "x-tenant-id"?: string; "x-appid"?: string; "x-appversion"?: string; "api-version"?: string; "x-runas"?: string; "X-SessionId"?: string; "x-companyid"?: string } };
      responses: { 200: { content: { "application/json": ReturnState[] } }; 401: { content: never }; 402: { content: never }; 429: { content: never }; "default": { content: { "application/json": ErrorResponse } } };
    };
  };
}
