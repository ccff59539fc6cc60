// Generated from specs/channel/openapi.yaml 1.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { SellerOfferEndList, SellerOfferList, SellerOfferPriceList, SellerOfferStockList } from "../shapes/seller-offers.generated.ts";
import type { ErrorList, PartialSuccess } from "../shapes/shared.generated.ts";

/** The paths of `sellerOffers`. */
export interface SellerOffersPaths {
  "/v1/seller/offer": {
    /** Send new offers. */
    post: {
      parameters: { header?: { "Accept-Language"?: string } };
      requestBody: { content: { "application/json": SellerOfferList } };
      responses: { 201: { content: never }; 400: { content: { "application/json": ErrorList } }; 401: { content: { "application/json": ErrorList } }; 429: { content: { "application/json": ErrorList } }; "default": { content: { "application/json": ErrorList } } };
    };
    /** Send changed offers. */
    put: {
      parameters: { header?: { "Accept-Language"?: string } };
      requestBody: { content: { "application/json": SellerOfferList } };
      responses: { 201: { content: never }; 400: { content: { "application/json": ErrorList } }; 401: { content: { "application/json": ErrorList } }; 429: { content: { "application/json": ErrorList } }; "default": { content: { "application/json": ErrorList } } };
    };
  };
  "/v1/seller/offer/end": {
    /** End offers. */
    delete: {
      parameters: { header?: { "Accept-Language"?: string } };
      requestBody: { content: { "application/json": SellerOfferEndList } };
      responses: { 201: { content: { "application/json": PartialSuccess } }; 400: { content: { "application/json": ErrorList } }; 401: { content: { "application/json": ErrorList } }; 429: { content: { "application/json": ErrorList } }; "default": { content: { "application/json": ErrorList } } };
    };
  };
  "/v1/seller/offer/price": {
    /** Send changed prices. */
    put: {
      parameters: { header?: { "Accept-Language"?: string } };
      requestBody: { content: { "application/json": SellerOfferPriceList } };
      responses: { 201: { content: never }; 400: { content: { "application/json": ErrorList } }; 401: { content: { "application/json": ErrorList } }; 429: { content: { "application/json": ErrorList } }; "default": { content: { "application/json": ErrorList } } };
    };
  };
  "/v1/seller/offer/stock": {
    /** Send changed stocks. */
    put: {
      parameters: { header?: { "Accept-Language"?: string } };
      requestBody: { content: { "application/json": SellerOfferStockList } };
      responses: { 201: { content: never }; 400: { content: { "application/json": ErrorList } }; 401: { content: { "application/json": ErrorList } }; 429: { content: { "application/json": ErrorList } }; "default": { content: { "application/json": ErrorList } } };
    };
  };
}
