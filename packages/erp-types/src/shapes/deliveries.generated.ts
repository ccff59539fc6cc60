// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { ContactPersonKey, ItemKey, PickListKey, PickListPositionKey, SalesOrderKey, SalesOrderLineItemKey, ShippingMethodKey, SupplierKey, WarehouseKey } from "./shared.generated.ts";

/**
 * Pick lists whose reservations are cancelled.
 * @see documented
 */
export interface CreateCancelReservationRequest {
  picklistIds: PickListKey[];
}

/**
 * Options for delivery notes and invoices of a shipping.
 * @see documented
 */
export interface CreateDeliverOptions {
  /** Whether an invoice is created. */
  isCreateInvoice?: boolean;
  /** Whether each warehouse gets a delivery note of its own. Spelled so on the wire. */
  isDelilveryNotePerWarehouse?: boolean;
  /** Whether the invoice has only what was sent. */
  isInvoiceForOnlySendItems?: boolean;
  /** Whether it is sent as a set. */
  isSetDispatch?: boolean;
}

/**
 * Pick lists to ship, with their packages.
 * @see documented
 */
export interface CreateDeliverRequest {
  /** How delivery notes and invoices are made. */
  deliverOptions?: CreateDeliverOptions;
  /** Packages that are shipped. */
  deliveryPackage: CreateDeliveryPackage[];
  /** Notes on single lines. */
  deliveryPositionNotes?: CreateDeliveryPositionNotes[];
  /** Serial numbers of the shipped goods. */
  deliverySerialNumbers?: CreateDeliverySerialNumber[];
  /** Whether it is a partial delivery. */
  isPartialDelivery: boolean;
  picklistIds: PickListKey[];
}

/**
 * The data of a new delivery package.
 * @see documented
 */
export interface CreateDeliveryPackage {
  /** Code of the return label that is enclosed. */
  enclosedReturnIdentCode?: string;
  /** Text of the note. */
  note?: string;
  /** Key of a sales order. `SalesOrder_CreateSalesOrder` answers it for a new order. */
  salesOrderId: SalesOrderKey;
  /** Date when it was sent. */
  shippingDate?: string;
  /** Key of a shipping method. `ShippingMethod_QueryShippingMethods` lists the methods with it. */
  shippingMethodId: ShippingMethodKey;
  /** Number by which the carrier finds the package. */
  trackingId?: string;
  /** Weight; its unit is not known. */
  weight: number;
}

/**
 * The data of new delivery position notes.
 * @see documented
 */
export interface CreateDeliveryPositionNotes {
  /** Text of the note. */
  note?: string;
  /** Key of a line of a sales order. `SalesOrder_QuerySalesOrderLineItems` lists the lines of an order with it. */
  salesOrderPositionId?: SalesOrderLineItemKey;
}

/**
 * The data of a new delivery sales order.
 * @see documented
 */
export interface CreateDeliverySalesOrder {
  /** Key of a sales order. `SalesOrder_CreateSalesOrder` answers it for a new order. */
  salesOrderId: SalesOrderKey;
}

/**
 * The data of a new delivery sales order position.
 * @see documented
 */
export interface CreateDeliverySalesOrderPosition {
  amount: number;
  /** Key of a line of a sales order. `SalesOrder_QuerySalesOrderLineItems` lists the lines of an order with it. */
  salesOrderPositionId: SalesOrderLineItemKey;
}

/**
 * The data of a new delivery serial number.
 * @see documented
 */
export interface CreateDeliverySerialNumber {
  description1?: string;
  description2?: string;
  /** Key of a position of a pick list. `WMS_QueryPickListPosition` lists the positions with it. */
  pickpositionId?: PickListPositionKey;
  serialNumber?: string;
}

/**
 * The data of a new delivery source.
 * @see documented
 */
export interface CreateDeliverySource {
  id?: number;
  contactPersonId?: number;
  /** Priority among the sources; whether high or low numbers come first is not known. */
  priority: number;
  /** Kind of source: a warehouse or a way to choose a supplier. */
  type: DeliverySourceType;
}

/**
 * The data of new pick list reserve options.
 * @see documented
 */
export interface CreatePickListReserveOptions {
  /** Whether each order gets a pick list of its own. */
  picklistPerOrder: boolean;
}

/**
 * Lines of sales orders that get stock anew, and the sources of the goods.
 * @see documented
 */
export interface CreateReassignRequest {
  /** Warehouses and suppliers from which goods are taken. */
  deliverySources: CreateDeliverySource[];
  /** How pick lists are made. */
  picklistReserveOptions: CreatePickListReserveOptions;
  /** Lines of sales orders. */
  salesOrderPositions: CreateDeliverySalesOrderPosition[];
}

/**
 * Sales orders to reserve stock for, and the sources of the goods.
 * @see documented
 */
export interface CreateReserveRequest {
  /** Warehouses and suppliers from which goods are taken. */
  deliverySources: CreateDeliverySource[];
  /** How pick lists are made. */
  picklistReserveOptions: CreatePickListReserveOptions;
  /** Sales orders for which stock is reserved. */
  salesOrders: CreateDeliverySalesOrder[];
}

