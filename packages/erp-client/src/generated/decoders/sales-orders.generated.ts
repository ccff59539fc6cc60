// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { CancellationReason, SalesInvoiceResponse, SalesOrder, SalesOrderBillingAddress, SalesOrderDepartureCountry, SalesOrderExternalDetails, SalesOrderFile, SalesOrderLineItem, SalesOrderLineItemFile, SalesOrderLineItemVariant, SalesOrderPaymentDetails, SalesOrderPaymentInfo, SalesOrderShipmentAddress, SalesOrderShippingDetails, SalesOrderTaxDetails, SalesOrderText } from "@kontor/erp-types";
import { type Decoder, boolean, integer, later, list, number, shapeInAnyCase, text } from "@kontor/http/internal";

/** Reads a `CancellationReason`; keeps fields it does not know. */
export const decodeCancellationReason: Decoder<CancellationReason> = /* @__PURE__ */ shapeInAnyCase<CancellationReason>(
  {},
  {
    id: text,
    isCommentRequired: boolean,
    name: text,
  },
);

/** Reads a `SalesInvoiceResponse`; keeps fields it does not know. */
export const decodeSalesInvoiceResponse: Decoder<SalesInvoiceResponse> = /* @__PURE__ */ shapeInAnyCase<SalesInvoiceResponse>(
  {},
  {
    id: text,
    salesInvoiceNumber: text,
  },
);

/** Reads a `SalesOrderBillingAddress`; keeps fields it does not know. */
export const decodeSalesOrderBillingAddress: Decoder<SalesOrderBillingAddress> = /* @__PURE__ */ later(() => /* @__PURE__ */ shapeInAnyCase<SalesOrderBillingAddress>(
  {},
  {
    address2: text,
    city: text,
    company: text,
    company2: text,
    countryISO: text,
    emailAddress: text,
    fax: text,
    firstName: text,
    formOfAddress: text,
    lastName: text,
    mobilePhoneNumber: text,
    phoneNumber: text,
    postId: text,
    postalCode: text,
    state: text,
    street: text,
    title: text,
  },
));

/** Reads a `SalesOrderDepartureCountry`; keeps fields it does not know. */
export const decodeSalesOrderDepartureCountry: Decoder<SalesOrderDepartureCountry> = /* @__PURE__ */ shapeInAnyCase<SalesOrderDepartureCountry>(
  {},
  {
    countryISO: text,
    currencyFactor: number,
    currencyISO: text,
    state: text,
  },
);

/** Reads a `SalesOrderExternalDetails`; keeps fields it does not know. */
export const decodeSalesOrderExternalDetails: Decoder<SalesOrderExternalDetails> = /* @__PURE__ */ shapeInAnyCase<SalesOrderExternalDetails>(
  {},
  {
    externalCreatedDate: text,
    externalInvoiceType: integer,
    externalSalesOrderNumber: text,
  },
);

/** Reads a `SalesOrderLineItemVariant`; keeps fields it does not know. */
export const decodeSalesOrderLineItemVariant: Decoder<SalesOrderLineItemVariant> = /* @__PURE__ */ later(() => /* @__PURE__ */ shapeInAnyCase<SalesOrderLineItemVariant>(
  {},
  {
    id: text,
    extraWeight: number,
    itemVariantId: text,
    itemVariantValueId: text,
    name: text,
    surchargeNet: number,
    value: text,
  },
));

/** Reads a `SalesOrderLineItem`; keeps fields it does not know. */
export const decodeSalesOrderLineItem: Decoder<SalesOrderLineItem> = /* @__PURE__ */ later(() => /* @__PURE__ */ shapeInAnyCase<SalesOrderLineItem>(
  {},
  {
    id: text,
    billOfMaterialsType: integer,
    configurationItemType: integer,
    discount: number,
    fNSKU: text,
    itemId: text,
    lineItemType: integer,
    name: text,
    note: text,
    parentSalesOrderLineItemId: text,
    purchasePriceNet: number,
    quantity: number,
    sKU: text,
    salesPriceNet: number,
    salesUnit: text,
    taxClassId: text,
    taxCodeId: text,
    taxRate: number,
    variants: /* @__PURE__ */ list(decodeSalesOrderLineItemVariant),
  },
));

/** Reads a `SalesOrderPaymentDetails`; keeps fields it does not know. */
export const decodeSalesOrderPaymentDetails: Decoder<SalesOrderPaymentDetails> = /* @__PURE__ */ later(() => /* @__PURE__ */ shapeInAnyCase<SalesOrderPaymentDetails>(
  {},
  {
    cashDiscount: number,
    cashDiscountDays: integer,
    currencyFactor: number,
    currencyISO: text,
    financingCosts: number,
    paymentDueDateInDays: integer,
  },
));

