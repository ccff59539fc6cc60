// Generated from specs/channel/openapi.yaml 1.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { InvoiceUpload } from "../shapes/invoices.generated.ts";
import type { ErrorList } from "../shapes/shared.generated.ts";

/** The paths of `invoices`. */
export interface InvoicesPaths {
  "/v1/channel/order/invoice": {
    /** Upload an invoice. */
    post: {
      parameters: { header?: { "Accept-Language"?: string } };
      requestBody: { content: { "multipart/form-data": InvoiceUpload } };
      responses: { 201: { content: never }; 400: { content: { "application/json": ErrorList } }; 401: { content: { "application/json": ErrorList } }; 429: { content: { "application/json": ErrorList } }; "default": { content: { "application/json": ErrorList } } };
    };
  };
  "/v1/channel/order/invoice/{documentId}": {
    /** Download an invoice. */
    get: {
      parameters: { path: { documentId: string }; header?: { "Accept-Language"?: string } };
      responses: { 200: { content: { "application/octet-stream": Blob } }; 400: { content: { "application/json": ErrorList } }; 401: { content: { "application/json": ErrorList } }; 404: { content: { "application/json": ErrorList } }; 429: { content: { "application/json": ErrorList } }; "default": { content: { "application/json": ErrorList } } };
    };
  };
}
