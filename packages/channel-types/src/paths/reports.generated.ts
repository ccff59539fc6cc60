// Generated from specs/channel/openapi.yaml 1.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { SellerInventoryItem } from "../shapes/reports.generated.ts";
import type { ErrorList } from "../shapes/shared.generated.ts";

/** The paths of `reports`. */
export interface ReportsPaths {
  "/v1/channel/report/{reportId}": {
    /**
     * Send a whole report at once.
     * @deprecated
     */
    post: {
      parameters: { path: { reportId: string }; header?: { "Content-Encoding"?: "gzip"; "Accept-Language"?: string } };
      requestBody: { content: { "application/json": SellerInventoryItem[] } };
      responses: { 201: { content: never }; 400: { content: { "application/json": ErrorList } }; 401: { content: { "application/json": ErrorList } }; 404: { content: { "application/json": ErrorList } }; 429: { content: { "application/json": ErrorList } }; "default": { content: { "application/json": ErrorList } } };
    };
  };
  "/v1/channel/report/{reportId}/completed": {
    /** Complete a report. */
    post: {
      parameters: { path: { reportId: string }; header?: { "Accept-Language"?: string } };
      responses: { 201: { content: never }; 400: { content: { "application/json": ErrorList } }; 401: { content: { "application/json": ErrorList } }; 404: { content: { "application/json": ErrorList } }; 429: { content: { "application/json": ErrorList } }; "default": { content: { "application/json": ErrorList } } };
    };
  };
  "/v1/channel/report/{reportId}/data": {
    /** Send data of a report. */
    post: {
      parameters: { path: { reportId: string }; header?: { "Content-Encoding"?: "gzip"; "Accept-Language"?: string } };
      requestBody: { content: { "application/json": SellerInventoryItem[] } };
      responses: { 201: { content: never }; 400: { content: { "application/json": ErrorList } }; 401: { content: { "application/json": ErrorList } }; 404: { content: { "application/json": ErrorList } }; 429: { content: { "application/json": ErrorList } }; "default": { content: { "application/json": ErrorList } } };
    };
  };
}
