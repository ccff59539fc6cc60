// Generated from specs/channel/openapi.yaml 1.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { RefundProcessingResult } from "../shapes/refunds.generated.ts";
import type { ErrorList } from "../shapes/shared.generated.ts";

/** The paths of `refunds`. */
export interface RefundsPaths {
  "/v1/channel/order/refund/processing-result": {
    /** Report what became of a refund. */
    post: {
      parameters: { header?: { "Accept-Language"?: string } };
      requestBody: { content: { "application/json": RefundProcessingResult } };
      responses: { 201: { content: never }; 400: { content: { "application/json": ErrorList } }; 401: { content: { "application/json": ErrorList } }; 429: { content: { "application/json": ErrorList } }; "default": { content: { "application/json": ErrorList } } };
    };
  };
}
