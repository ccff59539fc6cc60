// Generated from specs/channel/openapi.yaml 1.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { Category, CategoryId, ChannelId, ErrorList } from "../shapes/shared.generated.ts";

/** The paths of `sellerMeta`. */
export interface SellerMetaPaths {
  "/v1/seller/meta/{channel}/attributes": {
    /** Get the global attributes. */
    get: {
      parameters: { path: { channel: ChannelId }; header?: { "Accept-Language"?: string } };
      responses: { 200: { content: { "application/json": unknown } }; 400: { content: { "application/json": ErrorList } }; 401: { content: { "application/json": ErrorList } }; 429: { content: { "application/json": ErrorList } }; "default": { content: { "application/json": ErrorList } } };
    };
  };
  "/v1/seller/meta/{channel}/categories": {
    /** Get the category tree. */
    get: {
      parameters: { path: { channel: ChannelId }; header?: { "Accept-Language"?: string } };
      responses: { 200: { content: { "application/json": Category[] } }; 400: { content: { "application/json": ErrorList } }; 401: { content: { "application/json": ErrorList } }; 429: { content: { "application/json": ErrorList } }; "default": { content: { "application/json": ErrorList } } };
    };
  };
  "/v1/seller/meta/{channel}/category/{categoryId}/attributes": {
    /** Get the attributes of a category. */
    get: {
      parameters: { path: { channel: ChannelId; categoryId: CategoryId }; header?: { "Accept-Language"?: string } };
      responses: { 200: { content: { "application/json": unknown } }; 400: { content: { "application/json": ErrorList } }; 401: { content: { "application/json": ErrorList } }; 429: { content: { "application/json": ErrorList } }; "default": { content: { "application/json": ErrorList } } };
    };
  };
  "/v1/seller/meta/{channel}/payment-rules": {
    /** Get the payment rules. */
    get: {
      parameters: { path: { channel: ChannelId }; header?: { "Accept-Language"?: string } };
      responses: { 200: { content: { "application/json": unknown } }; 400: { content: { "application/json": ErrorList } }; 401: { content: { "application/json": ErrorList } }; 429: { content: { "application/json": ErrorList } }; "default": { content: { "application/json": ErrorList } } };
    };
  };
  "/v1/seller/meta/{channel}/price-types": {
    /** Get the price types. */
    get: {
      parameters: { path: { channel: ChannelId }; header?: { "Accept-Language"?: string } };
      responses: { 200: { content: { "application/json": unknown } }; 400: { content: { "application/json": ErrorList } }; 401: { content: { "application/json": ErrorList } }; 429: { content: { "application/json": ErrorList } }; "default": { content: { "application/json": ErrorList } } };
    };
  };
  "/v1/seller/meta/{channel}/seller/attributes": {
    /** Get the attributes of the seller. */
    get: {
      parameters: { path: { channel: ChannelId }; header?: { "Accept-Language"?: string } };
      responses: { 200: { content: { "application/json": unknown } }; 400: { content: { "application/json": ErrorList } }; 401: { content: { "application/json": ErrorList } }; 429: { content: { "application/json": ErrorList } }; "default": { content: { "application/json": ErrorList } } };
    };
  };
  "/v1/seller/meta/{channel}/shipping-rules": {
    /** Get the shipping rules. */
    get: {
      parameters: { path: { channel: ChannelId }; header?: { "Accept-Language"?: string } };
      responses: { 200: { content: { "application/json": unknown } }; 400: { content: { "application/json": ErrorList } }; 401: { content: { "application/json": ErrorList } }; 429: { content: { "application/json": ErrorList } }; "default": { content: { "application/json": ErrorList } } };
    };
  };
}
