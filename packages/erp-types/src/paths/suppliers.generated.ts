// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { ErrorResponse } from "../shapes/shared.generated.ts";
import type { SupplierPage } from "../shapes/suppliers.generated.ts";

/** The paths of `suppliers`. */
export interface SuppliersPaths {
  "/v2/suppliers": {
    /** List suppliers. */
    get: {
      parameters: { query?: { lastChangedSince?: string; lastChangedUntil?: string; pageNumber?: number; pageSize?: number }; header?: { "x-tenant-id"?: string; "x-appid"?: string; "x-appversion"?: string; "api-version"?: string; "x-runas"?: string; "X-SessionId"?: string; "x-companyid"?: string } };
      responses: { 200: { content: { "application/json": SupplierPage } }; 401: { content: never }; 402: { content: never }; 404: { content: { "application/json": ErrorResponse } }; 429: { content: never }; "default": { content: { "application/json": ErrorResponse } } };
    };
  };
}
