// Generated from specs/channel/openapi.yaml 1.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { DocumentReference, SellerInvoiceUpload, SellerOrderAcceptList, SellerOrderCancellationRequest, SellerOrderPaymentList, SellerOrderRefund, SellerOrderReturn, SellerOrderShippingList } from "@kontor/channel-types";
import type { CallOptions } from "@kontor/http";
import { buildGroup, encodeMultipart } from "@kontor/http/internal";
import type { ChannelCore } from "../core.generated.ts";
import { decodeDocumentReference } from "../decoders/seller-orders.generated.ts";
import type { ChannelError } from "../errors.generated.ts";

/** Operations on `sellerOrders`. Every method throws a {@link ChannelError}. */
export interface SellerOrdersGroup {
  /**
   * Accept or refuse orders. `PUT /v1/seller/order/accept`. Maturity: stable.
   * Tells the channels which orders the seller accepts.
   * Quota: 10 requests in 60 s.
   * @throws {ChannelError} If the platform answers outside 2xx.
   * @see documented
   */
  accept(body: SellerOrderAcceptList, options?: CallOptions): Promise<void>;
  /**
   * Refund items. `POST /v1/seller/order/refund`. Maturity: stable.
   * Tells the channel which items are refunded.
   * Quota: 10 requests in 60 s.
   * @throws {ChannelError} If the platform answers outside 2xx.
   * @see documented
   */
  refund(body: SellerOrderRefund, options?: CallOptions): Promise<void>;
  /**
   * Report payments. `PUT /v1/seller/order/payment`. Maturity: stable.
   * Tells the channels which orders are paid.
   * Quota: 10 requests in 60 s.
   * @throws {ChannelError} If the platform answers outside 2xx.
   * @see documented
   */
  reportPayment(body: SellerOrderPaymentList, options?: CallOptions): Promise<void>;
  /**
   * Report goods that came back. `POST /v1/seller/order/return`. Maturity: stable.
   * Tells the channel which items came back.
   * Quota: 10 requests in 60 s.
   * @throws {ChannelError} If the platform answers outside 2xx.
   * @see documented
   */
  reportReturn(body: SellerOrderReturn, options?: CallOptions): Promise<void>;
  /**
   * Report shipments. `PUT /v1/seller/order/shipping`. Maturity: stable.
   * Tells the channels which orders are shipped.
   * Quota: 10 requests in 60 s.
   * @throws {ChannelError} If the platform answers outside 2xx.
   * @see documented
   */
  reportShipping(body: SellerOrderShippingList, options?: CallOptions): Promise<void>;
  /**
   * Ask a channel for a cancellation. `POST /v1/seller/order/cancellation`. Maturity: stable.
   * Asks the channel to cancel items of an order, as when the seller cannot deliver; the channel gets it as an event, and its answer comes as an event of the seller. The shape of the body is not found: assumed as that of the channel, with the `channel` beside it.
   * Quota: 10 requests in 60 s.
   * @throws {ChannelError} If the platform answers outside 2xx.
   * @see documented
   */
  requestCancellation(body: SellerOrderCancellationRequest, options?: CallOptions): Promise<void>;
  /**
   * Upload an invoice. `POST /v1/seller/order/invoice`. Maturity: stable.
   * Uploads an invoice or a credit note, at most 16 MB. The text says that a documentId is returned.
   * Quota: 10 requests in 60 s.
   * @throws {ChannelError} If the platform answers outside 2xx.
   * @see documented
   */
  uploadInvoice(body: SellerInvoiceUpload, options?: CallOptions): Promise<DocumentReference>;
}

/** The methods of `sellerOrders` alone, without the rest of the client. */
export function sellerOrders(core: ChannelCore): SellerOrdersGroup {
  return buildGroup<SellerOrdersGroup>(core, "channel.sellerOrders", {
    accept: ["PUT /v1/seller/order/accept SellerOrders_Accept body", { bodyFields: "channel orderId orderList sellerId", answer: "none", batch: {"operation":"SellerOrders_Accept","list":"orderList","most":1000} }],
    refund: ["POST /v1/seller/order/refund SellerOrders_Refund body", { bodyFields: "channel orderId orderItem orderItemId quantity reason refund refundCurrency refundId sellerId", answer: "none" }],
    reportPayment: ["PUT /v1/seller/order/payment SellerOrders_ReportPayment body", { bodyFields: "channel orderId orderList sellerId", answer: "none" }],
    reportReturn: ["POST /v1/seller/order/return SellerOrders_ReportReturn body", { bodyFields: "acceptReturn channel condition orderId orderItem orderItemId quantity requireReturnShipping returnReason sellerId sellerReturnId", answer: "none" }],
    reportShipping: ["PUT /v1/seller/order/shipping SellerOrders_ReportShipping body", { bodyFields: "carrier channel city country orderId orderItemId orderList postcode quantity sellerId trackingNumber", answer: "none" }],
    requestCancellation: ["POST /v1/seller/order/cancellation SellerOrders_RequestCancellation body", { bodyFields: "channel orderCancellationRequestId orderId orderItem orderItemId sellerId", answer: "none" }],
    uploadInvoice: ["POST /v1/seller/order/invoice SellerOrders_UploadInvoice body", { bodyFields: "billingAddress channel city country currency document invoice invoiceNumber lastName orderId orderItemId orderItemType purchasedAt sellerId street taxCalculationDate totalGrossPrice totalGrossPriceWithDiscounts totalNetPrice totalNetPriceWithDiscounts totalVatAmount totalVatAmountWithDiscounts transactionDate type vatRate", form: encodeMultipart, decode: decodeDocumentReference }],
  });
}
