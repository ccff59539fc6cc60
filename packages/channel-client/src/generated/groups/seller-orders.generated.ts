// Generated from specs/channel/openapi.yaml 1.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { DocumentReference, SellerInvoiceUpload, SellerOrderAcceptList, SellerOrderPaymentList, SellerOrderRefund, SellerOrderReturn, SellerOrderShippingList } from "@kontor/channel-types";
import type { CallOptions } from "@kontor/http";
import { encodeMultipart, withBatch } from "@kontor/http/internal";
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
  return {
    accept: withBatch({"operation":"SellerOrders_Accept","list":"orderList","most":1000}, (body, options) => core.call({ options, operation: "SellerOrders_Accept", call: "channel.sellerOrders.accept", method: "PUT", path: "/v1/seller/order/accept", body, needsBody: true, answer: "none" }) as Promise<void>),
    refund: (body, options) => core.call({ options, operation: "SellerOrders_Refund", call: "channel.sellerOrders.refund", method: "POST", path: "/v1/seller/order/refund", body, needsBody: true, answer: "none" }) as Promise<void>,
    reportPayment: (body, options) => core.call({ options, operation: "SellerOrders_ReportPayment", call: "channel.sellerOrders.reportPayment", method: "PUT", path: "/v1/seller/order/payment", body, needsBody: true, answer: "none" }) as Promise<void>,
    reportReturn: (body, options) => core.call({ options, operation: "SellerOrders_ReportReturn", call: "channel.sellerOrders.reportReturn", method: "POST", path: "/v1/seller/order/return", body, needsBody: true, answer: "none" }) as Promise<void>,
    reportShipping: (body, options) => core.call({ options, operation: "SellerOrders_ReportShipping", call: "channel.sellerOrders.reportShipping", method: "PUT", path: "/v1/seller/order/shipping", body, needsBody: true, answer: "none" }) as Promise<void>,
    uploadInvoice: (body, options) => core.call({ options, operation: "SellerOrders_UploadInvoice", call: "channel.sellerOrders.uploadInvoice", method: "POST", path: "/v1/seller/order/invoice", body, needsBody: true, form: encodeMultipart, decode: decodeDocumentReference }) as Promise<DocumentReference>,
  };
}
