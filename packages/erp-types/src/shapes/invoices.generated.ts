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
  /** Key of a sales order. `SalesOrder_CreateSalesOrder` answers it for a new order. */
  salesOrderId: SalesOrderKey;
}

/** @see documented */
export interface Invoice {
  /** Key of an invoice. `Invoice_QueryInvoices` lists the invoices with it. */
  id?: InvoiceKey;
  billingAddress?: Address;
  /** Reason and comment, if the invoice is cancelled. */
  cancellationDetails?: InvoiceCancellationDetails;
  /** The colour. */
  colorcodeId?: ColorKey;
  comment?: string;
  /** Key of a company of the tenant. `Company_QueryCompanies` lists the companies with it. */
  companyId?: CompanyKey;
  /** Comment for or by the customer; the direction is not known. */
  customerComment?: string;
  /** Key of a customer. `Customer_CreateCustomer` answers it for a new customer. */
  customerId?: CustomerKey;
  /** Country that the goods leave from, with its currency. */
  departureCountry?: InvoiceDepartureCountry;
  /** Whether reminders of the payment are blocked. */
  dunningBlock?: boolean;
  /** Number in another system. */
  externalNumber?: string;
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

/** @see documented */
export interface InvoiceCancellationDetails {
  /** Comment on the cancellation; some reasons need one. */
  cancellationComment?: string;
  /** The reason, from the list of cancellation reasons. */
  cancellationReasonId?: InvoiceCancellationReasonKey;
  date?: string;
}

/** @see documented */
export interface InvoiceCancellationReason {
  /** Key of a reason why an invoice is cancelled. `Invoice_QueryInvoiceCancellationReasons` lists the reasons with it. */
  id?: InvoiceCancellationReasonKey;
  /** Whether a cancellation for this reason needs a comment. */
  isCommentRequired?: boolean;
  name?: string;
}

/**
 * Key of a reason why an invoice is cancelled. `Invoice_QueryInvoiceCancellationReasons` lists the reasons with it.
 * @see documented
 */
export type InvoiceCancellationReasonKey = string;

/** @see documented */
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

/** @see documented */
export interface InvoiceLineItem {
  /** Key of a line of an invoice. `Invoice_QueryInvoiceLineItems` lists the lines of an invoice with it. */
  id?: InvoiceLineItemKey;
  /** Discount, in percent. */
  discount?: number;
  /** Key of an invoice. `Invoice_QueryInvoices` lists the invoices with it. */
  invoiceId?: InvoiceKey;
  /** Key of an item. `Item_CreateItem` answers it for a new item, and `Stock_QueryStocksPerItem` as `itemId`. */
  itemId?: ItemKey;
  name?: string;
  purchasePriceNet?: number;
  /** Quantity, in the sales unit of the line. */
  quantity?: number;
  /** Stock keeping unit, the number of the item that people use. */
  sKU?: string;
  /** Key of a sales order. `SalesOrder_CreateSalesOrder` answers it for a new order. */
  salesOrderId?: SalesOrderKey;
  /** Key of a line of a sales order. `SalesOrder_QuerySalesOrderLineItems` lists the lines of an order with it. */
  salesOrderLineItemId?: SalesOrderLineItemKey;
  salesPriceGross?: number;
  /** Sales price of one unit, net. */
  salesPriceNet?: number;
  /** Unit in which it is sold. */
  salesUnit?: string;
  /** Tax rate, in percent. */
  taxRate?: number;
  /** An open set: other values may come. Values: 0 custom line item, 1 item, 2 shipping, 3 coupon, 4 voucher, 5 payment, 6 shipping surcharge, 7 new customer coupon, 8 cash on delivery, 9 shipping surcharge item, 10 gift wrapping, 11 free gift, 12 buyer-protection fee, 13 interest, 14 handling fee, 15 carton, 16 return delivery, 17 multi purpose voucher, 18 multi purpose voucher digital, 19 single purpose voucher, 20 single purpose voucher digital, 21 single purpose voucher redemption. */
  type?: InvoiceLineItemType;
}

/**
 * An open set: other values may come. Values: 0 custom line item, 1 item, 2 shipping, 3 coupon, 4 voucher, 5 payment, 6 shipping surcharge, 7 new customer coupon, 8 cash on delivery, 9 shipping surcharge item, 10 gift wrapping, 11 free gift, 12 buyer-protection fee, 13 interest, 14 handling fee, 15 carton, 16 return delivery, 17 multi purpose voucher, 18 multi purpose voucher digital, 19 single purpose voucher, 20 single purpose voucher digital, 21 single purpose voucher redemption.
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

/** @see documented */
export interface InvoicePaymentDetail {
  /** Cash discount, in percent. */
  cashDiscount?: number;
  /** Days in which the cash discount is granted. */
  cashDiscountDays?: number;
  /** Factor between this currency and that of the company. */
  currencyFactor?: number;
  /** Currency, ISO code of three letters. */
  currencyIso?: string;
  dunningLevel?: number;
  /** Date of the next payment that is due. */
  nextDueDate?: string;
  /** Key of a payment method. `PaymentMethod_QueryPaymentMethods` lists the methods with it. */
  paymentMethodId?: PaymentMethodKey;
  /** Whether nothing, a part or all is paid. */
  paymentStatus?: InvoicePaymentStatus;
  /** Days until the payment is due. */
  paymentTarget?: number;
  /** Amount that is still to be paid. */
  stillToPay?: number;
  /** Whether requests for payment are stopped. */
  stopPaymentRequest?: boolean;
  totalGrossAmount?: number;
}

/**
 * An open set: other values may come. Values: 0 unpaid, 1 partly paid, 2 paid.
 * @see documented
 */
export type InvoicePaymentStatus = 0 | 1 | 2;

/**
 * An open set: other values may come. Values: 1 created, 3 paid in full, 6 cancelled.
 * @see documented
 */
export type InvoiceWorkflowEvent = 1 | 3 | 6;
