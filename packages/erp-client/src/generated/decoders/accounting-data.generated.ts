// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { AccountingLineItem, AccountingTransaction, AccountingTransactionPage, Country } from "@kontor/erp-types";
import { type Decoder, boolean, integer, later, list, number, shapeInAnyCase, text } from "@kontor/http/internal";
import { decodeAddress } from "./shared.generated.ts";

/** Reads an `AccountingLineItem`; keeps fields it does not know. */
export const decodeAccountingLineItem: Decoder<AccountingLineItem> = /* @__PURE__ */ later(() => /* @__PURE__ */ shapeInAnyCase<AccountingLineItem>(
  {},
  {
    discountInPercent: number,
    generalLedgerAccount: text,
    itemId: text,
    lineItemType: integer,
    name: text,
    netSalesPricePerUnit: number,
    quantity: number,
    salesInvoiceCorrectionLineItemId: text,
    salesInvoiceLineItemId: text,
    sortOrder: integer,
    taxClassId: text,
    taxClassName: text,
    taxClassType: integer,
    totalDiscountGrossAmount: number,
    totalDiscountNetAmount: number,
    totalGrossAmount: number,
    totalNetAmount: number,
    vatAmount: number,
    vatRate: number,
  },
));

/** Reads a `Country`; keeps fields it does not know. */
export const decodeCountry: Decoder<Country> = /* @__PURE__ */ shapeInAnyCase<Country>(
  {},
  {
    countryISO: text,
    stateISO: text,
  },
);

/** Reads an `AccountingTransaction`; keeps fields it does not know. */
export const decodeAccountingTransaction: Decoder<AccountingTransaction> = /* @__PURE__ */ later(() => /* @__PURE__ */ shapeInAnyCase<AccountingTransaction>(
  {},
  {
    accountDataLineItems: /* @__PURE__ */ list(decodeAccountingLineItem),
    billingAddress: decodeAddress,
    companyId: text,
    companyVatId: text,
    currencyIso: text,
    customerVatId: text,
    departureCountry: decodeCountry,
    documentDate: text,
    documentNumber: text,
    documentType: integer,
    externalSalesOrderNumber: text,
    isCancelled: boolean,
    salesChannelId: text,
    salesInvoiceCorrectionId: text,
    salesInvoiceId: text,
    salesOrderId: text,
    salesOrderNumber: text,
    serviceDate: text,
    shipmentAddress: decodeAddress,
    shipmentCountry: decodeCountry,
  },
));

/** Reads an `AccountingTransactionPage`; keeps fields it does not know. */
export const decodeAccountingTransactionPage: Decoder<AccountingTransactionPage> = /* @__PURE__ */ later(() => /* @__PURE__ */ shapeInAnyCase<AccountingTransactionPage>(
  {},
  {
    hasNextPage: boolean,
    hasPreviousPage: boolean,
    items: /* @__PURE__ */ list(decodeAccountingTransaction),
    nextPageNumber: integer,
    pageNumber: integer,
    pageSize: integer,
    previousPageNumber: integer,
    totalItems: integer,
    totalPages: integer,
  },
));
