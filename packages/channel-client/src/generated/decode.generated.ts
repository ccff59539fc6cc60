// Generated from specs/channel/openapi.yaml 1.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { AccessToken, Category, CategoryTreeVersion, ChannelAttribute, ChannelErrorEntry, ChannelEvent, ChannelFeatureList, ChannelSeller, ChannelSellerList, ChannelStatus, ChannelUnlinked, DocumentReference, ErrorList, EventEnvelope, EventList, KnownEventType, KnownEvents, MinimumClientsVersionRequired, OfferEnd, OfferNew, OfferPriceUpdate, OfferStockUpdate, OrderCancellationAccepted, OrderCancellationDenied, OrderCancellationItem, OrderCancellationRequested, OrderConfirmed, OrderInvoice, OrderPayment, OrderRefund, OrderReturnReceived, OrderShipping, PartialSuccess, Price, PriceContainer, ProductAttribute, QuantityPrice, RefundOrderItem, ReportRequest, ReportRequestOptions, ReturnReceivedOrderItem, SalesChannel, SellerAttributesUpdateRequest, SellerEventList, SellerReportAnswer, ShippedFrom, ShippingItemRef, ShippingPosition, ShippingReturnTracking, SignUpAddress, SignupSession, Stock, StockList, SystemNotification, SystemTest, TicketAttachment, TicketFrom, TicketReply, UpdateAddress, UpdateSession, Variation } from "@kontor/channel-types";
import { type ReadApart, type UnreadableItem } from "@kontor/http";
import { type Decoder, anything, booleanAsSent, bounded, decimalText, decodeAs, idText, integerAsSent, list, listApart, readEach, recursive, shape, text } from "@kontor/http/parts";

/** Reads an `AccessToken`; keeps fields it does not know. */
export const accessToken: Decoder<AccessToken> = /* @__PURE__ */ shape<AccessToken>(
  {},
  {
    authToken: text,
    tokenExpireAt: text,
    expiresIn: integerAsSent,
    scope: text,
  },
);

/** Reads a `ChannelFeatureList`; keeps fields it does not know. */
export const channelFeatureList: Decoder<ChannelFeatureList> = /* @__PURE__ */ shape<ChannelFeatureList>(
  {},
  {
    invoiceDocumentTransfer: text,
    priceUpdatesSupported: booleanAsSent,
    quantityPriceSupported: booleanAsSent,
    remainingQuanitySupported: booleanAsSent,
    variationsSupported: booleanAsSent,
    returnTrackingRequired: booleanAsSent,
    allowCombineOrders: booleanAsSent,
    stockUpdateWithoutEventSupported: booleanAsSent,
  },
);

/** Reads a `MinimumClientsVersionRequired`; keeps fields it does not know. */
export const minimumClientsVersionRequired: Decoder<MinimumClientsVersionRequired> = /* @__PURE__ */ shape<MinimumClientsVersionRequired>(
  {
    type: text,
    version: text,
  },
  {},
);

/** Reads a `SalesChannel`; keeps fields it does not know. */
export const salesChannel: Decoder<SalesChannel> = /* @__PURE__ */ recursive((itself) => shape<SalesChannel>(
  {
    marketplaceList: list(text),
    displayName: text,
    website: text,
    supportContact: text,
    vendor: text,
    signUpUrl: text,
    featureList: channelFeatureList,
    channel: text,
  },
  {
    group: text,
    currency: text,
    supportedLanguages: list(text),
    pricing: text,
    channelType: text,
    updateUrl: text,
    logo: text,
    description: text,
    appId: text,
    minimumClientsVersionRequired: list(minimumClientsVersionRequired),
    isPlatform: booleanAsSent,
    platform: text,
    marketplaceChannelList: list(text),
    stockSyncGroup: text,
    visibility: text,
    marketplaceChannels: list(itself),
  },
));

/** Reads a `ChannelStatus`; keeps fields it does not know. */
export const channelStatus: Decoder<ChannelStatus> = /* @__PURE__ */ shape<ChannelStatus>(
  {},
  {
    isActive: booleanAsSent,
    channel: salesChannel,
  },
);

