// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { ErrorResponse } from "../shapes/shared.generated.ts";

/** The paths of `offers`. */
export interface OffersPaths {
  "/v2/offer/{offerId}/output/mail": {
    /** Send an offer by email. */
    post: {
      parameters: { path: { offerId: string }; query?: { formId?: string }; header?: { "x-tenant-id"?: string; "x-appid"?: string; "x-appversion"?: string; "api-version"?: string; "x-runas"?: string; "X-SessionId"?: string; "x-companyid"?: string } };
      responses: { 201: { content: never }; 400: { content: { "application/json": ErrorResponse } }; 401: { content: never }; 402: { content: never }; 429: { content: never }; "default": { content: { "application/json": ErrorResponse } } };
    };
  };
  "/v2/offer/{offerId}/output/pdf": {
    /** Download an offer as PDF. */
    post: {
      parameters: { path: { offerId: string }; query?: { formId?: string }; header?: { "x-tenant-id"?: string; "x-appid"?: string; "x-appversion"?: string; "api-version"?: string; "x-runas"?: string; "X-SessionId"?: string; "x-companyid"?: string } };
      responses: { 200: { content: { "application/octet-stream": Blob } }; 400: { content: { "application/json": ErrorResponse } }; 401: { content: never }; 402: { content: never }; 429: { content: never }; "default": { content: { "application/json": ErrorResponse } } };
    };
  };
  "/v2/offer/{offerId}/output/print": {
    /** Print an offer. */
    post: {
      parameters: { path: { offerId: string }; query?: { formId?: string; printer?: string }; header?: { "x-tenant-id"?: string; "x-appid"?: string; "x-appversion"?: string; "api-version"?: string; "x-runas"?: string; "X-SessionId"?: string; "x-companyid"?: string } };
      responses: { 201: { content: never }; 400: { content: { "application/json": ErrorResponse } }; 401: { content: never }; 402: { content: never }; 429: { content: never }; "default": { content: { "application/json": ErrorResponse } } };
    };
  };
}
