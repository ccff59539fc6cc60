// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { Invoice, InvoiceCancellationDetails, InvoiceCancellationReason, InvoiceDepartureCountry, InvoiceLineItem, InvoicePage, InvoicePaymentDetail } from "@kontor/erp-types";
import { type Decoder, boolean, integer, later, list, number, shapeInAnyCase, text } from "@kontor/http/internal";
import { decodeAddress } from "./shared.generated.ts";

/** Reads an `InvoiceCancellationDetails`; keeps fields it does not know. */
export const decodeInvoiceCancellationDetails: Decoder<InvoiceCancellationDetails> = /* @__PURE__ */ shapeInAnyCase<InvoiceCancellationDetails>(
  {},
  {
    cancellationComment: text,
    cancellationReasonId: text,
    date: text,
  },
);

/** Reads an `InvoiceDepartureCountry`; keeps fields it does not know. */
export const decodeInvoiceDepartureCountry: Decoder<InvoiceDepartureCountry> = /* @__PURE__ */ shapeInAnyCase<InvoiceDepartureCountry>(
  {},
  {
    countryISO: text,
    currencyFactor: number,
    currencyIso: text,
    state: text,
  },
);

/** Reads an `InvoicePaymentDetail`; keeps fields it does not know. */
export const decodeInvoicePaymentDetail: Decoder<InvoicePaymentDetail> = /* @__PURE__ */ later(() => /* @__PURE__ */ shapeInAnyCase<InvoicePaymentDetail>(
  {},
  {
    cashDiscount: number,
    cashDiscountDays: integer,
    currencyFactor: number,
    currencyIso: text,
    dunningLevel: integer,
    nextDueDate: text,
    paymentMethodId: text,
    paymentStatus: integer,
    paymentTarget: integer,
    stillToPay: number,
    stopPaymentRequest: boolean,
    totalGrossAmount: number,
  },
));

/** Reads an `Invoice`; keeps fields it does not know. */
export const decodeInvoice: Decoder<Invoice> = /* @__PURE__ */ later(() => /* @__PURE__ */ shapeInAnyCase<Invoice>(
  {},
  {
    id: text,
    billingAddress: decodeAddress,
    cancellationDetails: decodeInvoiceCancellationDetails,
    colorcodeId: text,
    comment: text,
    companyId: text,
    customerComment: text,
    customerId: text,
    departureCountry: decodeInvoiceDepartureCountry,
    dunningBlock: boolean,
    externalNumber: text,
    invoiceDate: text,
    invoicePaymentDetails: decodeInvoicePaymentDetail,
    isCancelled: boolean,
    isExternalInvoice: boolean,
    languageIso: text,
    number: text,
    shipmentAddress: decodeAddress,
  },
));

/** Reads an `InvoiceCancellationReason`; keeps fields it does not know. */
export const decodeInvoiceCancellationReason: Decoder<InvoiceCancellationReason> = /* @__PURE__ */ shapeInAnyCase<InvoiceCancellationReason>(
  {},
  {
    id: text,
    isCommentRequired: boolean,
    name: text,
  },
);

/** Reads an `InvoiceLineItem`; keeps fields it does not know. */
export const decodeInvoiceLineItem: Decoder<InvoiceLineItem> = /* @__PURE__ */ later(() => /* @__PURE__ */ shapeInAnyCase<InvoiceLineItem>(
  {},
  {
    id: text,
    discount: number,
    invoiceId: text,
    itemId: text,
    name: text,
    purchasePriceNet: number,
    quantity: number,
    sKU: text,
    salesOrderId: text,
    salesOrderLineItemId: text,
    salesPriceGross: number,
    salesPriceNet: number,
    salesUnit: text,
    taxRate: number,
    type: integer,
  },
));

/** Reads an `InvoicePage`; keeps fields it does not know. */
export const decodeInvoicePage: Decoder<InvoicePage> = /* @__PURE__ */ later(() => /* @__PURE__ */ shapeInAnyCase<InvoicePage>(
  {},
  {
    hasNextPage: boolean,
    hasPreviousPage: boolean,
    items: /* @__PURE__ */ list(decodeInvoice),
    nextPageNumber: integer,
    pageNumber: integer,
    pageSize: integer,
    previousPageNumber: integer,
    totalItems: integer,
    totalPages: integer,
  },
));