/** Reads a `ChannelSeller`; keeps fields it does not know. */
export const channelSeller: Decoder<ChannelSeller> = /* @__PURE__ */ shape<ChannelSeller>(
  {},
  {
    sellerId: text,
    jtlAccountId: integerAsSent,
    companyName: text,
    isActiveByJTL: booleanAsSent,
    isActiveByChannel: booleanAsSent,
    createdAt: text,
    updatedAt: text,
  },
);

/** Reads a `ChannelSellerList`; keeps fields it does not know. */
export const channelSellerList: Decoder<ChannelSellerList> = /* @__PURE__ */ shape<ChannelSellerList>(
  {},
  {
    sellerList: list(channelSeller),
  },
);

/** Reads an `UpdateSession`; keeps fields it does not know. */
export const updateSession: Decoder<UpdateSession> = /* @__PURE__ */ shape<UpdateSession>(
  {
    sellerId: text,
  },
  {},
);

/** Reads a `SignupSession`; keeps fields it does not know. */
export const signupSession: Decoder<SignupSession> = /* @__PURE__ */ shape<SignupSession>(
  {
    jtlAccountId: integerAsSent,
  },
  {},
);

/** Reads a `CategoryTreeVersion`; keeps fields it does not know. */
export const categoryTreeVersion: Decoder<CategoryTreeVersion> = /* @__PURE__ */ shape<CategoryTreeVersion>(
  {},
  {
    categoryTreeVersion: text,
  },
);

/** Reads a `Stock`; keeps fields it does not know. */
export const stock: Decoder<Stock> = /* @__PURE__ */ shape<Stock>(
  {
    sellerId: text,
    offerId: integerAsSent,
    channelOfferId: text,
    quantity: integerAsSent,
    updatedAt: text,
  },
  {
    channel: text,
  },
);

/** Reads a `StockList`; keeps fields it does not know. */
export const stockList: Decoder<StockList> = /* @__PURE__ */ shape<StockList>(
  {
    stockUpdateList: list(stock),
    lastUpdatedAt: text,
  },
  {},
);

/** Reads a `ChannelErrorEntry`; keeps fields it does not know. */
export const channelErrorEntry: Decoder<ChannelErrorEntry> = /* @__PURE__ */ shape<ChannelErrorEntry>(
  {},
  {
    code: text,
    message: text,
    severity: text,
    hint: text,
  },
);

/** Reads a `PartialSuccess`; keeps fields it does not know. */
export const partialSuccess: Decoder<PartialSuccess> = /* @__PURE__ */ shape<PartialSuccess>(
  {},
  {
    errorList: list(channelErrorEntry),
  },
);

/** Reads a `SignUpAddress`; keeps fields it does not know. */
export const signUpAddress: Decoder<SignUpAddress> = /* @__PURE__ */ shape<SignUpAddress>(
  {},
  {
    signUpUrl: text,
    expiresAt: integerAsSent,
  },
);

/** Reads an `UpdateAddress`; keeps fields it does not know. */
export const updateAddress: Decoder<UpdateAddress> = /* @__PURE__ */ shape<UpdateAddress>(
  {},
  {
    updateUrl: text,
    sellerId: text,
    expiresAt: integerAsSent,
  },
);

/** Reads an `EventEnvelope`; keeps fields it does not know. */
export const eventEnvelope: Decoder<EventEnvelope> = /* @__PURE__ */ shape<EventEnvelope>(
  {
    id: idText,
    type: text,
    createdAt: text,
    event: anything,
  },
  {
    clientVersion: text,
  },
);

/** Reads a `SellerEventList`; keeps fields it does not know. */
export const sellerEventList: Decoder<ReadApart<SellerEventList>> = /* @__PURE__ */ listApart("eventList", eventEnvelope, /* @__PURE__ */ shape<SellerEventList>(
  {
    eventList: list(anything),
  },
  {},
));

/** Reads a `DocumentReference`; keeps fields it does not know. */
export const documentReference: Decoder<DocumentReference> = /* @__PURE__ */ shape<DocumentReference>(
  {},
  {
    documentId: text,
  },
);

/** Reads a `Category`; keeps fields it does not know. */
export const category: Decoder<Category> = /* @__PURE__ */ shape<Category>(
  {
    categoryId: text,
    displayName: text,
  },
  {
    listingAllowed: booleanAsSent,
    parentCategoryId: text,
  },
);

