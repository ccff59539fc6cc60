// Generated from specs/channel/openapi.yaml 1.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { DocumentReference, SellerInvoiceUpload, SellerOrderAcceptList, SellerOrderPaymentList, SellerOrderRefund, SellerOrderReturn, SellerOrderShippingList } from "../shapes/seller-orders.generated.ts";
import type { ErrorList } from "../shapes/shared.generated.ts";

/** The paths of `sellerOrders`. */
export interface SellerOrdersPaths {
  "/v1/seller/order/accept": {
    /** Accept or refuse orders. */
    put: {
      parameters: { header?: { "Accept-Language"?: string } };
      requestBody: { content: { "application/json": SellerOrderAcceptList } };
      responses: { 201: { content: never }; 400: { content: { "application/json": ErrorList } }; 401: { content: { "application/json": ErrorList } }; 429: { content: { "application/json": ErrorList } }; "default": { content: { "application/json": ErrorList } } };
    };
  };
  "/v1/seller/order/invoice": {
    /** Upload an invoice. */
    post: {
      parameters: { header?: { "Accept-Language"?: string } };
      requestBody: { content: { "multipart/form-data": SellerInvoiceUpload } };
      responses: { 201: { content: { "application/json": DocumentReference } }; 400: { content: { "application/json": ErrorList } }; 401: { content: { "application/json": ErrorList } }; 429: { content: { "application/json": ErrorList } }; "default": { content: { "application/json": ErrorList } } };
    };
  };
  "/v1/seller/order/payment": {
    /** Report payments. */
    put: {
      parameters: { header?: { "Accept-Language"?: string } };
      requestBody: { content: { "application/json": SellerOrderPaymentList } };
      responses: { 201: { content: never }; 400: { content: { "application/json": ErrorList } }; 401: { content: { "application/json": ErrorList } }; 429: { content: { "application/json": ErrorList } }; "default": { content: { "application/json": ErrorList } } };
    };
  };
  "/v1/seller/order/refund": {
    /** Refund items. */
    post: {
      parameters: { header?: { "Accept-Language"?: string } };
      requestBody: { content: { "application/json": SellerOrderRefund } };
      responses: { 201: { content: never }; 400: { content: { "application/json": ErrorList } }; 401: { content: { "application/json": ErrorList } }; 429: { content: { "application/json": ErrorList } }; "default": { content: { "application/json": ErrorList } } };
    };
  };
  "/v1/seller/order/return": {
    /** Report goods that came back. */
    post: {
      parameters: { header?: { "Accept-Language"?: string } };
      requestBody: { content: { "application/json": SellerOrderReturn } };
      responses: { 201: { content: never }; 400: { content: { "application/json": ErrorList } }; 401: { content: { "application/json": ErrorList } }; 429: { content: { "application/json": ErrorList } }; "default": { content: { "application/json": ErrorList } } };
    };
  };
  "/v1/seller/order/shipping": {
    /** Report shipments. */
    put: {
      parameters: { header?: { "Accept-Language"?: string } };
      requestBody: { content: { "application/json": SellerOrderShippingList } };
      responses: { 201: { content: never }; 400: { content: { "application/json": ErrorList } }; 401: { content: { "application/json": ErrorList } }; 429: { content: { "application/json": ErrorList } }; "default": { content: { "application/json": ErrorList } } };
    };
  };
}
