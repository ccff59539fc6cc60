// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { ErrorResponse } from "../shapes/shared.generated.ts";

/** The paths of `logout`. */
export interface LogoutPaths {
  "/v2/authentication/logout": {
    /** Log out the ERP user. */
    post: {
      parameters: { header: { "x-challengecode": string; "x-tenant-id"?: string; "x-appid"?: string; "x-appversion"?: string; "X-SessionId"?: string } };
      responses: { 200: { content: never }; 400: { content: { "application/json": ErrorResponse } }; 429: { content: never }; "default": { content: { "application/json": ErrorResponse } } };
    };
  };
}
