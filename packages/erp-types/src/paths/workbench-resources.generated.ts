// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { ErrorResponse } from "../shapes/shared.generated.ts";
import type { CreateWorkbenchResourceCommand, WorkbenchResourceKey } from "../shapes/workbench-resources.generated.ts";

/** The paths of `workbenchResources`. */
export interface WorkbenchResourcesPaths {
  "/v2/workbenchResources/create": {
    /** Create a workbench resource. */
    post: {
      parameters: { header?: { "x-tenant-id"?: string; "x-appid"?: string; "x-appversion"?: string; "api-version"?: string; "x-runas"?: string; "X-SessionId"?: string; "x-companyid"?: string } };
      requestBody: { content: { "application/json": CreateWorkbenchResourceCommand } };
      responses: { 201: { content: { "application/json": unknown } }; 429: { content: never }; "default": { content: { "application/json": ErrorResponse } } };
    };
  };
  "/v2/workbenchResources/{id}": {
    /** Get a workbench resource. */
    get: {
      parameters: { path: { id: WorkbenchResourceKey }; header?: { "x-tenant-id"?: string; "x-appid"?: string; "x-appversion"?: string; "api-version"?: string; "x-runas"?: string; "X-SessionId"?: string; "x-companyid"?: string } };
      responses: { 200: { content: { "application/json": unknown } }; 429: { content: never }; "default": { content: { "application/json": ErrorResponse } } };
    };
  };
}
