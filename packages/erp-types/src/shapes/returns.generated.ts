// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { CompanyKey, ConditionKey, CustomerKey, ItemKey, ReturnReasonKey, ReturnStateKey, SalesOrderKey, SalesOrderLineItemKey, ShippingMethodKey, WarehouseKey } from "./shared.generated.ts";

/**
 * The data of a new customer return.
 * @see documented
 */
export interface CreateCustomerReturn {
  /** The company. */
  companyId: CompanyKey;
  /** Contact. */
  contact?: string;
  /** Comment for others to read. */
  externalComment?: string;
  /** Number in another system. */
  externalNumber?: string;
  /** Comment for own use. */
  internalComment?: string;
  /** The entries. */
  items: CreateReturnLineItem[];
  /** Packages of the document. */
  packages?: CreateReturnPackage[];
  /** Date of the return. */
  returnDate?: string;
  /** The sales order. */
  salesOrderId: SalesOrderKey;
  /** Whether it is sent to the sales channel. */
  transmitToSalesChannel?: boolean;
  /** The warehouse. */
  warehouseId: WarehouseKey;
}

/**
 * The data of a new return line item.
 * @see documented
 */
export interface CreateReturnLineItem {
  /** Whether a credit is given for the line. */
  credit?: boolean;
  /** The line of the delivery note. */
  deliveryNoteLineItemId?: ReturnDeliveryNoteLineItemKey;
  /** Quantity, in the sales unit of the line. */
  quantity: number;
  /** Comment on the reason. */
  returnReasonComment?: string;
  /** The reason, from the list of return reasons. */
  returnReasonId: ReturnReasonKey;
  /** The sales order line item. */
  salesOrderLineItemId?: SalesOrderLineItemKey;
}

/**
 * The data of a new return package.
 * @see documented
 */
export interface CreateReturnPackage {
  /** Shipping method that the list does not have, as text. */
  shippingMethodCustom?: string;
  /** The shipping method. */
  shippingMethodId?: ShippingMethodKey;
  /** Number by which the carrier finds the package. */
  trackingID: string;
}

/**
 * A customer return.
 * @see documented
 */
export interface CustomerReturn {
  /** The customer return. */
  id?: ReturnKey;
  /** The company. */
  companyId?: CompanyKey;
  /** Contact. */
  contact?: string;
  /** The customer. */
  customerId?: CustomerKey;
  /** Comment for others to read. */
  externalComment?: string;
  /** Number in another system. */
  externalNumber?: string;
  /** Comment for own use. */
  internalComment?: string;
  /** Number that people use. */
  number?: string;
  /** The way on which the return came in. */
  origin?: ReturnOrigin;
  /** Date of the return. */
  returnDate?: string;
  /** The sales order. */
  salesOrderId?: SalesOrderKey;
  /** The state, from the list of return states. */
  stateId?: ReturnStateKey;
  /** Whether it is sent to the sales channel. */
  transmitToSalesChannel?: boolean;
  /** The warehouse. */
  warehouseId?: WarehouseKey;
}

/**
 * A page of customer returns, in the envelope of every paged list.
 * @see documented
 */
export interface CustomerReturnPage {
  /** Whether there is a page after; the one field to go by, as sources differ on the numbers. */
  hasNextPage?: boolean;
  /** Whether there is a page before. */
  hasPreviousPage?: boolean;
  /** The entries. */
  items?: CustomerReturn[];
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
 * Key of a return delivery note line item.
 * @see documented
 */
export type ReturnDeliveryNoteLineItemKey = string;

/**
 * Key of a return.
 * @see documented
 */
export type ReturnKey = string;

/**
 * Key of a return label.
 * @see documented
 */
export type ReturnLabelKey = string;

/**
 * A return line item.
 * @see documented
 */
export interface ReturnLineItem {
  /** The return line item. */
  id?: ReturnLineItemKey;
  /** Comment on the condition. */
  conditionComment?: string;
  /** The condition of the goods, from the list of conditions. */
  conditionId?: ConditionKey;
  /** Whether a credit is given for the line. */
  credit?: boolean;
  /** The line of the delivery note. */
  deliveryNoteLineItemId?: ReturnDeliveryNoteLineItemKey;
  /** The item. */
  itemId?: ItemKey;
  /** Name. */
  name?: string;
  /** Quantity, in the sales unit of the line. */
  quantity?: number;
  /** The return. */
  returnId?: ReturnKey;
  /** Comment on the reason. */
  returnReasonComment?: string;
  /** The reason, from the list of return reasons. */
  returnReasonId?: ReturnReasonKey;
  /** Stock keeping unit, the number of the item that people use. */
  sKU?: string;
  /** The sales order. */
  salesOrderId?: SalesOrderKey;
  /** The sales order line item. */
  salesOrderLineItemId?: SalesOrderLineItemKey;
  /** The state, from the list of return states. */
  stateId?: ReturnStateKey;
}

/**
 * Key of a return line item.
 * @see documented
 */
export type ReturnLineItemKey = string;

/**
 * A return origin. An open set. Values: 0 none, 1 email, 2 manual, 3 phone, 4 fax, 5 fulfilment network, 6 marketplace channel interface, 7 REST interface.
 * @see documented
 */
export type ReturnOrigin = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7;

/**
 * A return package.
 * @see documented
 */
export interface ReturnPackage {
  /** The return package. */
  id?: ReturnLabelKey;
  /** The return. */
  returnId?: ReturnKey;
  /** Shipping method that the list does not have, as text. */
  shippingMethodCustom?: string;
  /** The shipping method. */
  shippingMethodId?: ShippingMethodKey;
  /** Number by which the carrier finds the package. */
  trackingID?: string;
}
