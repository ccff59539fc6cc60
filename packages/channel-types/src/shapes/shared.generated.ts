// Generated from specs/channel/openapi.yaml 1.0 by tools/codegen. Do not edit: run `pnpm generate`.

/**
 * A postal address.
 * @see observed
 */
export interface Address {
  /** Addition to the address. */
  addition?: string;
  city: string;
  companyName?: string;
  country: string;
  firstName?: string;
  gender?: "male" | "female" | "diverse";
  houseNumber?: string;
  lastName: string;
  /** Phone number. */
  phone?: string;
  postcode?: string;
  /** State or province. */
  state?: string;
  street: string;
}

/**
 * A value that an attribute may have.
 * @see observed
 */
export interface AllowedValue {
  /** The value as people see it. */
  display?: string;
  /** Position among the values. */
  sort?: number;
  value: string;
}

/**
 * Which file is attached to which ticket.
 * @see observed
 */
export interface AttachmentData {
  filename: string;
  /** Id of a seller, chosen by the channel. */
  sellerId: SellerId;
  /** Id of the ticket to which the file belongs. */
  ticketId: string;
}

/**
 * A file of a ticket and where it belongs.
 * @see documented
 */
export interface AttachmentUpload {
  /** The file, at most 16 MB: text, PDF, Word, Excel or an image. */
  attachment: Blob;
  /** Which file is attached to which ticket. */
  attachmentData: AttachmentData;
}

/**
 * An attribute that listings of a channel have. The documented `enumValues` is gone from current models: it is not sent, and ignored on read, and where an older client sends it.
 * @see observed
 */
export interface Attribute {
  /** Id that the channel gives the attribute. */
  attributeId: string;
  /** Regular expression that a value must match. */
  attributeValueValidation?: string;
  /** Values of other attributes that make it required. */
  conditionalMandatoryBy?: AttributeCondition[];
  /** Values of other attributes that make it optional. */
  conditionalOptionalBy?: AttributeCondition[];
  /** Description shown to buyers. */
  description?: string;
  /** Name shown to people. */
  displayName: string;
  /**
   * The old list of allowed values. Older clients still send it (observed); it is ignored: `values` says what is allowed.
   * @see documented
   * @deprecated
   */
  enumValues?: string[];
  /** Whether several values are allowed. */
  isMultipleAllowed?: boolean;
  /** Whether the sub-section may be filled several times. */
  isRepeatableSubSection?: boolean;
  /** Whether it tells variations apart. */
  isVariationDimension?: boolean;
  /** Whether a value is recommended. */
  recommended?: boolean;
  /** Whether a value is required. */
  required?: boolean;
  /** Section of the listing form. */
  section?: string;
  /** Place among the sections of the listing form. */
  sectionPosition?: number;
  /** Part of the section. */
  subSection?: string;
  /** Position within the section. */
  subSectionPosition?: number;
  /** An image or a document may be an external address (documented since 2025-05-26). */
  type?: "smalltext" | "htmltext" | "text" | "integer" | "decimal" | "enum" | "date" | "boolean" | "image" | "document" | "url" | "label" | (string & {});
  /** The values that may be chosen. */
  values?: AllowedValue[];
}

/**
 * When another attribute has one of these values.
 * @see observed
 */
export interface AttributeCondition {
  /** Id of the other attribute. */
  attributeId?: string;
  /** Values that trigger the condition. */
  attributeValues?: string[];
}

/**
 * Why something is cancelled.
 * @see observed
 */
export type CancelReason = "BUYER_CANCELLED" | "UNDELIVERABLE_TO_SHIPPING_ADDRESS" | "UNDELIVERABLE_BY_CARRIER" | "OUT_OF_STOCK" | "DELAYED_INVENTORY" | "PRICING_ERROR" | "OTHER" | (string & {});

/**
 * A category of a channel.
 * @see observed
 */
export interface Category {
  /** Id that the channel gives the category. */
  categoryId: string;
  /** Name shown to people. */
  displayName: string;
  /** Whether the category takes offers; only leaves do. */
  listingAllowed?: boolean;
  /** Parent category; `0` is the root. */
  parentCategoryId?: string;
}

/**
 * Id of a category of the channel.
 * @see observed
 */
export type CategoryId = string;

