// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { ErrorResponse, WorkbenchResourceTypeKey } from "../shapes/shared.generated.ts";
import type { CreateWorkbenchResourceTypeCommand } from "../shapes/workbench-resource-types.generated.ts";

/** The paths of `workbenchResourceTypes`. */
export interface WorkbenchResourceTypesPaths {
  "/v2/workbenchResourceTypes/create": {
    /** Create a workbench resource type. */
    post: {
      parameters: { header?: { "x-tenant-id"?: string; "x-appid"?: string; "x-appversion"?: string; "api-version"?: string; "x-runas"?: string; "X-SessionId"?: string; "x-companyid"?: string } };
      requestBody: { content: { "application/json": CreateWorkbenchResourceTypeCommand } };
      responses: { 201: { content: { "application/json": unknown } }; 429: { content: never }; "default": { content: { "application/json": ErrorResponse } } };
    };
  };
  "/v2/workbenchResourceTypes/{id}": {
    /** Get a workbench resource type. */
    get: {
      parameters: { path: { id: WorkbenchResourceTypeKey }; header?: { "x-tenant-id"?: string; "x-appid"?: string; "x-appversion"?: string; "api-version"?: string; "x-runas"?: string; "X-SessionId"?: string; "x-companyid"?: string } };
      responses: { 200: { content: { "application/json": unknown } }; 429: { content: never }; "default": { content: { "application/json": ErrorResponse } } };
    };
  };
}
