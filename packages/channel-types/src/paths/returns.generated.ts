// Generated from specs/channel/openapi.yaml 1.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { ReturnAnnouncement, ReturnProcessingResult } from "../shapes/returns.generated.ts";
import type { ErrorList } from "../shapes/shared.generated.ts";

/** The paths of `returns`. */
export interface ReturnsPaths {
  "/v1/channel/order/return": {
    /** Announce a return. */
    post: {
      parameters: { header?: { "Accept-Language"?: string } };
      requestBody: { content: { "application/json": ReturnAnnouncement } };
      responses: { 201: { content: never }; 400: { content: { "application/json": ErrorList } }; 401: { content: { "application/json": ErrorList } }; 429: { content: { "application/json": ErrorList } }; "default": { content: { "application/json": ErrorList } } };
    };
  };
  "/v1/channel/order/return/processing-result": {
    /** Report what became of a return. */
    post: {
      parameters: { header?: { "Accept-Language"?: string } };
      requestBody: { content: { "application/json": ReturnProcessingResult } };
      responses: { 201: { content: never }; 400: { content: { "application/json": ErrorList } }; 401: { content: { "application/json": ErrorList } }; 429: { content: { "application/json": ErrorList } }; "default": { content: { "application/json": ErrorList } } };
    };
  };
}
