// Generated from specs/channel/openapi.yaml 1.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { EventEnvelope, ChannelUnlinked, OfferEnd, OfferNew, OfferPriceUpdate, OfferStockUpdate, OrderCancellationAccepted, OrderCancellationDenied, OrderCancellationRequested, OrderConfirmed, OrderInvoice, OrderPayment, OrderRefund, OrderReturnReceived, OrderShipping, ReportRequest, SellerAttributesUpdateRequest, SystemNotification, SystemTest, TicketReply } from "./types.generated.ts";

/**
 * A seller left the channel.
 * @see observed
 */
export interface SellerChannelUnlinkedEvent extends EventEnvelope {
  type: "Seller:Channel.Unlinked";
  event: ChannelUnlinked;
}

/**
 * A seller asks for the attributes of a channel again.
 * @see given spec §6.1
 */
export interface SellerMetaSellerAttributesUpdateRequestEvent extends EventEnvelope {
  type: "Seller:Meta.SellerAttributesUpdateRequest";
  event: SellerAttributesUpdateRequest;
}

/**
 * A seller ends an offer.
 * @see observed
 */
export interface SellerOfferEndEvent extends EventEnvelope {
  type: "Seller:Offer.End";
  event: OfferEnd;
}

/**
 * A seller offers something on the channel.
 * @see given spec §6.1
 */
export interface SellerOfferNewEvent extends EventEnvelope {
  type: "Seller:Offer.New";
  event: OfferNew;
}

/**
 * The prices of an offer changed.
 * @see observed
 */
export interface SellerOfferPriceUpdateEvent extends EventEnvelope {
  type: "Seller:Offer.PriceUpdate";
  event: OfferPriceUpdate;
}

/**
 * The stock of an offer changed.
 * @see observed
 */
export interface SellerOfferStockUpdateEvent extends EventEnvelope {
  type: "Seller:Offer.StockUpdate";
  event: OfferStockUpdate;
}

/**
 * A seller changed an offer. Carries the whole listing, in the shape of Seller:Offer.New.
 * @see observed
 */
export interface SellerOfferUpdateEvent extends EventEnvelope {
  type: "Seller:Offer.Update";
  event: OfferNew;
}

/**
 * The older name of Seller:Order.Confirmed, renamed in early 2026 (T8). Handle both alike.
 * @see observed
 */
export interface SellerOrderAcceptedEvent extends EventEnvelope {
  type: "Seller:Order.Accepted";
  event: OrderConfirmed;
}

/**
 * The seller accepted a cancellation.
 * @see observed
 */
export interface SellerOrderCancellationAcceptedEvent extends EventEnvelope {
  type: "Seller:Order.Cancellation.Accepted";
  event: OrderCancellationAccepted;
}

/**
 * The seller denied a cancellation.
 * @see observed
 */
export interface SellerOrderCancellationDeniedEvent extends EventEnvelope {
  type: "Seller:Order.Cancellation.Denied";
  event: OrderCancellationDenied;
}

/**
 * The seller asks to cancel items of an order.
 * @see observed
 */
export interface SellerOrderCancellationRequestEvent extends EventEnvelope {
  type: "Seller:Order.Cancellation.Request";
  event: OrderCancellationRequested;
}

/**
 * The seller accepted or refused an order.
 * @see observed
 */
export interface SellerOrderConfirmedEvent extends EventEnvelope {
  type: "Seller:Order.Confirmed";
  event: OrderConfirmed;
}

/**
 * The seller made an invoice or a credit note.
 * @see observed
 */
export interface SellerOrderInvoiceEvent extends EventEnvelope {
  type: "Seller:Order.Invoice";
  event: OrderInvoice;
}

/**
 * An order was paid.
 * @see observed
 */
export interface SellerOrderPaymentEvent extends EventEnvelope {
  type: "Seller:Order.Payment";
  event: OrderPayment;
}

/**
 * The seller refunds items.
 * @see observed
 */
export interface SellerOrderRefundEvent extends EventEnvelope {
  type: "Seller:Order.Refund";
  event: OrderRefund;
}

/**
 * Goods came back to the seller.
 * @see observed
 */
export interface SellerOrderReturnReceivedEvent extends EventEnvelope {
  type: "Seller:Order.ReturnReceived";
  event: OrderReturnReceived;
}

/**
 * The seller shipped an order, or parts of it.
 * @see observed
 */
export interface SellerOrderShippingEvent extends EventEnvelope {
  type: "Seller:Order.Shipping";
  event: OrderShipping;
}

/**
 * A seller asks for a report; data is accepted for 48 hours.
 * @see observed
 */
