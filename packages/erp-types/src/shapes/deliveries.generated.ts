// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { ContactPersonKey, ItemKey, PickListKey, PickListPositionKey, SalesOrderKey, SalesOrderLineItemKey, ShippingMethodKey, SupplierKey, WarehouseKey } from "./shared.generated.ts";

/**
 * Pick lists whose reservations are cancelled.
 * @see documented
 */
export interface CreateCancelReservationRequest {
  /** The pick lists. */
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
  /** The pick lists. */
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
  /** The sales order. */
  salesOrderId: SalesOrderKey;
  /** Date when it was sent. */
  shippingDate?: string;
  /** The shipping method. */
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
  /** The sales order position. */
  salesOrderPositionId?: SalesOrderLineItemKey;
}

/**
 * The data of a new delivery sales order.
 * @see documented
 */
export interface CreateDeliverySalesOrder {
  /** The sales order. */
  salesOrderId: SalesOrderKey;
}

/**
 * The data of a new delivery sales order position.
 * @see documented
 */
export interface CreateDeliverySalesOrderPosition {
  /** Amount. */
  amount: number;
  /** The sales order position. */
  salesOrderPositionId: SalesOrderLineItemKey;
}

/**
 * The data of a new delivery serial number.
 * @see documented
 */
export interface CreateDeliverySerialNumber {
  /** Description1. */
  description1?: string;
  /** Description2. */
  description2?: string;
  /** The pickposition. */
  pickpositionId?: PickListPositionKey;
  /** Serial number. */
  serialNumber?: string;
}

/**
 * The data of a new delivery source.
 * @see documented
 */
export interface CreateDeliverySource {
  /** The delivery source. */
  id?: number;
  /** The contact person. */
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

/**
 * A delivery pick list.
 * @see documented
 */
export interface DeliveryPickList {
  /** The pick list. */
  picklistId?: PickListKey;
}

/**
 * A delivery source type. An open set. Values: 0 warehouse, 1 supplier, 2 cheapest supplier, 3 fastest supplier, 4 standard supplier.
 * @see documented
 */
export type DeliverySourceType = 0 | 1 | 2 | 3 | 4;

/**
 * An order reservation.
 * @see documented
 */
export interface OrderReservation {
  /** Whether all of the order is reserved. */
  completelyReserved?: boolean;
  /** Reserved stock. */
  reservations?: Reservation[];
  /** The sales order. */
  salesOrderId?: SalesOrderKey;
}

/**
 * A pick list reservation order.
 * @see documented
 */
export interface PickListReservationOrder {
  /** Reserved stock. */
  reservations?: PickListReservationOrderPosition[];
  /** The sales order. */
  salesOrderId?: SalesOrderKey;
}

/**
 * A pick list reservation order position.
 * @see documented
 */
export interface PickListReservationOrderPosition {
  /** Amount. */
  amount?: number;
  /** The item. */
  itemId?: ItemKey;
  /** The pick position. */
  pickPositionId?: PickListPositionKey;
  /** The sales order position. */
  salesOrderPositionId?: SalesOrderLineItemKey;
}

/**
 * The pick list reservations.
 * @see documented
 */
export interface PickListReservations {
  /** The contact person. */
  contactPersonId?: ContactPersonKey;
  /** Sales orders on the pick list. */
  orders?: PickListReservationOrder[];
  /** The pick list. */
  picklistId?: PickListKey;
  /** Session of the ERP, an int32; its meaning is not known. */
  sessionId?: number;
  /** The supplier. */
  supplierId?: SupplierKey;
  /** Timestamp. */
  timestamp?: string;
  /** The warehouse. */
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
  /** The pick lists. */
  picklists?: DeliveryPickList[];
  /** Lines of sales orders. */
  salesOrderPositions?: SalesOrderPositionReservation[];
}

/**
 * A reservation.
 * @see documented
 */
export interface Reservation {
  /** Amount. */
  amount?: number;
  /** The contact person. */
  contactPersonId?: number;
  /** The sales order position. */
  salesOrderPositionId?: SalesOrderLineItemKey;
  /** The supplier. */
  supplierId?: SupplierKey;
  /** The warehouse. */
  warehouseId?: WarehouseKey;
}

/**
 * Pick lists and reservations that were made.
 * @see documented
 */
export interface ReserveResponse {
  /** Reserved stock, by order. */
  orderReservations?: OrderReservation[];
  /** The pick lists. */
  picklists?: DeliveryPickList[];
}

/**
 * A sales order position reservation.
 * @see documented
 */
export interface SalesOrderPositionReservation {
  /** Reserved stock. */
  reservations?: Reservation[];
  /** The sales order position. */
  salesOrderPositionId?: SalesOrderLineItemKey;
}
