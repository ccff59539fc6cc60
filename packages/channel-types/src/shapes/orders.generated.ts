// Generated from specs/channel/openapi.yaml 1.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { Address, CancelReason, ChannelId, ChannelOfferId, DecimalText, OfferId, OrderCancellationItem, OrderId, OrderItemId, SellerId, Sku, Timestamp } from "./shared.generated.ts";

/**
 * A group of further facts.
 * @see observed
 */
export interface AdditionalOrderDataGroup {
  /** Ties together values that belong to one another. */
  group?: string;
  values?: AdditionalOrderDataGroupValues[];
}

/**
 * A further fact.
 * @see observed
 */
export interface AdditionalOrderDataGroupValues {
  /** Name of the value. */
  key?: string;
  value?: string;
}

/**
 * The channel accepts a cancellation. A seller who accepts one of the channel names the `channel` too.
 * @see observed
 */
export interface CancellationAccept {
  /**
   * Id by which the platform knows a channel.
   * @see documented
   */
  channel?: ChannelId;
  /** Id that came with `Seller:Order.Cancellation.Request`. */
  orderCancellationRequestId: string;
  /** Id of a seller, chosen by the channel. */
  sellerId: SellerId;
}

/**
 * The channel denies a cancellation. A seller who denies one of the channel names the `channel` too.
 * @see observed
 */
export interface CancellationDenied {
  /**
   * Id by which the platform knows a channel.
   * @see documented
   */
  channel?: ChannelId;
  /** Id that came with `Seller:Order.Cancellation.Request`. */
  orderCancellationRequestId: string;
  /** Why. */
  reason: string;
  /** Id of a seller, chosen by the channel. */
  sellerId: SellerId;
}

/**
 * Status of an order; SHIPPED, PARTIALLY_SHIPPED, CANCELED_BY_SELLER and CANCELED_BY_BUYER are deprecated.
 * @see observed
 */
export type ChannelOrderStatus = "UNACKED" | "CREATED" | "ACCEPTED" | "SHIPPED" | "PARTIALLY_SHIPPED" | "CANCELED_BY_SELLER" | "CANCELED_BY_BUYER";

/**
 * Country, as a three-letter code.
 * @see observed
 */
export type Country3 = string;

/**
 * An order of a buyer on the channel.
 * @see observed
 */
export interface Order {
  /** More about the order. */
  additionalOrderData?: AdditionalOrderDataGroup[];
  /** Whether the buyer is a business. */
  b2b?: boolean;
  /** A postal address. */
  billingAddress?: Address;
  /** Who ordered: e-mail address and VAT id. */
  buyer?: OrderBuyer;
  /** Currency, three letters (ISO 4217). */
  currency: string;
  /** Whether the channel fulfils the order. */
  fbc?: boolean;
  /** Which side makes the invoice document. */
  invoiceDocumentTransfer?: "not-set" | "from-seller" | "from-channel";
  /** Language of the buyer. */
  language?: string;
  /** An instant. Sent as RFC 3339 with `Z`; on the wire also with `+0000`, `+00` or no zone, which reads as UTC. */
  lastChangedAt: Timestamp;
  /** A note for people. */
  note?: string;
  /** An instant. Sent as RFC 3339 with `Z`; on the wire also with `+0000`, `+00` or no zone, which reads as UTC. */
  orderAcceptUntil?: Timestamp;
  /** Id of an order, which the channel gives it in `Orders_Create`; unique per seller. */
  orderId: OrderId;
  /** Items concerned. */
  orderItem: OrderItem[];
  /** Status of an order; SHIPPED, PARTIALLY_SHIPPED, CANCELED_BY_SELLER and CANCELED_BY_BUYER are deprecated. */
  orderStatus: ChannelOrderStatus;
  paymentMethod?: string;
  paymentReference?: string;
  /** An instant. Sent as RFC 3339 with `Z`; on the wire also with `+0000`, `+00` or no zone, which reads as UTC. */
  purchasedAt: Timestamp;
  /** Name of the sales channel within the marketplace. */
  salesChannelName?: string;
  /** Id of a seller, chosen by the channel. */
  sellerId: SellerId;
  /** A postal address. */
  shippingAddress?: Address;
  /** Whether an old device is picked up. */
  weeePickup?: boolean;
}

