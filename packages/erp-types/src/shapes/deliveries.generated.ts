// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { ContactPersonKey, ItemKey, PickListKey, PickListPositionKey, SalesOrderKey, SalesOrderLineItemKey, ShippingMethodKey, SupplierKey, WarehouseKey } from "./shared.generated.ts";

/**
 * The data of a new cancel reservation.
 * @see documented
 */
export interface CreateCancelReservationRequest {
  /** The pick lists. */
  picklistIds: PickListKey[];
}

/**
 * The data of new deliver options.
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
 * The data of a new deliver.
 * @see documented
 */
export interface CreateDeliverRequest {
  /** Deliver options. */
  deliverOptions?: CreateDeliverOptions;
  /** Delivery package. */
  deliveryPackage: CreateDeliveryPackage[];
  /** Delivery position notes. */
  deliveryPositionNotes?: CreateDeliveryPositionNotes[];
  /** Delivery serial numbers. */
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
  /** Enclosed return ident code. */
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
  /** Weight. */
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
  /** Priority. */
  priority: number;
  /** Type. */
  type: DeliverySourceType;
}

/**
 * The data of new pick list reserve options.
 * @see documented
 */
export interface CreatePickListReserveOptions {
  /** Yes or no: picklist per order. */
  picklistPerOrder: boolean;
}

/**
 * The data of a new reassign.
 * @see documented
 */
export interface CreateReassignRequest {
  /** Delivery sources. */
  deliverySources: CreateDeliverySource[];
  /** Picklist reserve options. */
  picklistReserveOptions: CreatePickListReserveOptions;
  /** Sales order positions. */
  salesOrderPositions: CreateDeliverySalesOrderPosition[];
}

/**
 * The data of a new reserve.
 * @see documented
 */
export interface CreateReserveRequest {
  /** Delivery sources. */
  deliverySources: CreateDeliverySource[];
  /** Picklist reserve options. */
  picklistReserveOptions: CreatePickListReserveOptions;
  /** Sales orders. */
  salesOrders: CreateDeliverySalesOrder[];
}

/**
 * A deliver response.
 * @see documented
 */
export interface DeliverResponse {
  /** Delivered orders. */
  deliveredOrders?: number[];
  /** New delivery notes. */
  newDeliveryNotes?: number[];
  /** New fulfillment orders. */
  newFulfillmentOrders?: number[];
  /** New orders. */
  newOrders?: number[];
  /** New picklists. */
  newPicklists?: number[];
  /** New supplier orders. */
  newSupplierOrders?: number[];
  /** Processed picklists. */
  processedPicklists?: number[];
  /** Split orders. */
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
 * A delivery source type. An open set.
 * @see documented
 */
export type DeliverySourceType = 0 | 1 | 2 | 3 | 4;

/**
 * An order reservation.
 * @see documented
 */
export interface OrderReservation {
  /** Yes or no: completely reserved. */
  completelyReserved?: boolean;
  /** Reservations. */
  reservations?: Reservation[];
  /** The sales order. */
  salesOrderId?: SalesOrderKey;
}

/**
 * A pick list reservation order.
 * @see documented
 */
export interface PickListReservationOrder {
  /** Reservations. */
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
  /** Orders. */
  orders?: PickListReservationOrder[];
  /** The pick list. */
  picklistId?: PickListKey;
  /** The session. */
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
 * A reassign response.
 * @see documented
 */
export interface ReassignResponse {
  /** The pick lists. */
  picklists?: DeliveryPickList[];
  /** Sales order positions. */
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
 * A reserve response.
 * @see documented
 */
export interface ReserveResponse {
  /** Order reservations. */
  orderReservations?: OrderReservation[];
  /** The pick lists. */
  picklists?: DeliveryPickList[];
}

/**
 * A sales order position reservation.
 * @see documented
 */
export interface SalesOrderPositionReservation {
  /** Reservations. */
  reservations?: Reservation[];
  /** The sales order position. */
  salesOrderPositionId?: SalesOrderLineItemKey;
}
