// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { UploadFileResponse } from "../shapes/files.generated.ts";
import type { ErrorResponse } from "../shapes/shared.generated.ts";

/** The paths of `files`. */
export interface FilesPaths {
  "/v2/file": {
    /** Upload a file or an image. */
    put: {
      parameters: { header?: { "x-tenant-id"?: string; "x-appid"?: string; "x-appversion"?: string; "api-version"?: string } };
      requestBody: { content: { "application/octet-stream": Blob } };
      responses: { 200: { content: { "application/json": UploadFileResponse } }; 400: { content: { "application/json": ErrorResponse } }; 401: { content: never }; 403: { content: { "application/json": ErrorResponse } }; 429: { content: never }; "default": { content: { "application/json": ErrorResponse } } };
    };
  };
  "/v2/file/{key}": {
    /** Download a file. */
    get: {
      parameters: { path: { key: string }; header?: { "x-tenant-id"?: string; "x-appid"?: string; "x-appversion"?: string; "api-version"?: string } };
      responses: { 200: { content: { "application/octet-stream": Blob } }; 204: { content: never }; 400: { content: { "application/json": ErrorResponse } }; 401: { content: never }; 403: { content: { "application/json": ErrorResponse } }; 429: { content: never }; "default": { content: { "application/json": ErrorResponse } } };
    };
  };
}