/** Reads a `SellerReportAnswer`; keeps fields it does not know. */
export const sellerReportAnswer: Decoder<SellerReportAnswer> = /* @__PURE__ */ shape<SellerReportAnswer>(
  {},
  {
    reportId: text,
    created: text,
    expiresIn: integerAsSent,
  },
);

/** Reads an `EventList`; keeps fields it does not know. */
export const eventList: Decoder<ReadApart<EventList>> = /* @__PURE__ */ listApart("eventList", eventEnvelope, /* @__PURE__ */ shape<EventList>(
  {
    eventList: list(anything),
  },
  {},
));

/** Reads an `ErrorList`; keeps fields it does not know. */
export const errorList: Decoder<ErrorList> = /* @__PURE__ */ shape<ErrorList>(
  {},
  {
    errorList: list(channelErrorEntry),
  },
);

/** Reads a `SystemTest`; keeps fields it does not know. */
export const systemTest: Decoder<SystemTest> = /* @__PURE__ */ shape<SystemTest>(
  {},
  {
    channel: text,
    sellerId: text,
  },
);

/** Reads a `SystemNotification`; keeps fields it does not know. */
export const systemNotification: Decoder<SystemNotification> = /* @__PURE__ */ shape<SystemNotification>(
  {
    channel: text,
    sellerId: text,
    message: text,
    severity: text,
  },
  {},
);

/** Reads an `OrderConfirmed`; keeps fields it does not know. */
export const orderConfirmed: Decoder<OrderConfirmed> = /* @__PURE__ */ shape<OrderConfirmed>(
  {
    sellerId: text,
    orderId: text,
  },
  {
    orderAccepted: booleanAsSent,
    reason: text,
  },
);

/** Reads a `ShippingReturnTracking`; keeps fields it does not know. */
export const shippingReturnTracking: Decoder<ShippingReturnTracking> = /* @__PURE__ */ shape<ShippingReturnTracking>(
  {
    carrier: text,
    trackingNumber: text,
  },
  {
    trackingUrl: text,
  },
);

/** Reads a `ShippingItemRef`; keeps fields it does not know. */
export const shippingItemRef: Decoder<ShippingItemRef> = /* @__PURE__ */ shape<ShippingItemRef>(
  {
    orderItemId: idText,
    quantity: integerAsSent,
  },
  {},
);

/** Reads a `ShippedFrom`; keeps fields it does not know. */
export const shippedFrom: Decoder<ShippedFrom> = /* @__PURE__ */ shape<ShippedFrom>(
  {
    city: text,
    country: text,
    postcode: text,
  },
  {},
);

/** Reads a `ShippingPosition`; keeps fields it does not know. */
export const shippingPosition: Decoder<ShippingPosition> = /* @__PURE__ */ shape<ShippingPosition>(
  {
    carrier: text,
  },
  {
    trackingNumber: text,
    returnTracking: shippingReturnTracking,
    shippedAt: text,
    orderItemIdList: list(shippingItemRef),
    shippedFrom: shippedFrom,
    trackingUrl: text,
  },
);

/** Reads an `OrderShipping`; keeps fields it does not know. */
export const orderShipping: Decoder<OrderShipping> = /* @__PURE__ */ shape<OrderShipping>(
  {
    sellerId: text,
    orderId: idText,
    shippingComplete: booleanAsSent,
    shippingItems: list(shippingPosition),
  },
  {},
);

/** Reads an `OrderPayment`; keeps fields it does not know. */
export const orderPayment: Decoder<OrderPayment> = /* @__PURE__ */ shape<OrderPayment>(
  {
    sellerId: text,
    orderId: idText,
    paymentComplete: booleanAsSent,
    paidAt: text,
  },
  {},
);

/** Reads an `OrderCancellationItem`; keeps fields it does not know. */
export const orderCancellationItem: Decoder<OrderCancellationItem> = /* @__PURE__ */ shape<OrderCancellationItem>(
  {
    orderItemId: idText,
  },
  {
    quantity: decimalText,
  },
);

