// Generated from specs/channel/openapi.yaml 1.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { AllowedValue, Attribute, AttributeCondition, Category, ChannelAttribute, ChannelErrorEntry, ChannelUnlinked, ErrorList, EventEnvelope, OfferEnd, OfferNew, OfferPriceUpdate, OfferStockUpdate, OrderCancellationAccepted, OrderCancellationDenied, OrderCancellationItem, OrderCancellationRequested, OrderConfirmed, OrderInvoice, OrderPayment, OrderRefund, OrderReturnReceived, OrderShipping, PartialSuccess, Price, PriceContainer, ProductAttribute, QuantityPrice, RefundOrderItem, ReportRequest, ReportRequestOptions, ReturnReceivedOrderItem, SellerAttributesUpdateRequest, ShippedFrom, ShippingItemRef, ShippingPosition, ShippingReturnTracking, SystemNotification, SystemTest, TicketAttachment, TicketFrom, TicketReply, Variation } from "@kontor/channel-types";
import { type Decoder, anything, booleanAsSent, decimalText, idText, integerAsSent, later, lenient, lenientList, lenientText, list, shape, text } from "@kontor/http/internal";

/** Reads an `AllowedValue`; keeps fields it does not know. */
export const decodeAllowedValue: Decoder<AllowedValue> = /* @__PURE__ */ shape<AllowedValue>(
  {
    value: text,
  },
  {
    display: text,
    sort: integerAsSent,
  },
);

/** Reads an `AttributeCondition`; keeps fields it does not know. */
export const decodeAttributeCondition: Decoder<AttributeCondition> = /* @__PURE__ */ shape<AttributeCondition>(
  {},
  {
    attributeId: text,
    attributeValues: /* @__PURE__ */ list(text),
  },
);

/** Reads an `Attribute`; keeps fields it does not know. */
export const decodeAttribute: Decoder<Attribute> = /* @__PURE__ */ later(() => /* @__PURE__ */ shape<Attribute>(
  {
    attributeId: text,
    displayName: text,
  },
  {
    attributeValueValidation: text,
    conditionalMandatoryBy: /* @__PURE__ */ list(decodeAttributeCondition),
    conditionalOptionalBy: /* @__PURE__ */ list(decodeAttributeCondition),
    description: text,
    enumValues: /* @__PURE__ */ list(text),
    isMultipleAllowed: booleanAsSent,
    isRepeatableSubSection: booleanAsSent,
    isVariationDimension: booleanAsSent,
    recommended: booleanAsSent,
    required: booleanAsSent,
    section: text,
    sectionPosition: integerAsSent,
    subSection: text,
    subSectionPosition: integerAsSent,
    type: text,
    values: /* @__PURE__ */ list(decodeAllowedValue),
  },
));

/** Reads a `Category`; keeps fields it does not know. */
export const decodeCategory: Decoder<Category> = /* @__PURE__ */ shape<Category>(
  {
    categoryId: text,
    displayName: text,
  },
  {
    listingAllowed: booleanAsSent,
    parentCategoryId: text,
  },
);

/** Reads a `ChannelAttribute`; keeps fields it does not know. */
export const decodeChannelAttribute: Decoder<ChannelAttribute> = /* @__PURE__ */ shape<ChannelAttribute>(
  {
    attributeId: text,
    value: text,
  },
  {
    group: text,
  },
);

/** Reads a `ChannelErrorEntry`; keeps fields it does not know. */
export const decodeChannelErrorEntry: Decoder<ChannelErrorEntry> = /* @__PURE__ */ shape<ChannelErrorEntry>(
  {},
  {
    code: /* @__PURE__ */ lenient(lenientText),
    hint: /* @__PURE__ */ lenient(lenientText),
    message: /* @__PURE__ */ lenient(lenientText),
    severity: /* @__PURE__ */ lenient(lenientText),
  },
);

/** Reads a `ChannelUnlinked`; keeps fields it does not know. */
export const decodeChannelUnlinked: Decoder<ChannelUnlinked> = /* @__PURE__ */ shape<ChannelUnlinked>(
  {
    reason: text,
    sellerId: idText,
    unlinkedAt: text,
  },
  {
    permanentlyRemoved: booleanAsSent,
  },
);

/** Reads an `ErrorList`; keeps fields it does not know. */
export const decodeErrorList: Decoder<ErrorList> = /* @__PURE__ */ shape<ErrorList>(
  {},
  {
    errorList: /* @__PURE__ */ lenient(/* @__PURE__ */ lenientList(decodeChannelErrorEntry)),
  },
);

