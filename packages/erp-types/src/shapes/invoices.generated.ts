// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { Address, ColorKey, CompanyKey, CustomerKey, InvoiceKey, InvoiceLineItemKey, ItemKey, PaymentMethodKey, SalesOrderKey, SalesOrderLineItemKey } from "./shared.generated.ts";

/**
 * The data of new invoice cancellation details.
 * @see documented
 */
export interface CreateInvoiceCancellationDetails {
  /** Comment on the cancellation; some reasons need one. */
  cancellationComment?: string;
  /** The reason, from the list of cancellation reasons. */
  cancellationReasonId: InvoiceCancellationReasonKey;
}

/**
 * The data of a new sales invoice.
 * @see documented
 */
export interface CreateSalesInvoiceCommand {
  /** Whether the invoice stays a draft. */
  asDraft?: boolean;
  /** Whether only what was delivered is invoiced. */
  invoiceOnlyDeliveredQuantity?: boolean;
  /** The sales order. */
  salesOrderId: SalesOrderKey;
}

/**
 * An invoice.
 * @see documented
 */
export interface Invoice {
  /** The invoice. */
  id?: InvoiceKey;
  /** Address of the invoice. */
  billingAddress?: Address;
  /** Reason and comment, if the invoice is cancelled. */
  cancellationDetails?: InvoiceCancellationDetails;
  /** The colour. */
  colorcodeId?: ColorKey;
  /** Comment. */
  comment?: string;
  /** The company. */
  companyId?: CompanyKey;
  /** Comment for or by the customer; the direction is not known. */
  customerComment?: string;
  /** The customer. */
  customerId?: CustomerKey;
  /** Country that the goods leave from, with its currency. */
  departureCountry?: InvoiceDepartureCountry;
  /** Whether reminders of the payment are blocked. */
  dunningBlock?: boolean;
  /** Number in another system. */
  externalNumber?: string;
  /** Date of the invoice. */
  invoiceDate?: string;
  /** Amounts, payment method and dates of the payment. */
  invoicePaymentDetails?: InvoicePaymentDetail;
  /** Whether the invoice is cancelled. */
  isCancelled?: boolean;
  /** Whether it is an external invoice. */
  isExternalInvoice?: boolean;
  /** Language, ISO code. */
  languageIso?: string;
  /** Number that people use. */
  number?: string;
  /** Address that the goods go to. */
  shipmentAddress?: Address;
}

/**
 * The invoice cancellation details.
 * @see documented
 */
export interface InvoiceCancellationDetails {
  /** Comment on the cancellation; some reasons need one. */
  cancellationComment?: string;
  /** The reason, from the list of cancellation reasons. */
  cancellationReasonId?: InvoiceCancellationReasonKey;
  /** Date. */
  date?: string;
}

/**
 * An invoice cancellation reason.
 * @see documented
 */
export interface InvoiceCancellationReason {
  /** The invoice cancellation reason. */
  id?: InvoiceCancellationReasonKey;
  /** Whether a cancellation for this reason needs a comment. */
  isCommentRequired?: boolean;
  /** Name. */
  name?: string;
}

/**
 * Key of an invoice cancellation reason.
 * @see documented
 */
export type InvoiceCancellationReasonKey = string;

/**
 * An invoice departure country.
 * @see documented
 */
export interface InvoiceDepartureCountry {
  /** Country, ISO code of two letters. */
  countryISO?: string;
  /** Factor between this currency and that of the company. */
  currencyFactor?: number;
  /** Currency, ISO code of three letters. */
  currencyIso?: string;
  /** State or province. */
  state?: string;
}

/**
 * An invoice line item.
 * @see documented
 */
export interface InvoiceLineItem {
  /** The invoice line item. */
  id?: InvoiceLineItemKey;
  /** Discount, in percent. */
  discount?: number;
  /** The invoice. */
  invoiceId?: InvoiceKey;
  /** The item. */
  itemId?: ItemKey;
  /** Name. */
  name?: string;
  /** Purchase price, net. */
  purchasePriceNet?: number;
  /** Quantity, in the sales unit of the line. */
  quantity?: number;
  /** Stock keeping unit, the number of the item that people use. */
  sKU?: string;
  /** The sales order. */
  salesOrderId?: SalesOrderKey;
  /** The sales order line item. */
  salesOrderLineItemId?: SalesOrderLineItemKey;
  /** Sales price, gross. */
  salesPriceGross?: number;
  /** Sales price of one unit, net. */
  salesPriceNet?: number;
  /** Unit in which it is sold. */
  salesUnit?: string;
  /** Tax rate, in percent. */
  taxRate?: number;
  /** Type. */
  type?: InvoiceLineItemType;
}

/**
 * An invoice line item type. An open set. Values: 0 custom line item, 1 item, 2 shipping, 3 coupon, 4 voucher, 5 payment, 6 shipping surcharge, 7 new customer coupon, 8 cash on delivery, 9 shipping surcharge item, 10 gift wrapping, 11 free gift, 12 buyer-protection fee, 13 interest, 14 handling fee, 15 carton, 16 return delivery, 17 multi purpose voucher, 18 multi purpose voucher digital, 19 single purpose voucher, 20 single purpose voucher digital, 21 single purpose voucher redemption.
 * @see documented
 */
export type InvoiceLineItemType = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14 | 15 | 16 | 17 | 18 | 19 | 20 | 21;

/**
 * A page of invoices, in the envelope of every paged list.
 * @see documented
 */
export interface InvoicePage {
  /** Whether there is a page after; the one field to go by, as sources differ on the numbers. */
  hasNextPage?: boolean;
  /** Whether there is a page before. */
  hasPreviousPage?: boolean;
  /** The entries. */
  items?: Invoice[];
  /** The page after. On the last page the number of pages by the description, null by the guide to paging. */
  nextPageNumber?: number;
  /** This page. */
  pageNumber?: number;
  /** Entries on a page. */
  pageSize?: number;
  /** The page before. On the first page 1 by the description, null by the guide to paging. */
  previousPageNumber?: number;
  /** Entries in all. */
  totalItems?: number;
  /** Pages in all. */
  totalPages?: number;
}

/**
 * An invoice payment detail.
 * @see documented
 */
export interface InvoicePaymentDetail {
  /** Cash discount, in percent. */
  cashDiscount?: number;
  /** Days in which the cash discount is granted. */
  cashDiscountDays?: number;
  /** Factor between this currency and that of the company. */
  currencyFactor?: number;
  /** Currency, ISO code of three letters. */
  currencyIso?: string;
  /** Dunning level. */
  dunningLevel?: number;
  /** Date of the next payment that is due. */
  nextDueDate?: string;
  /** The payment method. */
  paymentMethodId?: PaymentMethodKey;
  /** Whether nothing, a part or all is paid. */
  paymentStatus?: InvoicePaymentStatus;
  /** Days until the payment is due. */
  paymentTarget?: number;
  /** Amount that is still to be paid. */
  stillToPay?: number;
  /** Whether requests for payment are stopped. */
  stopPaymentRequest?: boolean;
  /** Total, gross. */
  totalGrossAmount?: number;
}

/**
 * An invoice payment status. An open set. Values: 0 unpaid, 1 partly paid, 2 paid.
 * @see documented
 */
export type InvoicePaymentStatus = 0 | 1 | 2;

/**
 * An invoice workflow event. An open set. Values: 1 created, 3 paid in full, 6 cancelled.
 * @see documented
 */
export type InvoiceWorkflowEvent = 1 | 3 | 6;
