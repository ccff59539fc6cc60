// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { CompanyKey, ConditionKey, CustomerKey, ItemKey, ReturnReasonKey, ReturnStateKey, SalesOrderKey, SalesOrderLineItemKey, ShippingMethodKey, WarehouseKey } from "./shared.generated.ts";

/**
 * The data of a new customer return.
 * @see documented
 */
export interface CreateCustomerReturn {
  /** Key of a company of the tenant. `Company_QueryCompanies` lists the companies with it. */
  companyId: CompanyKey;
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
  returnDate?: string;
  /** Key of a sales order. `SalesOrder_CreateSalesOrder` answers it for a new order. */
  salesOrderId: SalesOrderKey;
  /** Whether it is sent to the sales channel. */
  transmitToSalesChannel?: boolean;
  /** Key of a warehouse. `Warehouse_QueryWarehouses` lists the warehouses with it. */
  warehouseId: WarehouseKey;
}

/**
 * The data of a new return line item.
 * @see documented
 */
export interface CreateReturnLineItem {
  /** Whether a credit is given for the line. */
  credit?: boolean;
  /** Key of a line of a delivery note, as returns know it. `Return_QueryReturnLineItems` answers it as `deliveryNoteLineItemId`. */
  deliveryNoteLineItemId?: ReturnDeliveryNoteLineItemKey;
  /** Quantity, in the sales unit of the line. */
  quantity: number;
  returnReasonComment?: string;
  /** The reason, from the list of return reasons. */
  returnReasonId: ReturnReasonKey;
  /** Key of a line of a sales order. `SalesOrder_QuerySalesOrderLineItems` lists the lines of an order with it. */
  salesOrderLineItemId?: SalesOrderLineItemKey;
}

/**
 * The data of a new return package.
 * @see documented
 */
export interface CreateReturnPackage {
  /** Shipping method that the list does not have, as text. */
  shippingMethodCustom?: string;
  /** Key of a shipping method. `ShippingMethod_QueryShippingMethods` lists the methods with it. */
  shippingMethodId?: ShippingMethodKey;
  /** Number by which the carrier finds the package. */
  trackingID: string;
}

/** @see documented */
export interface CustomerReturn {
  /** Key of a customer return. `Return_QueryReturns` lists the returns with it. */
  id?: ReturnKey;
  /** Key of a company of the tenant. `Company_QueryCompanies` lists the companies with it. */
  companyId?: CompanyKey;
  contact?: string;
  /** Key of a customer. `Customer_CreateCustomer` answers it for a new customer. */
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
  returnDate?: string;
  /** Key of a sales order. `SalesOrder_CreateSalesOrder` answers it for a new order. */
  salesOrderId?: SalesOrderKey;
  /** The state, from the list of return states. */
  stateId?: ReturnStateKey;
  /** Whether it is sent to the sales channel. */
  transmitToSalesChannel?: boolean;
  /** Key of a warehouse. `Warehouse_QueryWarehouses` lists the warehouses with it. */
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
 * Key of a line of a delivery note, as returns know it. `Return_QueryReturnLineItems` answers it as `deliveryNoteLineItemId`.
 * @see documented
 */
export type ReturnDeliveryNoteLineItemKey = string;

/**
 * Key of a customer return. `Return_QueryReturns` lists the returns with it.
 * @see documented
 */
export type ReturnKey = string;

/**
 * Key of a package of a return. `Return_QueryReturnPackages` lists the packages of a return with it.
 * @see documented
 */
export type ReturnLabelKey = string;

/** @see documented */
export interface ReturnLineItem {
  /** Key of a line of a return. `Return_QueryReturnLineItems` lists the lines of a return with it. */
  id?: ReturnLineItemKey;
  conditionComment?: string;
  /** The condition of the goods, from the list of conditions. */
  conditionId?: ConditionKey;
  /** Whether a credit is given for the line. */
  credit?: boolean;
  /** Key of a line of a delivery note, as returns know it. `Return_QueryReturnLineItems` answers it as `deliveryNoteLineItemId`. */
  deliveryNoteLineItemId?: ReturnDeliveryNoteLineItemKey;
  /** Key of an item. `Item_CreateItem` answers it for a new item, and `Stock_QueryStocksPerItem` as `itemId`. */
  itemId?: ItemKey;
  name?: string;
  /** Quantity, in the sales unit of the line. */
  quantity?: number;
  /** Key of a customer return. `Return_QueryReturns` lists the returns with it. */
  returnId?: ReturnKey;
  returnReasonComment?: string;
  /** The reason, from the list of return reasons. */
  returnReasonId?: ReturnReasonKey;
  /** Stock keeping unit, the number of the item that people use. */
  sKU?: string;
  /** Key of a sales order. `SalesOrder_CreateSalesOrder` answers it for a new order. */
  salesOrderId?: SalesOrderKey;
  /** Key of a line of a sales order. `SalesOrder_QuerySalesOrderLineItems` lists the lines of an order with it. */
  salesOrderLineItemId?: SalesOrderLineItemKey;
  /** The state, from the list of return states. */
  stateId?: ReturnStateKey;
}

/**
 * Key of a line of a return. `Return_QueryReturnLineItems` lists the lines of a return with it.
 * @see documented
 */
export type ReturnLineItemKey = string;

/**
 * An open set: other values may come. Values: 0 none, 1 email, 2 manual, 3 phone, 4 fax, 5 fulfilment network, 6 marketplace channel interface, 7 REST interface.
 * @see documented
 */
export type ReturnOrigin = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** @see documented */
export interface ReturnPackage {
  /** Key of a package of a return. `Return_QueryReturnPackages` lists the packages of a return with it. */
  id?: ReturnLabelKey;
  /** Key of a customer return. `Return_QueryReturns` lists the returns with it. */
  returnId?: ReturnKey;
  /** Shipping method that the list does not have, as text. */
  shippingMethodCustom?: string;
  /** Key of a shipping method. `ShippingMethod_QueryShippingMethods` lists the methods with it. */
  shippingMethodId?: ShippingMethodKey;
  /** Number by which the carrier finds the package. */
  trackingID?: string;
}
