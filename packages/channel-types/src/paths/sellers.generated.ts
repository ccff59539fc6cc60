// Generated from specs/channel/openapi.yaml 1.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { ChannelSellerList, CreateSeller, SignupSession, UpdateSeller, UpdateSession, UpsertMarketplaceSeller } from "../shapes/sellers.generated.ts";
import type { ErrorList, SellerId } from "../shapes/shared.generated.ts";

/** The paths of `sellers`. */
export interface SellersPaths {
  "/v1/channel/seller": {
    /** End a seller's sign-up. */
    post: {
      parameters: { header?: { "Accept-Language"?: string } };
      requestBody: { content: { "application/json": CreateSeller } };
      responses: { 201: { content: never }; 400: { content: { "application/json": ErrorList } }; 401: { content: { "application/json": ErrorList } }; 429: { content: { "application/json": ErrorList } }; "default": { content: { "application/json": ErrorList } } };
    };
    /** End a seller's update. */
    patch: {
      parameters: { header?: { "Accept-Language"?: string } };
      requestBody: { content: { "application/json": UpdateSeller } };
      responses: { 201: { content: never }; 400: { content: { "application/json": ErrorList } }; 401: { content: { "application/json": ErrorList } }; 429: { content: { "application/json": ErrorList } }; "default": { content: { "application/json": ErrorList } } };
    };
  };
  "/v1/channel/seller/list": {
    /** List the sellers of the channel. */
    get: {
      parameters: { header?: { "Accept-Language"?: string } };
      responses: { 200: { content: { "application/json": ChannelSellerList } }; 400: { content: { "application/json": ErrorList } }; 401: { content: { "application/json": ErrorList } }; 429: { content: { "application/json": ErrorList } }; "default": { content: { "application/json": ErrorList } } };
    };
  };
  "/v1/channel/seller/platform/{jtlAccountId}": {
    /** Add a known seller to a further channel. */
    post: {
      parameters: { path: { jtlAccountId: number }; header?: { "Accept-Language"?: string } };
      requestBody: { content: { "application/json": UpsertMarketplaceSeller } };
      responses: { 201: { content: never }; 400: { content: { "application/json": ErrorList } }; 401: { content: { "application/json": ErrorList } }; 429: { content: { "application/json": ErrorList } }; "default": { content: { "application/json": ErrorList } } };
    };
  };
  "/v1/channel/seller/signup-session": {
    /** Get whose sign-up session it is. */
    get: {
      parameters: { query: { session: string }; header?: { "Accept-Language"?: string } };
      responses: { 200: { content: { "application/json": SignupSession } }; 400: { content: { "application/json": ErrorList } }; 401: { content: { "application/json": ErrorList } }; 404: { content: { "application/json": ErrorList } }; 429: { content: { "application/json": ErrorList } }; "default": { content: { "application/json": ErrorList } } };
    };
  };
  "/v1/channel/seller/update-session": {
    /** Get whose update session it is. */
    get: {
      parameters: { query: { session: string }; header?: { "Accept-Language"?: string } };
      responses: { 200: { content: { "application/json": UpdateSession } }; 400: { content: { "application/json": ErrorList } }; 401: { content: { "application/json": ErrorList } }; 404: { content: { "application/json": ErrorList } }; 429: { content: { "application/json": ErrorList } }; "default": { content: { "application/json": ErrorList } } };
    };
  };
  "/v1/channel/seller/{sellerId}": {
    /** Unlink a seller. */
    delete: {
      parameters: { path: { sellerId: SellerId }; query?: { reason?: string }; header?: { "Accept-Language"?: string } };
      responses: { 204: { content: never }; 400: { content: { "application/json": ErrorList } }; 401: { content: { "application/json": ErrorList } }; 404: { content: { "application/json": ErrorList } }; 429: { content: { "application/json": ErrorList } }; "default": { content: { "application/json": ErrorList } } };
    };
  };
}
