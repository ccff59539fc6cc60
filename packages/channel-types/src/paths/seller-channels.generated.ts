// Generated from specs/channel/openapi.yaml 1.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { SignUpAddress, UpdateAddress } from "../shapes/seller-channels.generated.ts";
import type { ChannelId, ErrorList, SellerId } from "../shapes/shared.generated.ts";

/** The paths of `sellerChannels`. */
export interface SellerChannelsPaths {
  "/v1/seller/channel/{channel}": {
    /** Start the sign-up to a channel. */
    post: {
      parameters: { path: { channel: ChannelId }; header: { "User-Agent": string; "Accept-Language"?: string } };
      responses: { 200: { content: { "application/json": SignUpAddress } }; 400: { content: { "application/json": ErrorList } }; 401: { content: { "application/json": ErrorList } }; 429: { content: { "application/json": ErrorList } }; "default": { content: { "application/json": ErrorList } } };
    };
    /** Start the update of a link. */
    patch: {
      parameters: { path: { channel: ChannelId }; query: { sellerId: SellerId }; header?: { "Accept-Language"?: string } };
      responses: { 200: { content: { "application/json": UpdateAddress } }; 400: { content: { "application/json": ErrorList } }; 401: { content: { "application/json": ErrorList } }; 429: { content: { "application/json": ErrorList } }; "default": { content: { "application/json": ErrorList } } };
    };
  };
  "/v1/seller/channel/{channel}/{sellerId}": {
    /** Leave a channel. */
    delete: {
      parameters: { path: { channel: ChannelId; sellerId: SellerId }; header?: { "Accept-Language"?: string } };
      responses: { 202: { content: never }; 400: { content: { "application/json": ErrorList } }; 401: { content: { "application/json": ErrorList } }; 404: { content: { "application/json": ErrorList } }; 429: { content: { "application/json": ErrorList } }; "default": { content: { "application/json": ErrorList } } };
    };
  };
}
