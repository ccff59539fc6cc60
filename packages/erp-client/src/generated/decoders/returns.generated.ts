// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { CustomerReturn, CustomerReturnPage, ReturnLineItem, ReturnPackage } from "@kontor/erp-types";
import { type Decoder, boolean, integer, later, list, number, shapeInAnyCase, text } from "@kontor/http/internal";

/** Reads a `CustomerReturn`; keeps fields it does not know. */
export const decodeCustomerReturn: Decoder<CustomerReturn> = /* @__PURE__ */ later(() => /* @__PURE__ */ shapeInAnyCase<CustomerReturn>(
  {},
  {
    id: text,
    companyId: text,
    contact: text,
    customerId: text,
    externalComment: text,
    externalNumber: text,
    internalComment: text,
    number: text,
    origin: integer,
    returnDate: text,
    salesOrderId: text,
    stateId: text,
    transmitToSalesChannel: boolean,
    warehouseId: text,
  },
));

/** Reads a `CustomerReturnPage`; keeps fields it does not know. */
export const decodeCustomerReturnPage: Decoder<CustomerReturnPage> = /* @__PURE__ */ later(() => /* @__PURE__ */ shapeInAnyCase<CustomerReturnPage>(
  {},
  {
    hasNextPage: boolean,
    hasPreviousPage: boolean,
    items: /* @__PURE__ */ list(decodeCustomerReturn),
    nextPageNumber: integer,
    pageNumber: integer,
    pageSize: integer,
    previousPageNumber: integer,
    totalItems: integer,
    totalPages: integer,
  },
));

/** Reads a `ReturnLineItem`; keeps fields it does not know. */
export const decodeReturnLineItem: Decoder<ReturnLineItem> = /* @__PURE__ */ later(() => /* @__PURE__ */ shapeInAnyCase<ReturnLineItem>(
  {},
  {
    id: text,
    conditionComment: text,
    conditionId: text,
    credit: boolean,
    deliveryNoteLineItemId: text,
    itemId: text,
    name: text,
    quantity: number,
    returnId: text,
    returnReasonComment: text,
    returnReasonId: text,
    sKU: text,
    salesOrderId: text,
    salesOrderLineItemId: text,
    stateId: text,
  },
));

/** Reads a `ReturnPackage`; keeps fields it does not know. */
export const decodeReturnPackage: Decoder<ReturnPackage> = /* @__PURE__ */ later(() => /* @__PURE__ */ shapeInAnyCase<ReturnPackage>(
  {},
  {
    id: text,
    returnId: text,
    shippingMethodCustom: text,
    shippingMethodId: text,
    trackingID: text,
  },
));