/**
 * The value of one attribute of the channel.
 * @see given spec §6.1
 */
export interface ChannelAttribute {
  /** Id of an attribute that the channel has defined. */
  attributeId: string;
  /** Ties together the values of one repetition of a repeatable sub-section (documented). */
  group?: string;
  value: string;
}

/**
 * One reason for a failure.
 * @see documented
 */
export interface ChannelErrorEntry {
  /** The kind of failure; an open set. Known: VAL100 validation, ATH000 not let in, ATH100 account not found, ATH101 PIN not found, GEN404 not found, GEN500 internal error, GEN615 seen in a refund example, GEN700 no such seller on this channel, CHN204 seller already unlinked, CHN401 some orders were not stored, CHN900 (in one place written GHN900, read it alike) PIN missing, CHN901 PIN invalid or expired, CHN910 no contact for PINs. */
  code?: string;
  /** How to mend it. */
  hint?: string | null;
  /** German by default, English with `Accept-Language: en`. A validation message may start with a path, such as `orderList[0].sellerId:`. */
  message?: string;
  /** error, warning, info or notice; an open set, as sources differ: one has no notice, another no info. */
  severity?: string;
}

/**
 * Id by which the platform knows a channel.
 * @see observed
 */
export type ChannelId = string;

/**
 * The marketplace's own id of the listing.
 * @see observed
 */
export type ChannelOfferId = string;

/**
 * A seller left the channel.
 * @see observed
 */
export interface ChannelUnlinked {
  /** Whether the seller is gone for good, as after an unlink by the channel. One who is not stays known under its id, and its update session links it again (documented). */
  permanentlyRemoved?: boolean;
  /** Why. */
  reason: string;
  /** Id of a seller, chosen by the channel. */
  sellerId: SellerId;
  /** An instant. Sent as RFC 3339 with `Z`; on the wire also with `+0000`, `+00` or no zone, which reads as UTC. */
  unlinkedAt: Timestamp;
}

/**
 * Condition of goods that came back.
 * @see observed
 */
export type Condition = "ORIGINAL_PACKAGING" | "MINT_CONDITION" | "SLIGHTLY_USED" | "HEAVILY_USED" | "DAMAGED" | "INCOMPLETE_DELIVERY" | "FRAUD" | (string & {});

/**
 * A decimal number as text. Some senders write a JSON number; decoders read both and give text.
 * @see given spec §6.1
 */
export type DecimalText = string;

/**
 * The error body of the channel interface, for every status from 400 on.
 * @see documented
 */
export interface ErrorList {
  errorList?: ChannelErrorEntry[];
}

/**
 * The fields that every event has.
 * @see given spec §2.6
 */
export interface EventEnvelope {
  /** Unique event identifier, used to acknowledge. Some senders write a number (observed). */
  id: string;
  /**
   * Version of the seller's ERP client, for example `1.11.0.6`. The documented pattern forbids these dots; no event is refused because of its version.
   * @see documented
   */
  clientVersion?: string;
  /** Creation time, an ISO 8601 timestamp; on the wire not always strict RFC 3339. */
  createdAt: string;
  /** Payload, varies by type. An empty one may come as an empty array (observed). */
  event: unknown;
  /** Event type. New types may be added. */
  type: string;
}

/**
 * The ids of processed events.
 * @see given spec §4.5
 */
export interface EventIdList {
  /** Ids of the processed events. */
  eventIdList: string[];
}

/**
 * A discount on a line.
 * @see observed
 */
export interface InvoiceDiscount {
  discountId?: string;
  name?: string;
  totalGrossPrice: number;
  totalNetPrice: number;
  totalVatAmount: number;
  /** VAT rate, in percent. */
  vatRate?: number;
}

/**
 * Kind of document.
 * @see observed
 */
export type InvoiceDocumentType = "INVOICE" | "CREDITNOTE" | (string & {});

/**
 * An order on an invoice.
 * @see observed
 */
export interface InvoiceOrder {
  /** Id of an order, which the channel gives it in `Orders_Create`; unique per seller. */
  orderId: OrderId;
  /** An instant. Sent as RFC 3339 with `Z`; on the wire also with `+0000`, `+00` or no zone, which reads as UTC. */
  purchasedAt: Timestamp;
  /** A postal address. */
  shippingAddress?: Address;
  transactionItemList?: InvoiceTransactionItem[];
}