/** Reads an `OrderCancellationRequested`; keeps fields it does not know. */
export const orderCancellationRequested: Decoder<OrderCancellationRequested> = /* @__PURE__ */ shape<OrderCancellationRequested>(
  {
    orderCancellationRequestId: text,
    sellerId: text,
    orderId: idText,
    orderItem: list(orderCancellationItem),
  },
  {
    cancelReason: text,
    message: text,
  },
);

/** Reads an `OrderCancellationAccepted`; keeps fields it does not know. */
export const orderCancellationAccepted: Decoder<OrderCancellationAccepted> = /* @__PURE__ */ shape<OrderCancellationAccepted>(
  {
    sellerId: text,
    orderCancellationRequestId: text,
  },
  {},
);

/** Reads an `OrderCancellationDenied`; keeps fields it does not know. */
export const orderCancellationDenied: Decoder<OrderCancellationDenied> = /* @__PURE__ */ shape<OrderCancellationDenied>(
  {
    sellerId: text,
    orderCancellationRequestId: text,
    reason: text,
  },
  {},
);

/** Reads a `RefundOrderItem`; keeps fields it does not know. */
export const refundOrderItem: Decoder<RefundOrderItem> = /* @__PURE__ */ shape<RefundOrderItem>(
  {
    orderItemId: idText,
    quantity: decimalText,
    reason: text,
    refund: decimalText,
    refundCurrency: text,
  },
  {},
);

/** Reads an `OrderRefund`; keeps fields it does not know. */
export const orderRefund: Decoder<OrderRefund> = /* @__PURE__ */ shape<OrderRefund>(
  {
    refundId: text,
    sellerId: text,
    orderId: idText,
    orderItem: list(refundOrderItem),
  },
  {},
);

/** Reads an `OrderInvoice`; keeps fields it does not know. */
export const orderInvoice: Decoder<OrderInvoice> = /* @__PURE__ */ shape<OrderInvoice>(
  {
    type: text,
    sellerId: text,
    orderId: idText,
    invoiceNumber: text,
    documentId: text,
  },
  {
    documentExpiresAt: text,
  },
);

/** Reads a `ReturnReceivedOrderItem`; keeps fields it does not know. */
export const returnReceivedOrderItem: Decoder<ReturnReceivedOrderItem> = /* @__PURE__ */ shape<ReturnReceivedOrderItem>(
  {
    orderItemId: idText,
    quantity: decimalText,
    returnReason: text,
    condition: text,
    acceptReturn: booleanAsSent,
    requireReturnShipping: booleanAsSent,
  },
  {
    note: text,
  },
);

/** Reads an `OrderReturnReceived`; keeps fields it does not know. */
export const orderReturnReceived: Decoder<OrderReturnReceived> = /* @__PURE__ */ shape<OrderReturnReceived>(
  {
    sellerId: text,
    orderId: idText,
    sellerReturnId: text,
    orderItem: list(returnReceivedOrderItem),
  },
  {
    channelReturnId: text,
  },
);

/** Reads a `QuantityPrice`; keeps fields it does not know. */
export const quantityPrice: Decoder<QuantityPrice> = /* @__PURE__ */ shape<QuantityPrice>(
  {
    amount: decimalText,
    currency: text,
  },
  {
    quantity: decimalText,
  },
);

/** Reads a `PriceContainer`; keeps fields it does not know. */
export const priceContainer: Decoder<PriceContainer> = /* @__PURE__ */ shape<PriceContainer>(
  {
    id: text,
    quantityPriceList: list(quantityPrice),
  },
  {},
);

/** Reads a `ChannelAttribute`; keeps fields it does not know. */
export const channelAttribute: Decoder<ChannelAttribute> = /* @__PURE__ */ shape<ChannelAttribute>(
  {
    attributeId: text,
    value: text,
  },
  {
    group: text,
  },
);

/** Reads a `Variation`; keeps fields it does not know. */
export const variation: Decoder<Variation> = /* @__PURE__ */ shape<Variation>(
  {
    offerId: integerAsSent,
    sku: text,
    variationDimensionList: list(channelAttribute),
    quantity: decimalText,
    priceList: list(priceContainer),
  },
  {
    gtin: text,
    taxPercent: decimalText,
    pictureList: list(text),
    title: text,
    subTitle: text,
    description: text,
    channelAttributeList: list(channelAttribute),
  },
);