/** Reads an `EventEnvelope`; keeps fields it does not know. */
export const decodeEventEnvelope: Decoder<EventEnvelope> = /* @__PURE__ */ later(() => /* @__PURE__ */ shape<EventEnvelope>(
  {
    id: idText,
    createdAt: text,
    event: anything,
    type: text,
  },
  {
    clientVersion: text,
  },
));

/** Reads an `OfferEnd`; keeps fields it does not know. */
export const decodeOfferEnd: Decoder<OfferEnd> = /* @__PURE__ */ shape<OfferEnd>(
  {
    offerId: integerAsSent,
    sellerId: idText,
  },
  {
    channelOfferId: idText,
  },
);

/** Reads a `Price`; keeps fields it does not know. */
export const decodePrice: Decoder<Price> = /* @__PURE__ */ shape<Price>(
  {
    amount: decimalText,
    currency: text,
  },
  {},
);

/** Reads a `QuantityPrice`; keeps fields it does not know. */
export const decodeQuantityPrice: Decoder<QuantityPrice> = /* @__PURE__ */ shape<QuantityPrice>(
  {
    amount: decimalText,
    currency: text,
  },
  {
    quantity: decimalText,
  },
);

/** Reads a `PriceContainer`; keeps fields it does not know. */
export const decodePriceContainer: Decoder<PriceContainer> = /* @__PURE__ */ shape<PriceContainer>(
  {
    id: text,
    quantityPriceList: /* @__PURE__ */ list(decodeQuantityPrice),
  },
  {},
);

/** Reads a `ProductAttribute`; keeps fields it does not know. */
export const decodeProductAttribute: Decoder<ProductAttribute> = /* @__PURE__ */ shape<ProductAttribute>(
  {
    name: text,
    value: text,
  },
  {},
);

/** Reads a `Variation`; keeps fields it does not know. */
export const decodeVariation: Decoder<Variation> = /* @__PURE__ */ later(() => /* @__PURE__ */ shape<Variation>(
  {
    offerId: integerAsSent,
    priceList: /* @__PURE__ */ list(decodePriceContainer),
    quantity: decimalText,
    sku: text,
    variationDimensionList: /* @__PURE__ */ list(decodeChannelAttribute),
  },
  {
    channelAttributeList: /* @__PURE__ */ list(decodeChannelAttribute),
    description: text,
    gtin: text,
    pictureList: /* @__PURE__ */ list(text),
    subTitle: text,
    taxPercent: decimalText,
    title: text,
  },
));

/** Reads an `OfferNew`; keeps fields it does not know. */
export const decodeOfferNew: Decoder<OfferNew> = /* @__PURE__ */ later(() => /* @__PURE__ */ shape<OfferNew>(
  {
    offerId: integerAsSent,
    priceList: /* @__PURE__ */ list(decodePriceContainer),
    sellerId: idText,
    sku: text,
  },
  {
    brand: text,
    channelAttributeList: /* @__PURE__ */ list(decodeChannelAttribute),
    channelCategoryId: idText,
    channelOfferId: idText,
    description: text,
    gtin: text,
    isbn: text,
    mainPicture: text,
    mpn: text,
    parentOfferId: integerAsSent,
    pictureList: /* @__PURE__ */ list(text),
    productAttributeList: /* @__PURE__ */ list(decodeProductAttribute),
    quantity: decimalText,
    srp: decodePrice,
    subTitle: text,
    taxPercent: decimalText,
    title: text,
    variationList: /* @__PURE__ */ list(decodeVariation),
  },
));

/** Reads an `OfferPriceUpdate`; keeps fields it does not know. */
export const decodeOfferPriceUpdate: Decoder<OfferPriceUpdate> = /* @__PURE__ */ shape<OfferPriceUpdate>(
  {
    offerId: integerAsSent,
    priceList: /* @__PURE__ */ list(decodePriceContainer),
    sellerId: idText,
  },
  {
    channelOfferId: idText,
  },
);

/** Reads an `OfferStockUpdate`; keeps fields it does not know. */
export const decodeOfferStockUpdate: Decoder<OfferStockUpdate> = /* @__PURE__ */ shape<OfferStockUpdate>(
  {
    offerId: integerAsSent,
    quantity: decimalText,
    sellerId: idText,
  },
  {
    channelOfferId: idText,
  },
);

