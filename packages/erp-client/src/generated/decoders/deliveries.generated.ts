// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { DeliverResponse, DeliveryPickList, OrderReservation, PickListReservationOrder, PickListReservationOrderPosition, PickListReservations, PickListReservationsPage, ReassignResponse, Reservation, ReserveResponse, SalesOrderPositionReservation } from "@kontor/erp-types";
import { type Decoder, boolean, integer, later, list, number, shapeInAnyCase, text } from "@kontor/http/internal";

/** Reads a `DeliverResponse`; keeps fields it does not know. */
export const decodeDeliverResponse: Decoder<DeliverResponse> = /* @__PURE__ */ later(() => /* @__PURE__ */ shapeInAnyCase<DeliverResponse>(
  {},
  {
    deliveredOrders: /* @__PURE__ */ list(integer),
    newDeliveryNotes: /* @__PURE__ */ list(integer),
    newFulfillmentOrders: /* @__PURE__ */ list(integer),
    newOrders: /* @__PURE__ */ list(integer),
    newPicklists: /* @__PURE__ */ list(integer),
    newSupplierOrders: /* @__PURE__ */ list(integer),
    processedPicklists: /* @__PURE__ */ list(integer),
    splitOrders: /* @__PURE__ */ list(integer),
  },
));

/** Reads a `DeliveryPickList`; keeps fields it does not know. */
export const decodeDeliveryPickList: Decoder<DeliveryPickList> = /* @__PURE__ */ shapeInAnyCase<DeliveryPickList>(
  {},
  {
    picklistId: text,
  },
);

/** Reads a `Reservation`; keeps fields it does not know. */
export const decodeReservation: Decoder<Reservation> = /* @__PURE__ */ later(() => /* @__PURE__ */ shapeInAnyCase<Reservation>(
  {},
  {
    amount: number,
    contactPersonId: integer,
    salesOrderPositionId: text,
    supplierId: text,
    warehouseId: text,
  },
));

/** Reads an `OrderReservation`; keeps fields it does not know. */
export const decodeOrderReservation: Decoder<OrderReservation> = /* @__PURE__ */ shapeInAnyCase<OrderReservation>(
  {},
  {
    completelyReserved: boolean,
    reservations: /* @__PURE__ */ list(decodeReservation),
    salesOrderId: text,
  },
);

/** Reads a `PickListReservationOrderPosition`; keeps fields it does not know. */
export const decodePickListReservationOrderPosition: Decoder<PickListReservationOrderPosition> = /* @__PURE__ */ shapeInAnyCase<PickListReservationOrderPosition>(
  {},
  {
    amount: number,
    itemId: text,
    pickPositionId: text,
    salesOrderPositionId: text,
  },
);

/** Reads a `PickListReservationOrder`; keeps fields it does not know. */
export const decodePickListReservationOrder: Decoder<PickListReservationOrder> = /* @__PURE__ */ shapeInAnyCase<PickListReservationOrder>(
  {},
  {
    reservations: /* @__PURE__ */ list(decodePickListReservationOrderPosition),
    salesOrderId: text,
  },
);

/** Reads a `PickListReservations`; keeps fields it does not know. */
export const decodePickListReservations: Decoder<PickListReservations> = /* @__PURE__ */ later(() => /* @__PURE__ */ shapeInAnyCase<PickListReservations>(
  {},
  {
    contactPersonId: text,
    orders: /* @__PURE__ */ list(decodePickListReservationOrder),
    picklistId: text,
    sessionId: integer,
    supplierId: text,
    timestamp: text,
    warehouseId: text,
  },
));

/** Reads a `PickListReservationsPage`; keeps fields it does not know. */
export const decodePickListReservationsPage: Decoder<PickListReservationsPage> = /* @__PURE__ */ later(() => /* @__PURE__ */ shapeInAnyCase<PickListReservationsPage>(
  {},
  {
    hasNextPage: boolean,
    hasPreviousPage: boolean,
    items: /* @__PURE__ */ list(decodePickListReservations),
    nextPageNumber: integer,
    pageNumber: integer,
    pageSize: integer,
    previousPageNumber: integer,
    totalItems: integer,
    totalPages: integer,
  },
));

/** Reads a `SalesOrderPositionReservation`; keeps fields it does not know. */
export const decodeSalesOrderPositionReservation: Decoder<SalesOrderPositionReservation> = /* @__PURE__ */ shapeInAnyCase<SalesOrderPositionReservation>(
  {},
  {
    reservations: /* @__PURE__ */ list(decodeReservation),
    salesOrderPositionId: text,
  },
);

/** Reads a `ReassignResponse`; keeps fields it does not know. */
export const decodeReassignResponse: Decoder<ReassignResponse> = /* @__PURE__ */ shapeInAnyCase<ReassignResponse>(
  {},
  {
    picklists: /* @__PURE__ */ list(decodeDeliveryPickList),
    salesOrderPositions: /* @__PURE__ */ list(decodeSalesOrderPositionReservation),
  },
);

/** Reads a `ReserveResponse`; keeps fields it does not know. */
export const decodeReserveResponse: Decoder<ReserveResponse> = /* @__PURE__ */ shapeInAnyCase<ReserveResponse>(
  {},
  {
    orderReservations: /* @__PURE__ */ list(decodeOrderReservation),
    picklists: /* @__PURE__ */ list(decodeDeliveryPickList),
  },
);
