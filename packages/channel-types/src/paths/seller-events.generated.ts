// Generated from specs/channel/openapi.yaml 1.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { SellerEventList } from "../shapes/seller-events.generated.ts";
import type { ChannelId, ErrorList, EventIdList, Timestamp } from "../shapes/shared.generated.ts";

/** The paths of `sellerEvents`. */
export interface SellerEventsPaths {
  "/v2/seller/event": {
    /** Acknowledge events for sellers. */
    delete: {
      parameters: { header?: { "Accept-Language"?: string } };
      requestBody: { content: { "application/json": EventIdList } };
      responses: { 204: { content: never }; 400: { content: { "application/json": ErrorList } }; 401: { content: { "application/json": ErrorList } }; 429: { content: { "application/json": ErrorList } }; "default": { content: { "application/json": ErrorList } } };
    };
    /** Get events for sellers. */
    get: {
      parameters: { query?: { createdAfter?: Timestamp; eventTypeFilter?: string[]; channel?: ChannelId }; header?: { "Accept-Language"?: string } };
      responses: { 200: { content: { "application/json": SellerEventList } }; 400: { content: { "application/json": ErrorList } }; 401: { content: { "application/json": ErrorList } }; 429: { content: { "application/json": ErrorList } }; "default": { content: { "application/json": ErrorList } } };
    };
  };
}