/** Reads an `OrderCancellationAccepted`; keeps fields it does not know. */
export const decodeOrderCancellationAccepted: Decoder<OrderCancellationAccepted> = /* @__PURE__ */ shape<OrderCancellationAccepted>(
  {
    orderCancellationRequestId: idText,
    sellerId: idText,
  },
  {},
);

/** Reads an `OrderCancellationDenied`; keeps fields it does not know. */
export const decodeOrderCancellationDenied: Decoder<OrderCancellationDenied> = /* @__PURE__ */ shape<OrderCancellationDenied>(
  {
    orderCancellationRequestId: idText,
    reason: text,
    sellerId: idText,
  },
  {},
);

/** Reads an `OrderCancellationItem`; keeps fields it does not know. */
export const decodeOrderCancellationItem: Decoder<OrderCancellationItem> = /* @__PURE__ */ shape<OrderCancellationItem>(
  {
    orderItemId: idText,
  },
  {
    quantity: decimalText,
  },
);

/** Reads an `OrderCancellationRequested`; keeps fields it does not know. */
export const decodeOrderCancellationRequested: Decoder<OrderCancellationRequested> = /* @__PURE__ */ later(() => /* @__PURE__ */ shape<OrderCancellationRequested>(
  {
    orderCancellationRequestId: idText,
    orderId: idText,
    orderItem: /* @__PURE__ */ list(decodeOrderCancellationItem),
    sellerId: idText,
  },
  {
    cancelReason: text,
    message: text,
  },
));

/** Reads an `OrderConfirmed`; keeps fields it does not know. */
export const decodeOrderConfirmed: Decoder<OrderConfirmed> = /* @__PURE__ */ shape<OrderConfirmed>(
  {
    orderId: idText,
    sellerId: idText,
  },
  {
    orderAccepted: booleanAsSent,
    reason: text,
  },
);

/** Reads an `OrderInvoice`; keeps fields it does not know. */
export const decodeOrderInvoice: Decoder<OrderInvoice> = /* @__PURE__ */ later(() => /* @__PURE__ */ shape<OrderInvoice>(
  {
    documentId: idText,
    invoiceNumber: text,
    orderId: idText,
    sellerId: idText,
    type: text,
  },
  {
    documentExpiresAt: text,
  },
));

/** Reads an `OrderPayment`; keeps fields it does not know. */
export const decodeOrderPayment: Decoder<OrderPayment> = /* @__PURE__ */ shape<OrderPayment>(
  {
    orderId: idText,
    paidAt: text,
    paymentComplete: booleanAsSent,
    sellerId: idText,
  },
  {},
);

/** Reads a `RefundOrderItem`; keeps fields it does not know. */
export const decodeRefundOrderItem: Decoder<RefundOrderItem> = /* @__PURE__ */ later(() => /* @__PURE__ */ shape<RefundOrderItem>(
  {
    orderItemId: idText,
    quantity: decimalText,
    reason: text,
    refund: decimalText,
    refundCurrency: text,
  },
  {},
));

/** Reads an `OrderRefund`; keeps fields it does not know. */
export const decodeOrderRefund: Decoder<OrderRefund> = /* @__PURE__ */ shape<OrderRefund>(
  {
    orderId: idText,
    orderItem: /* @__PURE__ */ list(decodeRefundOrderItem),
    refundId: idText,
    sellerId: idText,
  },
  {},
);

/** Reads a `ReturnReceivedOrderItem`; keeps fields it does not know. */
export const decodeReturnReceivedOrderItem: Decoder<ReturnReceivedOrderItem> = /* @__PURE__ */ later(() => /* @__PURE__ */ shape<ReturnReceivedOrderItem>(
  {
    acceptReturn: booleanAsSent,
    condition: text,
    orderItemId: idText,
    quantity: decimalText,
    requireReturnShipping: booleanAsSent,
    returnReason: text,
  },
  {
    note: text,
  },
));

/** Reads an `OrderReturnReceived`; keeps fields it does not know. */
export const decodeOrderReturnReceived: Decoder<OrderReturnReceived> = /* @__PURE__ */ later(() => /* @__PURE__ */ shape<OrderReturnReceived>(
  {
    orderId: idText,
    orderItem: /* @__PURE__ */ list(decodeReturnReceivedOrderItem),
    sellerId: idText,
    sellerReturnId: idText,
  },
  {
    channelReturnId: idText,
  },
));

/** Reads a `ShippedFrom`; keeps fields it does not know. */
export const decodeShippedFrom: Decoder<ShippedFrom> = /* @__PURE__ */ shape<ShippedFrom>(
  {
    city: text,
    country: text,
    postcode: text,
  },
  {},
);

