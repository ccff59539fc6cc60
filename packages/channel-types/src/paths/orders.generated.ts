// Generated from specs/channel/openapi.yaml 1.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { CancellationAccept, CancellationDenied, OrderAddressUpdateList, OrderCancellationRequest, OrderList, OrderStatusList } from "../shapes/orders.generated.ts";
import type { ErrorList, PartialSuccess } from "../shapes/shared.generated.ts";

/** The paths of `orders`. */
export interface OrdersPaths {
  "/v1/channel/order": {
    /** Create orders. */
    post: {
      parameters: { header?: { "Accept-Language"?: string } };
      requestBody: { content: { "application/json": OrderList } };
      responses: { 201: { content: { "application/json": PartialSuccess } }; 400: { content: { "application/json": ErrorList } }; 401: { content: { "application/json": ErrorList } }; 429: { content: { "application/json": ErrorList } }; "default": { content: { "application/json": ErrorList } } };
    };
  };
  "/v1/channel/order/address-update": {
    /** Change the addresses of orders. */
    put: {
      parameters: { header?: { "Accept-Language"?: string } };
      requestBody: { content: { "application/json": OrderAddressUpdateList } };
      responses: { 201: { content: { "application/json": PartialSuccess } }; 400: { content: { "application/json": ErrorList } }; 401: { content: { "application/json": ErrorList } }; 429: { content: { "application/json": ErrorList } }; "default": { content: { "application/json": ErrorList } } };
    };
  };
  "/v1/channel/order/cancellation": {
    /** Ask a seller for a cancellation. */
    post: {
      parameters: { header?: { "Accept-Language"?: string } };
      requestBody: { content: { "application/json": OrderCancellationRequest } };
      responses: { 201: { content: never }; 400: { content: { "application/json": ErrorList } }; 401: { content: { "application/json": ErrorList } }; 429: { content: { "application/json": ErrorList } }; "default": { content: { "application/json": ErrorList } } };
    };
  };
  "/v1/channel/order/cancellation-accept": {
    /** Accept a seller's cancellation. */
    put: {
      parameters: { header?: { "Accept-Language"?: string } };
      requestBody: { content: { "application/json": CancellationAccept } };
      responses: { 201: { content: never }; 400: { content: { "application/json": ErrorList } }; 401: { content: { "application/json": ErrorList } }; 429: { content: { "application/json": ErrorList } }; "default": { content: { "application/json": ErrorList } } };
    };
  };
  "/v1/channel/order/cancellation-denied": {
    /** Deny a seller's cancellation. */
    put: {
      parameters: { header?: { "Accept-Language"?: string } };
      requestBody: { content: { "application/json": CancellationDenied } };
      responses: { 201: { content: never }; 400: { content: { "application/json": ErrorList } }; 401: { content: { "application/json": ErrorList } }; 429: { content: { "application/json": ErrorList } }; "default": { content: { "application/json": ErrorList } } };
    };
  };
  "/v1/channel/order/status": {
    /** Change the status of orders. */
    put: {
      parameters: { header?: { "Accept-Language"?: string } };
      requestBody: { content: { "application/json": OrderStatusList } };
      responses: { 201: { content: { "application/json": PartialSuccess } }; 400: { content: { "application/json": ErrorList } }; 401: { content: { "application/json": ErrorList } }; 429: { content: { "application/json": ErrorList } }; "default": { content: { "application/json": ErrorList } } };
    };
  };
}