/**
 * A line of an invoice.
 * @see observed
 */
export interface InvoiceTransactionItem {
  /** Discounts on the line. */
  discounts?: InvoiceDiscount[];
  /** Id of the order item. Some senders write a number (observed). */
  orderItemId: string;
  /** Kind of order item. */
  orderItemType: "ITEM" | "SHIPPING" | "PAYMENT";
  /** How many. */
  quantity?: number;
  /** Stock keeping unit of the seller. */
  sku?: string;
  /** Title shown to buyers. */
  title?: string;
  /** Gross price of the line, discounts included. */
  totalGrossPriceWithDiscounts: number;
  /** Net price of the line, discounts included. */
  totalNetPriceWithDiscounts: number;
  /** VAT amount of the line, discounts included. */
  totalVatAmountWithDiscounts: number;
  /** VAT rate, in percent. */
  vatRate: number;
}

/**
 * The seller ends an offer.
 * @see observed
 */
export interface OfferEnd {
  /** The marketplace's own id of the listing. */
  channelOfferId?: ChannelOfferId;
  /** Id of an offer; unique per seller. */
  offerId: OfferId;
  /** Id of a seller, chosen by the channel. */
  sellerId: SellerId;
}

/**
 * Id of an offer; unique per seller.
 * @see observed
 */
export type OfferId = number;

/**
 * A whole offer, as the seller wants it listed.
 * @see given spec §6.1
 */
export interface OfferNew {
  /** @see observed */
  brand?: string;
  /** Values of attributes of the channel. */
  channelAttributeList?: ChannelAttribute[];
  /** Category of the channel; present in one form of the event, absent in another. */
  channelCategoryId?: string;
  /**
   * The marketplace's own id of the listing.
   * @see observed
   */
  channelOfferId?: ChannelOfferId;
  /**
   * Description shown to buyers.
   * @see observed
   */
  description?: string;
  /**
   * Global trade item number.
   * @see observed
   */
  gtin?: string;
  /**
   * International standard book number.
   * @see observed
   */
  isbn?: string;
  /**
   * Address of the main picture; good for 7 days after the event (documented), so copy it.
   * @see observed
   */
  mainPicture?: string;
  /**
   * Manufacturer part number.
   * @see observed
   */
  mpn?: string;
  /** Id of an offer; unique per seller. */
  offerId: OfferId;
  /**
   * Id of an offer; unique per seller.
   * @see observed
   */
  parentOfferId?: OfferId;
  /**
   * Addresses of further pictures, good for 7 days too.
   * @see observed
   */
  pictureList?: string[];
  /** Prices, one entry for each price list. */
  priceList: PriceContainer[];
  /**
   * Attributes of the product, as the seller names them.
   * @see observed
   */
  productAttributeList?: ProductAttribute[];
  /** How many. */
  quantity?: DecimalText;
  /** Id of a seller, chosen by the channel. */
  sellerId: SellerId;
  /** Stock keeping unit of the seller. */
  sku: Sku;
  /**
   * An amount of money.
   * @see observed
   */
  srp?: Price;
  /**
   * Second title shown to buyers.
   * @see observed
   */
  subTitle?: string;
  /** A decimal number as text. Some senders write a JSON number; decoders read both and give text. */
  taxPercent?: DecimalText;
  /** Title shown to buyers. */
  title?: string;
  /** @see observed */
  variationList?: Variation[];
}

/**
 * The prices of an offer changed.
 * @see observed
 */
export interface OfferPriceUpdate {
  /** The marketplace's own id of the listing. */
  channelOfferId?: ChannelOfferId;
  /** Id of an offer; unique per seller. */
  offerId: OfferId;
  /** Prices, one entry for each price list. */
  priceList: PriceContainer[];
  /** Id of a seller, chosen by the channel. */
  sellerId: SellerId;
}

/**
 * The stock of an offer changed.
 * @see observed
 */
export interface OfferStockUpdate {
  /** The marketplace's own id of the listing. */
  channelOfferId?: ChannelOfferId;
  /** Id of an offer; unique per seller. */
  offerId: OfferId;
  /** How many. */
  quantity: DecimalText;
  /** Id of a seller, chosen by the channel. */
  sellerId: SellerId;
}

