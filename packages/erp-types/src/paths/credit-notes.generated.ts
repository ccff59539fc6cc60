// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { SalesInvoiceCorrectionCancellationReason } from "../shapes/credit-notes.generated.ts";
import type { CreditNoteKey, ErrorResponse } from "../shapes/shared.generated.ts";

/** The paths of `creditNotes`. */
export interface CreditNotesPaths {
  "/v2/creditNotes/{creditNoteId}/output/mail": {
    /** Send a credit note by email. */
    post: {
      parameters: { path: { creditNoteId: string }; query?: { formId?: string }; header?: { "x-tenant-id"?: string; "x-appid"?: string; "x-appversion"?: string; "api-version"?: string; "x-runas"?: string; "X-SessionId"?: string; "x-companyid"?: string } };
      responses: { 201: { content: never }; 400: { content: { "application/json": ErrorResponse } }; 401: { content: never }; 402: { content: never }; 429: { content: never }; "default": { content: { "application/json": ErrorResponse } } };
    };
  };
  "/v2/creditNotes/{creditNoteId}/output/pdf": {
    /** Download a credit note as PDF. */
    post: {
      parameters: { path: { creditNoteId: string }; query?: { formId?: string }; header?: { "x-tenant-id"?: string; "x-appid"?: string; "x-appversion"?: string; "api-version"?: string; "x-runas"?: string; "X-SessionId"?: string; "x-companyid"?: string } };
      responses: { 200: { content: { "application/octet-stream": Blob } }; 400: { content: { "application/json": ErrorResponse } }; 401: { content: never }; 402: { content: never }; 429: { content: never }; "default": { content: { "application/json": ErrorResponse } } };
    };
  };
  "/v2/creditNotes/{creditNoteId}/output/print": {
    /** Print a credit note. */
    post: {
      parameters: { path: { creditNoteId: string }; query?: { formId?: string; printer?: string }; header?: { "x-tenant-id"?: string; "x-appid"?: string; "x-appversion"?: string; "api-version"?: string; "x-runas"?: string; "X-SessionId"?: string; "x-companyid"?: string } };
      responses: { 201: { content: never }; 400: { content: { "application/json": ErrorResponse } }; 401: { content: never }; 402: { content: never }; 429: { content: never }; "default": { content: { "application/json": ErrorResponse } } };
    };
  };
  "/v2/salesInvoiceCorrections/cancellationReasons": {
    /** List cancellation reasons of credit notes. */
    get: {
      parameters: { header?: { "x-tenant-id"?: string; "x-appid"?: string; "x-appversion"?: string; "api-version"?: string; "x-runas"?: string; "X-SessionId"?: string; "x-companyid"?: string } };
      responses: { 200: { content: { "application/json": SalesInvoiceCorrectionCancellationReason[] } }; 401: { content: never }; 402: { content: never }; 429: { content: never }; "default": { content: { "application/json": ErrorResponse } } };
    };
  };
  "/v2/salesInvoiceCorrections/{salesInvoiceCorrectionId}/finalize": {
    /** Finalise a credit note. */
    post: {
      parameters: { path: { salesInvoiceCorrectionId: CreditNoteKey }; header?: { "x-tenant-id"?: string; "x-appid"?: string; "x-appversion"?: string; "api-version"?: string; "x-runas"?: string; "X-SessionId"?: string; "x-companyid"?: string } };
      responses: { 204: { content: never }; 401: { content: never }; 402: { content: never }; 404: { content: { "application/json": ErrorResponse } }; 409: { content: { "application/json": ErrorResponse } }; 429: { content: never }; "default": { content: { "application/json": ErrorResponse } } };
    };
  };
}