/** Reads a `Price`; keeps fields it does not know. */
export const price: Decoder<Price> = /* @__PURE__ */ shape<Price>(
  {
    amount: decimalText,
    currency: text,
  },
  {},
);

/** Reads a `ProductAttribute`; keeps fields it does not know. */
export const productAttribute: Decoder<ProductAttribute> = /* @__PURE__ */ shape<ProductAttribute>(
  {
    name: text,
    value: text,
  },
  {},
);

/** Reads an `OfferNew`; keeps fields it does not know. */
export const offerNew: Decoder<OfferNew> = /* @__PURE__ */ shape<OfferNew>(
  {
    sellerId: text,
    offerId: integerAsSent,
    priceList: list(priceContainer),
    sku: text,
  },
  {
    parentOfferId: integerAsSent,
    channelOfferId: text,
    channelCategoryId: text,
    quantity: decimalText,
    taxPercent: decimalText,
    title: text,
    subTitle: text,
    description: text,
    mainPicture: text,
    pictureList: list(text),
    channelAttributeList: list(channelAttribute),
    variationList: list(variation),
    gtin: text,
    mpn: text,
    isbn: text,
    brand: text,
    srp: price,
    productAttributeList: list(productAttribute),
  },
);

/** Reads an `OfferEnd`; keeps fields it does not know. */
export const offerEnd: Decoder<OfferEnd> = /* @__PURE__ */ shape<OfferEnd>(
  {
    sellerId: text,
    offerId: integerAsSent,
  },
  {
    channelOfferId: text,
  },
);

/** Reads an `OfferStockUpdate`; keeps fields it does not know. */
export const offerStockUpdate: Decoder<OfferStockUpdate> = /* @__PURE__ */ shape<OfferStockUpdate>(
  {
    sellerId: text,
    offerId: integerAsSent,
    quantity: decimalText,
  },
  {
    channelOfferId: text,
  },
);

/** Reads an `OfferPriceUpdate`; keeps fields it does not know. */
export const offerPriceUpdate: Decoder<OfferPriceUpdate> = /* @__PURE__ */ shape<OfferPriceUpdate>(
  {
    sellerId: text,
    offerId: integerAsSent,
    priceList: list(priceContainer),
  },
  {
    channelOfferId: text,
  },
);

/** Reads a `ReportRequestOptions`; keeps fields it does not know. */
export const reportRequestOptions: Decoder<ReportRequestOptions> = /* @__PURE__ */ shape<ReportRequestOptions>(
  {},
  {
    ResultsAsChannelEvent: booleanAsSent,
  },
);

/** Reads a `ReportRequest`; keeps fields it does not know. */
export const reportRequest: Decoder<ReportRequest> = /* @__PURE__ */ shape<ReportRequest>(
  {
    sellerId: text,
    reportType: text,
    reportId: text,
  },
  {
    options: reportRequestOptions,
    startDate: text,
    endDate: text,
  },
);

/** Reads a `ChannelUnlinked`; keeps fields it does not know. */
export const channelUnlinked: Decoder<ChannelUnlinked> = /* @__PURE__ */ shape<ChannelUnlinked>(
  {
    sellerId: text,
    reason: text,
    unlinkedAt: text,
  },
  {
    permanentlyRemoved: booleanAsSent,
  },
);

/** Reads a `SellerAttributesUpdateRequest`; keeps fields it does not know. */
export const sellerAttributesUpdateRequest: Decoder<SellerAttributesUpdateRequest> = /* @__PURE__ */ shape<SellerAttributesUpdateRequest>(
  {},
  {
    sellerId: text,
    channel: text,
  },
);

/** Reads a `TicketFrom`; keeps fields it does not know. */
export const ticketFrom: Decoder<TicketFrom> = /* @__PURE__ */ shape<TicketFrom>(
  {
    role: text,
  },
  {
    name: text,
  },
);

/** Reads a `TicketAttachment`; keeps fields it does not know. */
export const ticketAttachment: Decoder<TicketAttachment> = /* @__PURE__ */ shape<TicketAttachment>(
  {
    filename: text,
    contentType: text,
  },
  {},
);

