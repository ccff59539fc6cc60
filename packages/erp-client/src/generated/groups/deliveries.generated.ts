// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { CreateCancelReservationRequest, CreateDeliverRequest, CreateReassignRequest, CreateReserveRequest, DeliverResponse, PickListReservations, PickListReservationsPage, ReassignResponse, ReserveResponse } from "@kontor/erp-types";
import type { CallOptions } from "@kontor/http";
import { buildGroup, paginate } from "@kontor/http/internal";
import type { ErpCore } from "../core.generated.ts";
import { decodeDeliverResponse, decodePickListReservationsPage, decodeReassignResponse, decodeReserveResponse } from "../decoders/deliveries.generated.ts";
import type { ErpError } from "../errors.generated.ts";

export interface DeliveryApiQueryReservationsParameters {
  /** Which page; the first is 1. */
  pageNumber?: number | undefined;
  /** How many entries a page has. The newer reference states 100 as the default; no maximum is stated. */
  pageSize?: number | undefined;
}

/** Operations on `deliveries`. Every method throws an {@link ErpError}. */
export interface DeliveriesGroup {
  /**
   * Cancel reservations. `POST /v2/delivery/cancelReservation`, scope `deliveries.write`. Maturity: Development.
   * Cancels the reservations of several pick lists at once, named by their ids.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  cancelReservation(body: CreateCancelReservationRequest, options?: CallOptions): Promise<void>;
  /**
   * Ship sales orders. `POST /v2/delivery/deliver`, scope `deliveries.write`. Maturity: Development.
   * Ships sales orders that are reserved, by pick list: makes delivery notes and, if wanted, invoices. The answer has int32 ids where all else has uuids.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  deliver(body: CreateDeliverRequest, options?: CallOptions): Promise<DeliverResponse>;
  /**
   * List reservations. `GET /v2/delivery/reservations`, scope `deliveries.read`. Maturity: Development.
   * Lists the stock that is reserved: an entry is a pick list with its orders. Page by page.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  listReservations(params?: DeliveryApiQueryReservationsParameters, options?: CallOptions): Promise<PickListReservationsPage>;
  /**
   * Every item of `listReservations()`, page after page: `for await (const item of …)`. `GET /v2/delivery/reservations`.
   * @param params.pageSize Items on a page. Default 100.
   * @throws What the call of a page throws, when it is made.
   */
  eachPickListReservations(params?: Omit<DeliveryApiQueryReservationsParameters, "pageNumber">, options?: CallOptions): AsyncGenerator<PickListReservations, void, void>;
  /**
   * Reassign stock to order positions. `POST /v2/delivery/reassign`, scope `deliveries.write`. Maturity: Development.
   * Assigns stock anew to the positions of sales orders, from the sources that the body names. Answers the pick lists and positions.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  reassignStock(body: CreateReassignRequest, options?: CallOptions): Promise<ReassignResponse>;
  /**
   * Reserve stock for sales orders. `POST /v2/delivery/reserve`, scope `deliveries.write`. Maturity: Development.
   * Reserves stock for sales orders, from the sources that the body names, and answers the pick lists and the reservations of each order. To ship them is a call of its own.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  reserveStock(body: CreateReserveRequest, options?: CallOptions): Promise<ReserveResponse>;
}

/** The methods of `deliveries` alone, without the rest of the client. */
export function deliveries(core: ErpCore): DeliveriesGroup {
  const methods: DeliveriesGroup = buildGroup<DeliveriesGroup>(core, "erp.deliveries", {
    cancelReservation: ["POST /v2/delivery/cancelReservation DeliveryApi_CancelReservation body", { bodyFields: "picklistIds", answer: "none" }],
    deliver: ["POST /v2/delivery/deliver DeliveryApi_DeliverSalesOrder body", { bodyFields: "deliveryPackage isPartialDelivery picklistIds salesOrderId shippingMethodId weight", decode: decodeDeliverResponse }],
    listReservations: ["GET /v2/delivery/reservations DeliveryApi_QueryReservations params", { query: ["pageNumber","pageSize"], decode: decodePickListReservationsPage }],
    eachPickListReservations: (params, options) => paginate((pageNumber) => methods.listReservations({ ...params, pageSize: params?.pageSize ?? 100, pageNumber }, options)),
    reassignStock: ["POST /v2/delivery/reassign DeliveryApi_ReassignStock body", { bodyFields: "amount deliverySources picklistPerOrder picklistReserveOptions priority salesOrderPositionId salesOrderPositions type", decode: decodeReassignResponse }],
    reserveStock: ["POST /v2/delivery/reserve DeliveryApi_ReserveSalesOrders body", { bodyFields: "deliverySources picklistPerOrder picklistReserveOptions priority salesOrderId salesOrders type", decode: decodeReserveResponse }],
  });
  return methods;
}