/** Reads a `ShippingItemRef`; keeps fields it does not know. */
export const decodeShippingItemRef: Decoder<ShippingItemRef> = /* @__PURE__ */ shape<ShippingItemRef>(
  {
    orderItemId: idText,
    quantity: integerAsSent,
  },
  {},
);

/** Reads a `ShippingReturnTracking`; keeps fields it does not know. */
export const decodeShippingReturnTracking: Decoder<ShippingReturnTracking> = /* @__PURE__ */ shape<ShippingReturnTracking>(
  {
    carrier: text,
    trackingNumber: text,
  },
  {
    trackingUrl: text,
  },
);

/** Reads a `ShippingPosition`; keeps fields it does not know. */
export const decodeShippingPosition: Decoder<ShippingPosition> = /* @__PURE__ */ later(() => /* @__PURE__ */ shape<ShippingPosition>(
  {
    carrier: text,
  },
  {
    orderItemIdList: /* @__PURE__ */ list(decodeShippingItemRef),
    returnTracking: decodeShippingReturnTracking,
    shippedAt: text,
    shippedFrom: decodeShippedFrom,
    trackingNumber: text,
    trackingUrl: text,
  },
));

/** Reads an `OrderShipping`; keeps fields it does not know. */
export const decodeOrderShipping: Decoder<OrderShipping> = /* @__PURE__ */ shape<OrderShipping>(
  {
    orderId: idText,
    sellerId: idText,
    shippingComplete: booleanAsSent,
    shippingItems: /* @__PURE__ */ list(decodeShippingPosition),
  },
  {},
);

/** Reads a `PartialSuccess`; keeps fields it does not know. */
export const decodePartialSuccess: Decoder<PartialSuccess> = /* @__PURE__ */ shape<PartialSuccess>(
  {},
  {
    errorList: /* @__PURE__ */ list(decodeChannelErrorEntry),
  },
);

/** Reads a `ReportRequestOptions`; keeps fields it does not know. */
export const decodeReportRequestOptions: Decoder<ReportRequestOptions> = /* @__PURE__ */ shape<ReportRequestOptions>(
  {},
  {
    ResultsAsChannelEvent: booleanAsSent,
  },
);

/** Reads a `ReportRequest`; keeps fields it does not know. */
export const decodeReportRequest: Decoder<ReportRequest> = /* @__PURE__ */ later(() => /* @__PURE__ */ shape<ReportRequest>(
  {
    reportId: idText,
    reportType: text,
    sellerId: idText,
  },
  {
    endDate: text,
    options: decodeReportRequestOptions,
    startDate: text,
  },
));

/** Reads a `SellerAttributesUpdateRequest`; keeps fields it does not know. */
export const decodeSellerAttributesUpdateRequest: Decoder<SellerAttributesUpdateRequest> = /* @__PURE__ */ shape<SellerAttributesUpdateRequest>(
  {},
  {
    channel: text,
    sellerId: idText,
  },
);

/** Reads a `SystemNotification`; keeps fields it does not know. */
export const decodeSystemNotification: Decoder<SystemNotification> = /* @__PURE__ */ shape<SystemNotification>(
  {
    channel: text,
    message: text,
    sellerId: idText,
    severity: text,
  },
  {},
);

/** Reads a `SystemTest`; keeps fields it does not know. */
export const decodeSystemTest: Decoder<SystemTest> = /* @__PURE__ */ shape<SystemTest>(
  {},
  {
    channel: text,
    sellerId: idText,
  },
);

/** Reads a `TicketAttachment`; keeps fields it does not know. */
export const decodeTicketAttachment: Decoder<TicketAttachment> = /* @__PURE__ */ shape<TicketAttachment>(
  {
    contentType: text,
    filename: text,
  },
  {},
);

/** Reads a `TicketFrom`; keeps fields it does not know. */
export const decodeTicketFrom: Decoder<TicketFrom> = /* @__PURE__ */ shape<TicketFrom>(
  {
    role: text,
  },
  {
    name: text,
  },
);

/** Reads a `TicketReply`; keeps fields it does not know. */
export const decodeTicketReply: Decoder<TicketReply> = /* @__PURE__ */ later(() => /* @__PURE__ */ shape<TicketReply>(
  {
    createdAt: text,
    from: decodeTicketFrom,
    message: text,
    sellerId: idText,
    ticketId: idText,
  },
  {
    attachment: /* @__PURE__ */ list(decodeTicketAttachment),
    replyRequested: booleanAsSent,
  },
));
