// Generated from specs/channel/openapi.yaml 1.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { Address, CancelReason, ChannelId, InvoiceDocumentType, InvoiceOrder, OrderCancellationItem, OrderId, RefundOrderItem, ReturnReceivedOrderItem, SellerId, ShippingPosition, Timestamp } from "./shared.generated.ts";

/**
 * Where an uploaded document is found. Only the text mentions it.
 * @see documented
 */
export interface DocumentReference {
  documentId?: string;
}

/**
 * The content of an invoice of a seller, and its channel.
 * @see documented
 */
export interface SellerInvoiceMetaData {
  /** A postal address. */
  billingAddress: Address;
  buyerVatNumber?: string;
  /** Id by which the platform knows a channel. */
  channel: ChannelId;
  /** Currency, three letters (ISO 4217). */
  currency: string;
  /** Whether the goods leave the EU. */
  exportOutsideEu?: boolean;
  /** Number of the invoice or credit note. */
  invoiceNumber: string;
  /** Id of an order, which the channel gives it in `Orders_Create`; unique per seller. */
  orderId: OrderId;
  orderList?: InvoiceOrder[];
  /** Number of the invoice that is corrected. */
  originalInvoiceNumber?: string;
  /** Id of a seller, chosen by the channel. */
  sellerId: SellerId;
  sellerVatNumber?: string;
  /** An instant. Sent as RFC 3339 with `Z`; on the wire also with `+0000`, `+00` or no zone, which reads as UTC. */
  shipmentDate?: Timestamp;
  /** Which address decides the tax. */
  taxAddressRole?: "shipFrom" | "shipTo";
  /** An instant. Sent as RFC 3339 with `Z`; on the wire also with `+0000`, `+00` or no zone, which reads as UTC. */
  taxCalculationDate: Timestamp;
  /** An instant. Sent as RFC 3339 with `Z`; on the wire also with `+0000`, `+00` or no zone, which reads as UTC. */
  transactionDate: Timestamp;
  transactionDetails?: string;
  /** Kind of document. */
  type: InvoiceDocumentType;
}

/**
 * An invoice of a seller and what it says.
 * @see documented
 */
export interface SellerInvoiceUpload {
  /** The document, a PDF of at most 16 MB. */
  document: Blob;
  /** The content of an invoice of a seller, and its channel. */
  invoice: SellerInvoiceMetaData;
}

/**
 * One entry of SellerOrderAcceptList.
 * @see documented
 */
export interface SellerOrderAccept {
  /** Id by which the platform knows a channel. */
  channel: ChannelId;
  /** Whether the seller accepts the order. */
  orderAccepted?: boolean;
  /** Id of an order, which the channel gives it in `Orders_Create`; unique per seller. */
  orderId: OrderId;
  /** Why something is cancelled. */
  reason?: CancelReason;
  /** Id of a seller, chosen by the channel. */
  sellerId: SellerId;
}

/**
 * Orders that the seller accepts or refuses.
 * @see documented
 */
export interface SellerOrderAcceptList {
  /** One entry for each. */
  orderList: SellerOrderAccept[];
}

/**
 * The seller asks for a cancellation. The fields are those with which a channel asks, and the channel.
 * @see assumed
 */
export interface SellerOrderCancellationRequest {
  /** Why something is cancelled. */
  cancelReason?: CancelReason;
  /** Id by which the platform knows a channel. */
  channel: ChannelId;
  /** Why, in words for a person to read. */
  message?: string;
  /** Id that the seller gives the request; the answer of the channel carries it. */
  orderCancellationRequestId: string;
  /** Id of an order, which the channel gives it in `Orders_Create`; unique per seller. */
  orderId: OrderId;
  /** Items concerned. */
  orderItem: OrderCancellationItem[];
  /** Id of a seller, chosen by the channel. */
  sellerId: SellerId;
}

/**
 * One entry of SellerOrderPaymentList.
 * @see documented
 */
export interface SellerOrderPayment {
  /** Id by which the platform knows a channel. */
  channel: ChannelId;
  /** Id of an order, which the channel gives it in `Orders_Create`; unique per seller. */
  orderId: OrderId;
  /** An instant. Sent as RFC 3339 with `Z`; on the wire also with `+0000`, `+00` or no zone, which reads as UTC. */
  paidAt?: Timestamp;
  /** Whether everything has been paid. */
  paymentComplete?: boolean;
  /** Id of a seller, chosen by the channel. */
  sellerId: SellerId;
}

/**
 * Orders that are paid.
 * @see documented
 */
export interface SellerOrderPaymentList {
  /** One entry for each. */
  orderList: SellerOrderPayment[];
}

/**
 * Items that the seller refunds. The payload of the event, and the channel.
 * @see documented
 */
export interface SellerOrderRefund {
  /** Id by which the platform knows a channel. */
  channel: ChannelId;
  /** Id of an order, which the channel gives it in `Orders_Create`; unique per seller. */
  orderId: OrderId;
  /** Items concerned. */
  orderItem: RefundOrderItem[];
  /** Id that `Refunds_ReportResult` answers to. */
  refundId: string;
  /** Id of a seller, chosen by the channel. */
  sellerId: SellerId;
}

/**
 * Items that came back to the seller. The payload of the event, and the channel.
 * @see documented
 */
export interface SellerOrderReturn {
  /** Id by which the platform knows a channel. */
  channel: ChannelId;
  /** Id of the return, given by the channel. */
  channelReturnId?: string;
  /** Id of an order, which the channel gives it in `Orders_Create`; unique per seller. */
  orderId: OrderId;
  /** Items concerned. */
  orderItem: ReturnReceivedOrderItem[];
  /** Id of a seller, chosen by the channel. */
  sellerId: SellerId;
  /** Id of the return, given by the seller. */
  sellerReturnId: string;
}

/**
 * One entry of SellerOrderShippingList.
 * @see documented
 */
export interface SellerOrderShipping {
  /** Id by which the platform knows a channel. */
  channel: ChannelId;
  /** Id of an order, which the channel gives it in `Orders_Create`; unique per seller. */
  orderId: OrderId;
  /** Id of a seller, chosen by the channel. */
  sellerId: SellerId;
  /** Whether everything has been shipped. */
  shippingComplete?: boolean;
  /** Parcels. */
  shippingItems?: ShippingPosition[];
}

/**
 * Orders that are shipped.
 * @see documented
 */
export interface SellerOrderShippingList {
  /** One entry for each. */
  orderList: SellerOrderShipping[];
}