/**
 * The seller accepted a cancellation.
 * @see observed
 */
export interface OrderCancellationAccepted {
  /** Id of the cancellation request; a UUID where the channel asked, and now and then none (observed). */
  orderCancellationRequestId: string;
  /** Id of a seller, chosen by the channel. */
  sellerId: SellerId;
}

/**
 * The seller denied a cancellation.
 * @see observed
 */
export interface OrderCancellationDenied {
  /** Id of the cancellation request; a UUID where the channel asked, and now and then none (observed). */
  orderCancellationRequestId: string;
  /** Why. */
  reason: string;
  /** Id of a seller, chosen by the channel. */
  sellerId: SellerId;
}

/**
 * An item to cancel.
 * @see observed
 */
export interface OrderCancellationItem {
  /** Id of an item of an order, which the channel gives it in `Orders_Create`. */
  orderItemId: OrderItemId;
  /** How many. */
  quantity?: DecimalText;
}

/**
 * The seller asks for a cancellation.
 * @see observed
 */
export interface OrderCancellationRequested {
  /** Why something is cancelled. */
  cancelReason?: CancelReason;
  /** Why, in words for a person to read. */
  message?: string;
  /** Id of the cancellation request; now and then no UUID (observed). */
  orderCancellationRequestId: string;
  /** Id of an order, which the channel gives it in `Orders_Create`; unique per seller. */
  orderId: OrderId;
  /** Items concerned. */
  orderItem: OrderCancellationItem[];
  /** Id of a seller, chosen by the channel. */
  sellerId: SellerId;
}

/**
 * The seller accepted or refused an order.
 * @see observed
 */
export interface OrderConfirmed {
  /** Whether the seller accepted the order. */
  orderAccepted?: boolean;
  orderId: string;
  /** Why. */
  reason?: CancelReason;
  /** Id of a seller, chosen by the channel. */
  sellerId: SellerId;
}

/**
 * Id of an order, which the channel gives it in `Orders_Create`; unique per seller.
 * @see observed
 */
export type OrderId = string;

/**
 * The seller made an invoice or a credit note.
 * @see observed
 */
export interface OrderInvoice {
  /** An instant. Sent as RFC 3339 with `Z`; on the wire also with `+0000`, `+00` or no zone, which reads as UTC. */
  documentExpiresAt?: Timestamp;
  /** Id by which `Invoices_Download` gives the document. */
  documentId: string;
  /** Number of the invoice or credit note. */
  invoiceNumber: string;
  /** Id of an order, which the channel gives it in `Orders_Create`; unique per seller. */
  orderId: OrderId;
  /** Id of a seller, chosen by the channel. */
  sellerId: SellerId;
  /** Kind of document. */
  type: InvoiceDocumentType;
}

/**
 * Id of an item of an order, which the channel gives it in `Orders_Create`.
 * @see observed
 */
export type OrderItemId = string;

/**
 * An order was paid.
 * @see observed
 */
export interface OrderPayment {
  /** Id of an order, which the channel gives it in `Orders_Create`; unique per seller. */
  orderId: OrderId;
  /** An instant. Sent as RFC 3339 with `Z`; on the wire also with `+0000`, `+00` or no zone, which reads as UTC. */
  paidAt: Timestamp;
  /** Whether everything has been paid. */
  paymentComplete: boolean;
  /** Id of a seller, chosen by the channel. */
  sellerId: SellerId;
}

/**
 * The seller refunds items.
 * @see observed
 */