/**
 * The address of an order; possible while it is CREATED or UNACKED.
 * @see observed
 */
export interface OrderAddressUpdate {
  /** A postal address. */
  billingAddress?: Address;
  /** Who ordered: e-mail address and VAT id. */
  buyer?: OrderBuyer;
  /** Id of an order, which the channel gives it in `Orders_Create`; unique per seller. */
  orderId: OrderId;
  /** Id of a seller, chosen by the channel. */
  sellerId: SellerId;
  /** A postal address. */
  shippingAddress?: Address;
}

/**
 * Orders whose address changed.
 * @see observed
 */
export interface OrderAddressUpdateList {
  orderList: OrderAddressUpdate[];
}

/**
 * Who ordered: e-mail address and VAT id.
 * @see observed
 */
export interface OrderBuyer {
  /** Mail address. */
  email?: string;
  vatId?: string;
}

/**
 * The channel asks for a cancellation.
 * @see observed
 */
export interface OrderCancellationRequest {
  /** Why something is cancelled. */
  cancelReason?: CancelReason;
  /** Why, in words for a person to read. */
  message?: string;
  /** Id that the channel gives the request; the event that answers it carries it. */
  orderCancellationRequestId: string;
  /** Id of an order, which the channel gives it in `Orders_Create`; unique per seller. */
  orderId: OrderId;
  /** Items concerned. */
  orderItem: OrderCancellationItem[];
  /** Id of a seller, chosen by the channel. */
  sellerId: SellerId;
}

/**
 * An item of an order, told apart by `type`.
 * @see observed
 */
export type OrderItem = OrderItemTypeItem | OrderItemTypeShipping | OrderItemTypePayment;

/**
 * Whether an item is paid. The models also have a ChannelPaymentStatus with PARTIALLY_PAID, which no field uses.
 * @see observed
 */
export type OrderItemPaymentStatus = "PENDING" | "PAID";

/**
 * Status of an item of an order. Allowed next (documented): after UNSHIPPED any; after SHIPPED any but UNSHIPPED; after RETURNED RETURNED or REFUNDED; CANCELED_BY_SELLER, CANCELED_BY_BUYER and REFUNDED stay what they are.
 * @see observed
 */
export type OrderItemStatus = "UNSHIPPED" | "SHIPPED" | "CANCELED_BY_SELLER" | "CANCELED_BY_BUYER" | "RETURNED" | "REFUNDED";

/**
 * Goods.
 * @see observed
 */
export interface OrderItemTypeItem {
  /** More about the item. */
  additionalOrderItemData?: AdditionalOrderDataGroup[];
  /** The marketplace's own id of the listing. */
  channelOfferId?: ChannelOfferId;
  /** An instant. Sent as RFC 3339 with `Z`; on the wire also with `+0000`, `+00` or no zone, which reads as UTC. */
  estimatedDeliveryDate?: Timestamp;
  /** An instant. Sent as RFC 3339 with `Z`; on the wire also with `+0000`, `+00` or no zone, which reads as UTC. */
  estimatedShippingDate?: Timestamp;
  /** A decimal number as text. Some senders write a JSON number; decoders read both and give text. */
  grossFee?: DecimalText;
  /** A decimal number as text. Some senders write a JSON number; decoders read both and give text. */
  grossPrice: DecimalText;
  /** Whether an item is paid. The models also have a ChannelPaymentStatus with PARTIALLY_PAID, which no field uses. */
  itemPaymentStatus?: OrderItemPaymentStatus;
  /** Status of an item of an order. Allowed next (documented): after UNSHIPPED any; after SHIPPED any but UNSHIPPED; after RETURNED RETURNED or REFUNDED; CANCELED_BY_SELLER, CANCELED_BY_BUYER and REFUNDED stay what they are. */
  itemStatus?: OrderItemStatus;
  /**
   * A note for people. The guide's example has one on goods.
   * @see documented
   */
  note?: string;
  /** Id of an offer; unique per seller. */
  offerId?: OfferId;
  /** Id of an item of an order, which the channel gives it in `Orders_Create`. */
  orderItemId: OrderItemId;
  /** How many. */
  quantity?: DecimalText;
  /** A decimal number as text. Some senders write a JSON number; decoders read both and give text. */
  remainingQuantity?: DecimalText;
  /** Country, as a three-letter code. */
  shipFromCountry?: Country3;
  /**
   * Which items are shipped together. Older clients write it on goods too.
   * @see observed
   */
  shippingGroup?: string;
  /** Stock keeping unit of the seller. */
  sku?: Sku;
  /** A decimal number as text. Some senders write a JSON number; decoders read both and give text. */
  taxPercent?: DecimalText;
  /** Title shown to buyers. */
  title?: string;
  /** A decimal number as text. Some senders write a JSON number; decoders read both and give text. */
  total: DecimalText;
  /** Which kind of order item. */
  type: "ITEM";
}

