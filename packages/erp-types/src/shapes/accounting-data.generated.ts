// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { Address, CompanyKey, CreditNoteKey, InvoiceKey, InvoiceLineItemKey, ItemKey, SalesOrderKey, TaxClassKey, TaxType } from "./shared.generated.ts";

/**
 * An accounting document type. An open set. Values: 0 sales invoice, 1 sales credit, 2 sales invoice correction, 3 sales invoice cancellation, 4 sales credit cancellation, 5 sales invoice correction cancellation, 6 sales liquidation, 7 sales liquidation cancellation.
 * @see documented
 */
export type AccountingDocumentType = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7;

/**
 * An accounting line item.
 * @see documented
 */
export interface AccountingLineItem {
  /** Discount, in percent. */
  discountInPercent?: number;
  /** Account in the general ledger that the line is booked on. */
  generalLedgerAccount?: string;
  /** The item. */
  itemId?: ItemKey;
  /** Kind of line: an item, shipping, a voucher and others. */
  lineItemType?: AccountingLineItemType;
  /** Name. */
  name?: string;
  /** Sales price of one unit, net. */
  netSalesPricePerUnit?: number;
  /** Quantity, in the sales unit of the line. */
  quantity?: number;
  /** The line of the credit note. */
  salesInvoiceCorrectionLineItemId?: CreditNoteLineItemKey;
  /** The line of the invoice. */
  salesInvoiceLineItemId?: InvoiceLineItemKey;
  /** Place in the order. */
  sortOrder?: number;
  /** The tax class. */
  taxClassId?: TaxClassKey;
  /** Name of the tax class. */
  taxClassName?: string;
  /** Type of the tax class. */
  taxClassType?: TaxType;
  /** Total of the discount, gross. */
  totalDiscountGrossAmount?: number;
  /** Total of the discount, net. */
  totalDiscountNetAmount?: number;
  /** Total, gross. */
  totalGrossAmount?: number;
  /** Total, net. */
  totalNetAmount?: number;
  /** Tax. */
  vatAmount?: number;
  /** Tax rate, in percent. */
  vatRate?: number;
}

/**
 * An accounting line item type. An open set. Values: 0 custom line item, 1 item, 2 shipping item, 3 coupon, 4 voucher, 5 payment method, 6 shipping surcharge, 7 new customer coupon, 8 cash on delivery fee, 9 item shipping surcharge, 10 gift wrapping, 11 free gift, 12 buyer-protection fee, 13 interest surcharge, 14 handling fee, 15 carton, 16 return, 17 multi purpose voucher, 18 multi purpose digital voucher, 19 single purpose voucher, 20 single purpose digital voucher, 21 single purpose voucher redemption.
 * @see documented
 */
export type AccountingLineItemType = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14 | 15 | 16 | 17 | 18 | 19 | 20 | 21;

/**
 * An accounting transaction.
 * @see documented
 */
export interface AccountingTransaction {
  /** The lines of the document. */
  accountDataLineItems?: AccountingLineItem[];
  /** Address of the invoice. */
  billingAddress?: Address;
  /** The company. */
  companyId?: CompanyKey;
  /** VAT id of the company. */
  companyVatId?: string;
  /** Currency, ISO code of three letters. */
  currencyIso?: string;
  /** VAT id of the customer. */
  customerVatId?: string;
  /** Country that the goods leave from, with its currency. */
  departureCountry?: Country;
  /** Date of the document. */
  documentDate?: string;
  /** Number of the document. */
  documentNumber?: string;
  /** Kind of document. */
  documentType?: AccountingDocumentType;
  /** Number of the order in another system. */
  externalSalesOrderNumber?: string;
  /** Whether the document is cancelled. */
  isCancelled?: boolean;
  /** The sales channel. */
  salesChannelId?: string;
  /** The credit note. */
  salesInvoiceCorrectionId?: CreditNoteKey;
  /** The invoice. */
  salesInvoiceId?: InvoiceKey;
  /** The sales order. */
  salesOrderId?: SalesOrderKey;
  /** Number of the sales order. */
  salesOrderNumber?: string;
  /** Date of the delivery or service. */
  serviceDate?: string;
  /** Address that the goods go to. */
  shipmentAddress?: Address;
  /** Country of arrival, ISO code of two letters. */
  shipmentCountry?: Country;
}

/**
 * A page of accounting transactions, in the envelope of every paged list.
 * @see documented
 */
export interface AccountingTransactionPage {
  /** Whether there is a page after; the one field to go by, as sources differ on the numbers. */
  hasNextPage?: boolean;
  /** Whether there is a page before. */
  hasPreviousPage?: boolean;
  /** The entries. */
  items?: AccountingTransaction[];
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
 * A country.
 * @see documented
 */
export interface Country {
  /** Country, ISO code of two letters. */
  countryISO?: string;
  /** State or province, ISO code. */
  stateISO?: string;
}

/**
 * Key of a credit note line item.
 * @see documented
 */
export type CreditNoteLineItemKey = string;