export interface SellerReportRequestEvent extends EventEnvelope {
  type: "Seller:Report.Request";
  event: ReportRequest;
}

/**
 * A seller answers a ticket.
 * @see observed
 */
export interface SellerTicketReplyEvent extends EventEnvelope {
  type: "Seller:Ticket.Reply";
  event: TicketReply;
}

/**
 * The platform tells the channel something.
 * @see observed
 */
export interface SystemNotificationEvent extends EventEnvelope {
  type: "System:Notification";
  event: SystemNotification;
}

/**
 * A test of the platform.
 * @see observed
 */
export interface SystemTestEvent extends EventEnvelope {
  type: "System:Test";
  event: SystemTest;
}

declare const unknownEventType: unique symbol;

/**
 * Any type but a known one. A literal for the compiler alone, so that comparing with a known type narrows the unknown
 * event away; at run time it is the text that came. Assign it to a `string` to look at it.
 */
export type UnknownEventType = "any other type" & { readonly [unknownEventType]: true };

/**
 * An event of a type that this version does not know. Log it and acknowledge it.
 * @see given spec §6.1 rule 8
 */
export interface UnknownEvent extends EventEnvelope {
  type: UnknownEventType;
  event: unknown;
}

/** The known events, by type. */
export interface KnownEvents {
  "Seller:Channel.Unlinked": SellerChannelUnlinkedEvent;
  "Seller:Meta.SellerAttributesUpdateRequest": SellerMetaSellerAttributesUpdateRequestEvent;
  "Seller:Offer.End": SellerOfferEndEvent;
  "Seller:Offer.New": SellerOfferNewEvent;
  "Seller:Offer.PriceUpdate": SellerOfferPriceUpdateEvent;
  "Seller:Offer.StockUpdate": SellerOfferStockUpdateEvent;
  "Seller:Offer.Update": SellerOfferUpdateEvent;
  "Seller:Order.Accepted": SellerOrderAcceptedEvent;
  "Seller:Order.Cancellation.Accepted": SellerOrderCancellationAcceptedEvent;
  "Seller:Order.Cancellation.Denied": SellerOrderCancellationDeniedEvent;
  "Seller:Order.Cancellation.Request": SellerOrderCancellationRequestEvent;
  "Seller:Order.Confirmed": SellerOrderConfirmedEvent;
  "Seller:Order.Invoice": SellerOrderInvoiceEvent;
  "Seller:Order.Payment": SellerOrderPaymentEvent;
  "Seller:Order.Refund": SellerOrderRefundEvent;
  "Seller:Order.ReturnReceived": SellerOrderReturnReceivedEvent;
  "Seller:Order.Shipping": SellerOrderShippingEvent;
  "Seller:Report.Request": SellerReportRequestEvent;
  "Seller:Ticket.Reply": SellerTicketReplyEvent;
  "System:Notification": SystemNotificationEvent;
  "System:Test": SystemTestEvent;
}

/** The payloads of the known events, by type. */
export interface EventPayloads {
  "Seller:Channel.Unlinked": ChannelUnlinked;
  "Seller:Meta.SellerAttributesUpdateRequest": SellerAttributesUpdateRequest;
  "Seller:Offer.End": OfferEnd;
  "Seller:Offer.New": OfferNew;
  "Seller:Offer.PriceUpdate": OfferPriceUpdate;
  "Seller:Offer.StockUpdate": OfferStockUpdate;
  "Seller:Offer.Update": OfferNew;
  "Seller:Order.Accepted": OrderConfirmed;
  "Seller:Order.Cancellation.Accepted": OrderCancellationAccepted;
  "Seller:Order.Cancellation.Denied": OrderCancellationDenied;
  "Seller:Order.Cancellation.Request": OrderCancellationRequested;
  "Seller:Order.Confirmed": OrderConfirmed;
  "Seller:Order.Invoice": OrderInvoice;
  "Seller:Order.Payment": OrderPayment;
  "Seller:Order.Refund": OrderRefund;
  "Seller:Order.ReturnReceived": OrderReturnReceived;
  "Seller:Order.Shipping": OrderShipping;
  "Seller:Report.Request": ReportRequest;
  "Seller:Ticket.Reply": TicketReply;
  "System:Notification": SystemNotification;
  "System:Test": SystemTest;
}

/** An event type that this version knows. */
export type KnownEventType = keyof KnownEvents;

export type KnownEvent = KnownEvents[KnownEventType];

/** An event of a seller, told apart by `type`. */
export type ChannelEvent = KnownEvent | UnknownEvent;
