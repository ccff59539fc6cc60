// Generated from specs/channel/openapi.yaml 1.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { OfferListingFailedList, OfferListingInProgressList, OfferListingSuccessfulList, StockList } from "../shapes/offers.generated.ts";
import type { ErrorList, SellerId, Timestamp } from "../shapes/shared.generated.ts";

/** The paths of `offers`. */
export interface OffersPaths {
  "/v1/channel/offer/in-progress": {
    /** Report offers whose listing has begun. */
    post: {
      parameters: { header?: { "Accept-Language"?: string } };
      requestBody: { content: { "application/json": OfferListingInProgressList } };
      responses: { 201: { content: never }; 400: { content: { "application/json": ErrorList } }; 401: { content: { "application/json": ErrorList } }; 429: { content: { "application/json": ErrorList } }; "default": { content: { "application/json": ErrorList } } };
    };
  };
  "/v1/channel/offer/listed": {
    /** Report offers that are listed. */
    post: {
      parameters: { header?: { "Accept-Language"?: string } };
      requestBody: { content: { "application/json": OfferListingSuccessfulList } };
      responses: { 201: { content: never }; 400: { content: { "application/json": ErrorList } }; 401: { content: { "application/json": ErrorList } }; 429: { content: { "application/json": ErrorList } }; "default": { content: { "application/json": ErrorList } } };
    };
  };
  "/v1/channel/offer/listing-failed": {
    /** Report offers that could not be listed. */
    post: {
      parameters: { header?: { "Accept-Language"?: string } };
      requestBody: { content: { "application/json": OfferListingFailedList } };
      responses: { 201: { content: never }; 400: { content: { "application/json": ErrorList } }; 401: { content: { "application/json": ErrorList } }; 429: { content: { "application/json": ErrorList } }; "default": { content: { "application/json": ErrorList } } };
    };
  };
  "/v1/channel/offer/stock-updates": {
    /** List stocks of a seller that changed. */
    get: {
      parameters: { query: { updatedAfter: Timestamp; sellerId: SellerId }; header?: { "Accept-Language"?: string } };
      responses: { 200: { content: { "application/json": StockList } }; 400: { content: { "application/json": ErrorList } }; 401: { content: { "application/json": ErrorList } }; 429: { content: { "application/json": ErrorList } }; "default": { content: { "application/json": ErrorList } } };
    };
  };
  "/v1/channel/offer/stock-updates/all": {
    /** List stocks of all sellers that changed. */
    get: {
      parameters: { query: { updatedAfter: Timestamp }; header?: { "Accept-Language"?: string } };
      responses: { 200: { content: { "application/json": StockList } }; 400: { content: { "application/json": ErrorList } }; 401: { content: { "application/json": ErrorList } }; 429: { content: { "application/json": ErrorList } }; "default": { content: { "application/json": ErrorList } } };
    };
  };
}