/**
 * Records that shipping made or changed, by int32 id.
 * @see documented
 */
export interface DeliverResponse {
  /** Sales orders that were shipped, by int32 id. */
  deliveredOrders?: number[];
  /** New delivery notes, by int32 id. */
  newDeliveryNotes?: number[];
  /** New orders to a fulfilment network, by int32 id. */
  newFulfillmentOrders?: number[];
  /** New sales orders, by int32 id. */
  newOrders?: number[];
  /** New pick lists, by int32 id. */
  newPicklists?: number[];
  /** New orders to suppliers, by int32 id. */
  newSupplierOrders?: number[];
  /** Pick lists that were processed, by int32 id. */
  processedPicklists?: number[];
  /** Sales orders that were split, by int32 id. */
  splitOrders?: number[];
}

/** @see documented */
export interface DeliveryPickList {
  /** Key of a pick list. `WMS_QueryPickListPosition` answers it with each position. */
  picklistId?: PickListKey;
}

/**
 * An open set: other values may come. Values: 0 warehouse, 1 supplier, 2 cheapest supplier, 3 fastest supplier, 4 standard supplier.
 * @see documented
 */
export type DeliverySourceType = 0 | 1 | 2 | 3 | 4;

/** @see documented */
export interface OrderReservation {
  /** Whether all of the order is reserved. */
  completelyReserved?: boolean;
  /** Reserved stock. */
  reservations?: Reservation[];
  /** Key of a sales order. `SalesOrder_CreateSalesOrder` answers it for a new order. */
  salesOrderId?: SalesOrderKey;
}

/** @see documented */
export interface PickListReservationOrder {
  /** Reserved stock. */
  reservations?: PickListReservationOrderPosition[];
  /** Key of a sales order. `SalesOrder_CreateSalesOrder` answers it for a new order. */
  salesOrderId?: SalesOrderKey;
}

/** @see documented */
export interface PickListReservationOrderPosition {
  amount?: number;
  /** Key of an item. `Item_CreateItem` answers it for a new item, and `Stock_QueryStocksPerItem` as `itemId`. */
  itemId?: ItemKey;
  /** Key of a position of a pick list. `WMS_QueryPickListPosition` lists the positions with it. */
  pickPositionId?: PickListPositionKey;
  /** Key of a line of a sales order. `SalesOrder_QuerySalesOrderLineItems` lists the lines of an order with it. */
  salesOrderPositionId?: SalesOrderLineItemKey;
}

/** @see documented */
export interface PickListReservations {
  /** Key of a contact person of a customer. `Customer_CreateCustomerContact` answers it for a new one. */
  contactPersonId?: ContactPersonKey;
  /** Sales orders on the pick list. */
  orders?: PickListReservationOrder[];
  /** Key of a pick list. `WMS_QueryPickListPosition` answers it with each position. */
  picklistId?: PickListKey;
  /** Session of the ERP, an int32; its meaning is not known. */
  sessionId?: number;
  /** Key of a supplier. `Supplier_QuerySuppliers` lists the suppliers with it. */
  supplierId?: SupplierKey;
  timestamp?: string;
  /** Key of a warehouse. `Warehouse_QueryWarehouses` lists the warehouses with it. */
  warehouseId?: WarehouseKey;
}

/**
 * A page of pick list reservations, in the envelope of every paged list.
 * @see documented
 */
export interface PickListReservationsPage {
  /** Whether there is a page after; the one field to go by, as sources differ on the numbers. */
  hasNextPage?: boolean;
  /** Whether there is a page before. */
  hasPreviousPage?: boolean;
  /** The entries. */
  items?: PickListReservations[];
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
 * Pick lists and lines after stock was assigned anew.
 * @see documented
 */
export interface ReassignResponse {
  picklists?: DeliveryPickList[];
  /** Lines of sales orders. */
  salesOrderPositions?: SalesOrderPositionReservation[];
}

/** @see documented */
export interface Reservation {
  amount?: number;
  contactPersonId?: number;
  /** Key of a line of a sales order. `SalesOrder_QuerySalesOrderLineItems` lists the lines of an order with it. */
  salesOrderPositionId?: SalesOrderLineItemKey;
  /** Key of a supplier. `Supplier_QuerySuppliers` lists the suppliers with it. */
  supplierId?: SupplierKey;
  /** Key of a warehouse. `Warehouse_QueryWarehouses` lists the warehouses with it. */
  warehouseId?: WarehouseKey;
}

/**
 * Pick lists and reservations that were made.
 * @see documented
 */
export interface ReserveResponse {
  /** Reserved stock, by order. */
  orderReservations?: OrderReservation[];
  picklists?: DeliveryPickList[];
}

/** @see documented */
export interface SalesOrderPositionReservation {
  /** Reserved stock. */
  reservations?: Reservation[];
  /** Key of a line of a sales order. `SalesOrder_QuerySalesOrderLineItems` lists the lines of an order with it. */
  salesOrderPositionId?: SalesOrderLineItemKey;
}
