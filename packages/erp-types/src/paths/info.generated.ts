// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { ApiStatus } from "../shapes/info.generated.ts";
import type { ErrorResponse } from "../shapes/shared.generated.ts";

/** The paths of `info`. */
export interface InfoPaths {
  "/v2/info": {
    /** Ping the API. */
    head: {
      parameters: { header?: { "x-tenant-id"?: string; "x-appid"?: string; "x-appversion"?: string; "api-version"?: string } };
      responses: { 200: { content: never }; 429: { content: never }; "default": { content: { "application/json": ErrorResponse } } };
    };
    /** Get the status of the API. */
    get: {
      parameters: { header?: { "x-tenant-id"?: string; "x-appid"?: string; "x-appversion"?: string; "api-version"?: string } };
      responses: { 200: { content: { "application/json": ApiStatus } }; 401: { content: never }; 404: { content: { "application/json": ErrorResponse } }; 429: { content: never }; "default": { content: { "application/json": ErrorResponse } } };
    };
  };
}
