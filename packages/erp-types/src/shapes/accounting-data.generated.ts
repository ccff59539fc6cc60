// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { Address, CompanyKey, CreditNoteKey, InvoiceKey, InvoiceLineItemKey, ItemKey, SalesOrderKey, TaxClassKey, TaxType } from "./shared.generated.ts";

/**
 * An open set: other values may come. Values: 0 sales invoice, 1 sales credit, 2 sales invoice correction, 3 sales invoice cancellation, 4 sales credit cancellation, 5 sales invoice correction cancellation, 6 sales liquidation, 7 sales liquidation cancellation.
 * @see documented
 */
export type AccountingDocumentType = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** @see documented */
export interface AccountingLineItem {
  discountInPercent?: number;
  /** Account in the general ledger that the line is booked on. */
  generalLedgerAccount?: string;
  /** Key of an item. `Item_CreateItem` answers it for a new item, and `Stock_QueryStocksPerItem` as `itemId`. */
  itemId?: ItemKey;
  /** Kind of line: an item, shipping, a voucher and others. */
  lineItemType?: AccountingLineItemType;
  name?: string;
  /** Sales price of one unit, net. */
  netSalesPricePerUnit?: number;
  /** Quantity, in the sales unit of the line. */
  quantity?: number;
  /** The line of the credit note. */
  salesInvoiceCorrectionLineItemId?: CreditNoteLineItemKey;
  /** Key of a line of an invoice. `Invoice_QueryInvoiceLineItems` lists the lines of an invoice with it. */
  salesInvoiceLineItemId?: InvoiceLineItemKey;
  /** Place in the order. */
  sortOrder?: number;
  /** Key of a tax class. `TaxClass_QueryTaxClasses` lists the classes with it. */
  taxClassId?: TaxClassKey;
  taxClassName?: string;
  /** Type of the tax class. The given spec lists the numbers only; their meanings are documented elsewhere. Values: 0 none, 1 super-reduced, 2 reduced-low, 3 reduced, 4 standard, 5 intermediate. */
  taxClassType?: TaxType;
  totalDiscountGrossAmount?: number;
  totalDiscountNetAmount?: number;
  totalGrossAmount?: number;
  totalNetAmount?: number;
  /** Tax. */
  vatAmount?: number;
  /** Tax rate, in percent. */
  vatRate?: number;
}

/**
 * An open set: other values may come. Values: 0 custom line item, 1 item, 2 shipping item, 3 coupon, 4 voucher, 5 payment method, 6 shipping surcharge, 7 new customer coupon, 8 cash on delivery fee, 9 item shipping surcharge, 10 gift wrapping, 11 free gift, 12 buyer-protection fee, 13 interest surcharge, 14 handling fee, 15 carton, 16 return, 17 multi purpose voucher, 18 multi purpose digital voucher, 19 single purpose voucher, 20 single purpose digital voucher, 21 single purpose voucher redemption.
 * @see documented
 */
export type AccountingLineItemType = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14 | 15 | 16 | 17 | 18 | 19 | 20 | 21;

/** @see documented */
export interface AccountingTransaction {
  /** The lines of the document. */
  accountDataLineItems?: AccountingLineItem[];
  /** Address of the invoice. */
  billingAddress?: Address;
  /** Key of a company of the tenant. `Company_QueryCompanies` lists the companies with it. */
  companyId?: CompanyKey;
  companyVatId?: string;
  /** Currency, ISO code of three letters. */
  currencyIso?: string;
  customerVatId?: string;
  /** Country that the goods leave from, with its currency. */
  departureCountry?: Country;
  documentDate?: string;
  documentNumber?: string;
  /** Kind of document. */
  documentType?: AccountingDocumentType;
  /** Number of the order in another system. */
  externalSalesOrderNumber?: string;
  /** Whether the document is cancelled. */
  isCancelled?: boolean;
  salesChannelId?: string;
  /** The credit note. */
  salesInvoiceCorrectionId?: CreditNoteKey;
  /** Key of an invoice. `Invoice_QueryInvoices` lists the invoices with it. */
  salesInvoiceId?: InvoiceKey;
  /** Key of a sales order. `SalesOrder_CreateSalesOrder` answers it for a new order. */
  salesOrderId?: SalesOrderKey;
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

/** @see documented */
export interface Country {
  /** Country, ISO code of two letters. */
  countryISO?: string;
  /** State or province, ISO code. */
  stateISO?: string;
}

/**
 * Key of a line of a credit note. `AccountingData_QueryAccountingData` answers it as `salesInvoiceCorrectionLineItemId`.
 * @see documented
 */
export type CreditNoteLineItemKey = string;
