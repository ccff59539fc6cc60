// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { LoginRequest, Session } from "../shapes/login.generated.ts";
import type { ErrorResponse } from "../shapes/shared.generated.ts";

/** The paths of `login`. */
export interface LoginPaths {
  "/v2/authentication/login": {
    /** Log in the ERP user. */
    post: {
      parameters: { header: { "x-challengecode": string; "x-tenant-id"?: string; "x-appid"?: string; "x-appversion"?: string } };
      requestBody: { content: { "application/json": LoginRequest } };
      responses: { 200: { content: { "application/json": Session } }; 400: { content: { "application/json": ErrorResponse } }; 402: { content: never }; 429: { content: never }; "default": { content: { "application/json": ErrorResponse } } };
    };
  };
}
