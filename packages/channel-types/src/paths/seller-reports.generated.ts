// Generated from specs/channel/openapi.yaml 1.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { SellerReportAnswer, SellerReportRequest } from "../shapes/seller-reports.generated.ts";
import type { ErrorList } from "../shapes/shared.generated.ts";

/** The paths of `sellerReports`. */
export interface SellerReportsPaths {
  "/v1/seller/report/request": {
    /** Ask for a report. */
    post: {
      parameters: { header?: { "Accept-Language"?: string } };
      requestBody: { content: { "application/json": SellerReportRequest } };
      responses: { 200: { content: { "application/json": SellerReportAnswer } }; 400: { content: { "application/json": ErrorList } }; 401: { content: { "application/json": ErrorList } }; 429: { content: { "application/json": ErrorList } }; "default": { content: { "application/json": ErrorList } } };
    };
  };
}
