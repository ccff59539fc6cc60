// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { ErrorResponse } from "../shapes/shared.generated.ts";

/** The paths of `shipments`. */
export interface ShipmentsPaths {
  "/v2/shipment/label/{packageId}": {
    /** Downloads a shipping label. */
    get: {
      parameters: { path: { packageId: string }; header: { "x-tenant-id": string; "x-appid": string; "x-appversion": string; "api-version"?: string; "x-runas"?: string; "X-SessionId"?: string; "x-companyid"?: string } };
      responses: { 200: { content: { "application/octet-stream": Blob } }; 401: { content: never }; 402: { content: never }; 404: { content: { "application/json": ErrorResponse } }; 429: { content: never }; "default": { content: { "application/json": ErrorResponse } } };
    };
  };
}
