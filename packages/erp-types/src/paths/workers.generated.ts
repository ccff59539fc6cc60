// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { ErrorResponse } from "../shapes/shared.generated.ts";
import type { CreateWorkerSyncConfiguration, PutWorkerSyncAction, WorkerSyncItem, WorkerSyncKey, WorkerSyncStatus } from "../shapes/workers.generated.ts";

/** The paths of `workers`. */
export interface WorkersPaths {
  "/v2/workers": {
    /** List worker syncs. */
    get: {
      parameters: { header?: { "x-tenant-id"?: string; "x-appid"?: string; "x-appversion"?: string; "api-version"?: string; "x-runas"?: string; "X-SessionId"?: string; "x-companyid"?: string } };
      responses: { 200: { content: { "application/json": WorkerSyncItem[] } }; 401: { content: never }; 402: { content: never }; 404: { content: { "application/json": ErrorResponse } }; 429: { content: never }; "default": { content: { "application/json": ErrorResponse } } };
    };
  };
  "/v2/workers/status": {
    /** List the status of worker syncs. */
    get: {
      parameters: { query?: { syncId?: WorkerSyncKey }; header?: { "x-tenant-id"?: string; "x-appid"?: string; "x-appversion"?: string; "api-version"?: string; "x-runas"?: string; "X-SessionId"?: string; "x-companyid"?: string } };
      responses: { 200: { content: { "application/json": WorkerSyncStatus[] } }; 401: { content: never }; 402: { content: never }; 404: { content: { "application/json": ErrorResponse } }; 429: { content: never }; "default": { content: { "application/json": ErrorResponse } } };
    };
  };
  "/v2/workers/{syncId}": {
    /** Configure a worker sync. */
    post: {
      parameters: { path: { syncId: WorkerSyncKey }; header?: { "x-tenant-id"?: string; "x-appid"?: string; "x-appversion"?: string; "api-version"?: string; "x-runas"?: string; "X-SessionId"?: string; "x-companyid"?: string } };
      requestBody: { content: { "application/json": CreateWorkerSyncConfiguration } };
      responses: { 200: { content: { "application/json": WorkerSyncItem } }; 401: { content: never }; 402: { content: never }; 404: { content: { "application/json": ErrorResponse } }; 429: { content: never }; "default": { content: { "application/json": ErrorResponse } } };
    };
    /** Start or stop a worker sync. */
    put: {
      parameters: { path: { syncId: WorkerSyncKey }; header?: { "x-tenant-id"?: string; "x-appid"?: string; "x-appversion"?: string; "api-version"?: string; "x-runas"?: string; "X-SessionId"?: string; "x-companyid"?: string } };
      requestBody: { content: { "application/json": PutWorkerSyncAction } };
      responses: { 204: { content: never }; 401: { content: never }; 402: { content: never }; 404: { content: { "application/json": ErrorResponse } }; 429: { content: never }; "default": { content: { "application/json": ErrorResponse } } };
    };
  };
}