/**
 * Payment costs.
 * @see observed
 */
export interface OrderItemTypePayment {
  /** A decimal number as text. Some senders write a JSON number; decoders read both and give text. */
  grossPrice: DecimalText;
  /** A note for people. */
  note: string;
  /** Id of an item of an order, which the channel gives it in `Orders_Create`. */
  orderItemId: OrderItemId;
  /** A decimal number as text. Some senders write a JSON number; decoders read both and give text. */
  taxPercent?: DecimalText;
  /** Which kind of order item. */
  type: "PAYMENT";
}

/**
 * Shipping costs.
 * @see observed
 */
export interface OrderItemTypeShipping {
  /** A decimal number as text. Some senders write a JSON number; decoders read both and give text. */
  grossPrice: DecimalText;
  /** Id of an item of an order, which the channel gives it in `Orders_Create`. */
  orderItemId: OrderItemId;
  /**
   * How many. The guide's example has one on shipping costs.
   * @see documented
   */
  quantity?: DecimalText;
  /** Which items are shipped together. */
  shippingGroup: string;
  /** A decimal number as text. Some senders write a JSON number; decoders read both and give text. */
  taxPercent?: DecimalText;
  /** Which kind of order item. */
  type: "SHIPPING";
}

/**
 * Orders of a channel.
 * @see observed
 */
export interface OrderList {
  orderList: Order[];
}

/**
 * The status of an order.
 * @see observed
 */
export interface OrderStatus {
  /** Id of an order, which the channel gives it in `Orders_Create`; unique per seller. */
  orderId: OrderId;
  orderItems?: OrderStatusItem[];
  /** Status of an order; SHIPPED, PARTIALLY_SHIPPED, CANCELED_BY_SELLER and CANCELED_BY_BUYER are deprecated. */
  orderStatus: ChannelOrderStatus;
  /** Id of a seller, chosen by the channel. */
  sellerId: SellerId;
}

/**
 * The status of an item of an order.
 * @see observed
 */
export interface OrderStatusItem {
  /** Status of an item of an order. Allowed next (documented): after UNSHIPPED any; after SHIPPED any but UNSHIPPED; after RETURNED RETURNED or REFUNDED; CANCELED_BY_SELLER, CANCELED_BY_BUYER and REFUNDED stay what they are. */
  itemStatus: OrderItemStatus;
  /** Id of an item of an order, which the channel gives it in `Orders_Create`. */
  orderItemId: OrderItemId;
  /** Whether an item is paid. The models also have a ChannelPaymentStatus with PARTIALLY_PAID, which no field uses. */
  paymentStatus: OrderItemPaymentStatus;
  /** Country, as a three-letter code. */
  shipFromCountry?: Country3;
}

/**
 * Orders whose status changed.
 * @see observed
 */
export interface OrderStatusList {
  orderList: OrderStatus[];
}