/** Reads a `SalesOrderPaymentInfo`; keeps fields it does not know. */
export const decodeSalesOrderPaymentInfo: Decoder<SalesOrderPaymentInfo> = /* @__PURE__ */ later(() => /* @__PURE__ */ shapeInAnyCase<SalesOrderPaymentInfo>(
  {},
  {
    accountHolder: text,
    bIC: text,
    bankName: text,
    creditorId: text,
    dueDate: text,
    endToEndId: text,
    iBAN: text,
    mandateReference: text,
    paymentInfo: text,
    paymentInfoType: integer,
    paymentReference: text,
    referenceEmail: text,
  },
));

/** Reads a `SalesOrderShipmentAddress`; keeps fields it does not know. */
export const decodeSalesOrderShipmentAddress: Decoder<SalesOrderShipmentAddress> = /* @__PURE__ */ later(() => /* @__PURE__ */ shapeInAnyCase<SalesOrderShipmentAddress>(
  {},
  {
    address2: text,
    city: text,
    company: text,
    company2: text,
    countryISO: text,
    emailAddress: text,
    fax: text,
    firstName: text,
    formOfAddress: text,
    lastName: text,
    mobilePhoneNumber: text,
    phoneNumber: text,
    postId: text,
    postalCode: text,
    state: text,
    street: text,
    title: text,
  },
));

/** Reads a `SalesOrderShippingDetails`; keeps fields it does not know. */
export const decodeSalesOrderShippingDetails: Decoder<SalesOrderShippingDetails> = /* @__PURE__ */ later(() => /* @__PURE__ */ shapeInAnyCase<SalesOrderShippingDetails>(
  {},
  {
    deliveryFromDate: text,
    estimatedDeliveryDate: text,
    extraWeight: number,
    maxDeliveryDays: integer,
    shippingDate: text,
    shippingPriority: integer,
  },
));

/** Reads a `SalesOrderTaxDetails`; keeps fields it does not know. */
export const decodeSalesOrderTaxDetails: Decoder<SalesOrderTaxDetails> = /* @__PURE__ */ shapeInAnyCase<SalesOrderTaxDetails>(
  {},
  {
    specialTaxTreatment: integer,
    taxSetting: integer,
  },
);

/** Reads a `SalesOrderText`; keeps fields it does not know. */
export const decodeSalesOrderText: Decoder<SalesOrderText> = /* @__PURE__ */ shapeInAnyCase<SalesOrderText>(
  {},
  {
    comment: text,
    customerComment: text,
    printText: text,
    processStatus: text,
  },
);

/** Reads a `SalesOrder`; keeps fields it does not know. */
export const decodeSalesOrder: Decoder<SalesOrder> = /* @__PURE__ */ later(() => /* @__PURE__ */ shapeInAnyCase<SalesOrder>(
  {},
  {
    id: text,
    billingAddress: decodeSalesOrderBillingAddress,
    cartonItemId: text,
    companyId: text,
    customerId: text,
    customerSalesOrderNumber: text,
    customerVATId: text,
    departureCountry: decodeSalesOrderDepartureCountry,
    externalDetails: decodeSalesOrderExternalDetails,
    isCancelled: boolean,
    isPending: boolean,
    itemDescriptionType: integer,
    languageId: text,
    lineItems: /* @__PURE__ */ list(decodeSalesOrderLineItem),
    onHoldReasonId: text,
    paymentDetails: decodeSalesOrderPaymentDetails,
    paymentInfo: decodeSalesOrderPaymentInfo,
    paymentMethodId: text,
    processColourId: text,
    processStatusId: text,
    readOnlyType: integer,
    salesOrderDate: text,
    salesOrderNumber: text,
    salesOrderStatus: integer,
    shipmentAddress: decodeSalesOrderShipmentAddress,
    shippingDetails: decodeSalesOrderShippingDetails,
    shippingMethodId: text,
    taxDetails: decodeSalesOrderTaxDetails,
    text: decodeSalesOrderText,
    vATId: text,
  },
));

/** Reads a `SalesOrderFile`; keeps fields it does not know. */
export const decodeSalesOrderFile: Decoder<SalesOrderFile> = /* @__PURE__ */ later(() => /* @__PURE__ */ shapeInAnyCase<SalesOrderFile>(
  {},
  {
    id: text,
    createdAt: text,
    fileDataType: text,
    fileId: text,
    fileName: text,
    salesOrderId: text,
    size: number,
  },
));

/** Reads a `SalesOrderLineItemFile`; keeps fields it does not know. */
export const decodeSalesOrderLineItemFile: Decoder<SalesOrderLineItemFile> = /* @__PURE__ */ later(() => /* @__PURE__ */ shapeInAnyCase<SalesOrderLineItemFile>(
  {},
  {
    id: text,
    createdAt: text,
    fileDataType: text,
    fileId: text,
    fileName: text,
    salesOrderId: text,
    salesOrderLineItemId: text,
    size: number,
  },
));