export interface OrderRefund {
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
 * The seller received goods back.
 * @see observed
 */
export interface OrderReturnReceived {
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
 * The seller shipped parts of an order.
 * @see observed
 */
export interface OrderShipping {
  /** Id of an order, which the channel gives it in `Orders_Create`; unique per seller. */
  orderId: OrderId;
  /** Id of a seller, chosen by the channel. */
  sellerId: SellerId;
  /** Whether everything has been shipped. */
  shippingComplete: boolean;
  /** Parcels. */
  shippingItems: ShippingPosition[];
}

/**
 * The items that were not stored. An empty list means that all were stored.
 * @see documented
 */
export interface PartialSuccess {
  /** One entry for each order that was not stored, its id in `hint`; CHN401 says that there are some. The message holds the id too (observed). */
  errorList?: ChannelErrorEntry[];
}

/**
 * An amount of money.
 * @see observed
 */
export interface Price {
  /** A decimal number as text. Some senders write a JSON number; decoders read both and give text. */
  amount: DecimalText;
  /** Currency, three letters (ISO 4217). */
  currency: string;
}

/**
 * One price list of an offer.
 * @see given spec §6.1
 */
export interface PriceContainer {
  id: string;
  /** Prices by quantity. */
  quantityPriceList: QuantityPrice[];
}

/**
 * An attribute of a product, as the seller names it.
 * @see observed
 */
export interface ProductAttribute {
  name: string;
  value: string;
}

/**
 * The price of one piece from a quantity on.
 * @see given spec §6.1
 */
export interface QuantityPrice {
  /** A decimal number as text. Some senders write a JSON number; decoders read both and give text. */
  amount: DecimalText;
  /** Currency, three letters (ISO 4217). */
  currency: string;
  /** How many. */
  quantity?: DecimalText;
}

/**
 * An item to refund.
 * @see observed
 */
export interface RefundOrderItem {
  /** Id of an item of an order, which the channel gives it in `Orders_Create`. */
  orderItemId: OrderItemId;
  /** How many. */
  quantity: DecimalText;
  /** Why. */
  reason: RefundReason;
  /** A decimal number as text. Some senders write a JSON number; decoders read both and give text. */
  refund: DecimalText;
  /** Currency of the refund, three letters. */
  refundCurrency: string;
}

/**
 * Why something is refunded.
 * @see observed
 */
export type RefundReason = "NO_REASON" | "DEFECT" | "WRONG_ITEM" | "WRONG_SIZE" | "TOO_LATE" | "BAD_QUALITY" | "OTHER" | (string & {});

/**
 * The seller asks for a report.
 * @see observed
 */
export interface ReportRequest {
  /** Last day. */
  endDate?: string;
  /** How the results of a report come. */
  options?: ReportRequestOptions;
  /** Id by which `Reports_SendData` and `Reports_Complete` know the report. */
  reportId: string;
  /** Kind of report. */
  reportType: ReportType;
  /** Id of a seller, chosen by the channel. */
  sellerId: SellerId;
  /** First day. */
  startDate?: string;
}

/**
 * How the results of a report come.
 * @see observed
 */
export interface ReportRequestOptions {
  /** Whether results come as channel events; spelled with a capital R on the wire. */
  ResultsAsChannelEvent?: boolean;
}

/**
 * Kind of report.
 * @see observed
 */
export type ReportType = "SELLER_INVENTORY" | (string & {});

/**
 * Why goods come back.
 * @see observed
 */
export type ReturnReason = "NO_REASON" | "DEFECT" | "WRONG_ITEM" | "WRONG_SIZE" | "TOO_LATE" | "BAD_QUALITY" | (string & {});

/**
 * An item that came back.
 * @see observed
 */
export interface ReturnReceivedOrderItem {
  /** Whether the seller accepts the return. */
  acceptReturn: boolean;
  /** Condition of the goods. */
  condition: Condition;
  /** A note for people. */
  note?: string;
  /** Id of an item of an order, which the channel gives it in `Orders_Create`. */
  orderItemId: OrderItemId;
  /** How many. */
  quantity: DecimalText;
  /** Whether the goods have to be sent back. */
  requireReturnShipping: boolean;
  /** Why goods come back. */
  returnReason: ReturnReason;
}

/**
 * Whose attributes are asked for.
 * @see given spec §6.1
 */
export interface SellerAttributesUpdateRequest {
  /**
   * Id by which the platform knows a channel.
   * @see given spec §6.1
   */
  channel?: ChannelId;
  /** Id of a seller, chosen by the channel. */
  sellerId?: SellerId;
}

/**
 * Id of a seller, chosen by the channel.
 * @see observed
 */
export type SellerId = string;

/**
 * Where a parcel was shipped.
 * @see observed
 */
export interface ShippedFrom {
  city: string;
  country: string;
  postcode: string;
}

/**
 * How many of an item are in a parcel.
 * @see observed
 */
export interface ShippingItemRef {
  /** Id of an item of an order, which the channel gives it in `Orders_Create`. */
  orderItemId: OrderItemId;
  /** How many. */
  quantity: number;
}

/**
 * A parcel.
 * @see observed
 */
export interface ShippingPosition {
  /** Carrier that ships the parcel. */
  carrier: string;
  /** Items in the parcel. */
  orderItemIdList?: ShippingItemRef[];
  /** The label for sending a parcel back. */
  returnTracking?: ShippingReturnTracking;
  /** An instant. Sent as RFC 3339 with `Z`; on the wire also with `+0000`, `+00` or no zone, which reads as UTC. */
  shippedAt?: Timestamp;
  /** Where a parcel was shipped. */
  shippedFrom?: ShippedFrom;
  /** Tracking number of the parcel. */
  trackingNumber?: string;
  /**
   * Web page that tracks the parcel.
   * @see documented
   */
  trackingUrl?: string;
}

/**
 * The label for sending a parcel back.
 * @see observed
 */
export interface ShippingReturnTracking {
  /** Carrier that ships the parcel. */
  carrier: string;
  /** Tracking number of the parcel. */
  trackingNumber: string;
  /**
   * Web page that tracks the parcel.
   * @see documented
   */
  trackingUrl?: string;
}

/**
 * Stock keeping unit of the seller.
 * @see observed
 */
export type Sku = string;

/**
 * The platform tells the channel something.
 * @see observed
 */
export interface SystemNotification {
  /** Id by which the platform knows a channel. */
  channel: ChannelId;
  /** The notification in words, for a person to read. */
  message: string;
  /** Id of a seller, chosen by the channel. */
  sellerId: SellerId;
  /** How bad it is. */
  severity: "INFO" | "WARNING" | "ERROR" | (string & {});
}

/**
 * What a test event of the platform carries.
 * @see observed
 */
export interface SystemTest {
  /** Id by which the platform knows a channel. */
  channel?: ChannelId;
  /** Id of a seller, chosen by the channel. */
  sellerId?: SellerId;
}

/**
 * A file attached to a ticket.
 * @see observed
 */
export interface TicketAttachment {
  /** Media type of the file. */
  contentType: string;
  filename: string;
}

/**
 * The writer of a ticket.
 * @see observed
 */
export interface TicketFrom {
  /** Name of the writer. */
  name?: string;
  /** The role of its writer. */
  role: "BUYER" | "SELLER" | "CHANNEL" | (string & {});
}

/**
 * The seller answers a ticket.
 * @see observed
 */
export interface TicketReply {
  /** Files attached. */
  attachment?: TicketAttachment[];
  /** An instant. Sent as RFC 3339 with `Z`; on the wire also with `+0000`, `+00` or no zone, which reads as UTC. */
  createdAt: Timestamp;
  /** The writer of a ticket. */
  from: TicketFrom;
  /** Text of the ticket, for a person to read. */
  message: string;
  /** Whether an answer is expected. */
  replyRequested?: boolean;
  /** Id of a seller, chosen by the channel. */
  sellerId: SellerId;
  /** Id that the channel gave the ticket in `Tickets_Create`. */
  ticketId: string;
}

/**
 * An instant. Sent as RFC 3339 with `Z`; on the wire also with `+0000`, `+00` or no zone, which reads as UTC.
 * @see observed
 */
export type Timestamp = string;

/**
 * A variation of an offer.
 * @see observed
 */
export interface Variation {
  /** Values of attributes of the channel. */
  channelAttributeList?: ChannelAttribute[];
  /** Description shown to buyers. */
  description?: string;
  /** Global trade item number. */
  gtin?: string;
  /** Id of an offer; unique per seller. */
  offerId: OfferId;
  /** Addresses of further pictures. */
  pictureList?: string[];
  /** Prices, one entry for each price list. */
  priceList: PriceContainer[];
  /** How many. */
  quantity: DecimalText;
  /** Stock keeping unit of the seller. */
  sku: Sku;
  /** Second title shown to buyers. */
  subTitle?: string;
  /** A decimal number as text. Some senders write a JSON number; decoders read both and give text. */
  taxPercent?: DecimalText;
  /** Title shown to buyers. */
  title?: string;
  /** The attributes that distinguish this variation from the others. */
  variationDimensionList: ChannelAttribute[];
}