/** Reads a `TicketReply`; keeps fields it does not know. */
export const ticketReply: Decoder<TicketReply> = /* @__PURE__ */ shape<TicketReply>(
  {
    sellerId: text,
    ticketId: text,
    createdAt: text,
    from: ticketFrom,
    message: text,
  },
  {
    replyRequested: booleanAsSent,
    attachment: list(ticketAttachment),
  },
);

const payloads: { [Type in KnownEventType]: Decoder<KnownEvents[Type]["event"]> } = {
  "System:Test": systemTest,
  "System:Notification": systemNotification,
  "Seller:Order.Confirmed": orderConfirmed,
  "Seller:Order.Accepted": orderConfirmed,
  "Seller:Order.Shipping": orderShipping,
  "Seller:Order.Payment": orderPayment,
  "Seller:Order.Cancellation.Request": orderCancellationRequested,
  "Seller:Order.Cancellation.Accepted": orderCancellationAccepted,
  "Seller:Order.Cancellation.Denied": orderCancellationDenied,
  "Seller:Order.Refund": orderRefund,
  "Seller:Order.Invoice": orderInvoice,
  "Seller:Order.ReturnReceived": orderReturnReceived,
  "Seller:Offer.New": offerNew,
  "Seller:Offer.Update": offerNew,
  "Seller:Offer.End": offerEnd,
  "Seller:Offer.StockUpdate": offerStockUpdate,
  "Seller:Offer.PriceUpdate": offerPriceUpdate,
  "Seller:Report.Request": reportRequest,
  "Seller:Channel.Unlinked": channelUnlinked,
  "Seller:Meta.SellerAttributesUpdateRequest": sellerAttributesUpdateRequest,
  "Seller:Ticket.Reply": ticketReply,
};

/** Whether this version knows an event type. */
export function isKnownEventType(type: string): type is KnownEventType {
  return Object.hasOwn(payloads, type);
}

/**
 * Reads one event as it came. A known type has its payload checked; an unknown one keeps a payload of type
 * `unknown`. `null` in an optional field reads as absent, a payload of `[]` as `{}`, a number where decimal text
 * belongs as text, with all its digits where it is out of `events.list()`; fields that nobody described stay.
 *
 * @throws {DecodeError} If it is no event, if the payload of a known type does not fit, or if it nests deeper than 200;
 * `path` says where.
 * @see given spec §2.6, §6.1
 */
export function decodeEvent(value: unknown): ChannelEvent {
  return readEvent(value, "");
}

/**
 * Reads the events of a page, as `events.list()` and `sellerEvents.list()` give it: each alone, as {@link decodeEvent} does.
 * One that cannot be read stands in `unreadable`, with those of the page, and costs itself alone.
 *
 * @see given spec §6.1
 */
export function decodeEvents({ eventList, unreadable = [] }: EventPage): { events: ChannelEvent[]; unreadable: UnreadableItem[] } {
  const { items, ...rest } = readEach("eventList", eventList, unreadable, readEvent);
  return { events: items, ...rest };
}

/** A page of events. */
export interface EventPage {
  eventList: readonly unknown[];
  unreadable?: readonly UnreadableItem[];
}

const boundedEnvelope = /* @__PURE__ */ bounded(eventEnvelope);

function readEvent(value: unknown, root: string): ChannelEvent {
  const envelope = decodeAs(boundedEnvelope, value, "an event", root);
  if (!isKnownEventType(envelope.type)) return envelope as ChannelEvent;
  const payload = Array.isArray(envelope.event) && envelope.event.length === 0 ? {} : envelope.event;
  return { ...envelope, event: decodeAs<unknown>(payloads[envelope.type], payload, envelope.type, `${root}/event`) } as ChannelEvent;
}

/** Older names of event types, and what they are called now. */
export const renamedEvents: { readonly [type: string]: KnownEventType } = {
  "Seller:Order.Accepted": "Seller:Order.Confirmed",
};

/** Whether an event is of this type; narrows it. */
export function isEvent<Type extends KnownEventType>(event: ChannelEvent, type: Type): event is KnownEvents[Type] {
  return event.type === type;
}
