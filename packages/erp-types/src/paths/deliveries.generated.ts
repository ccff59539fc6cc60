// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { CreateCancelReservationRequest, CreateDeliverRequest, CreateReassignRequest, CreateReserveRequest, DeliverResponse, PickListReservationsPage, ReassignResponse, ReserveResponse } from "../shapes/deliveries.generated.ts";
import type { ErrorResponse } from "../shapes/shared.generated.ts";

/** The paths of `deliveries`. */
export interface DeliveriesPaths {
  "/v2/delivery/cancelReservation": {
    /** Cancel reservations. */
    post: {
      parameters: { header?: { "x-tenant-id"?: string; "x-appid"?: string; "x-appversion"?: string; "api-version"?: string; "x-runas"?: string; "X-SessionId"?: string; "x-companyid"?: string } };
      requestBody: { content: { "application/json": CreateCancelReservationRequest } };
      responses: { 204: { content: never }; 401: { content: never }; 402: { content: never }; 429: { content: never }; "default": { content: { "application/json": ErrorResponse } } };
    };
  };
  "/v2/delivery/deliver": {
    /** Ship sales orders. */
    post: {
      parameters: { header?: { "x-tenant-id"?: string; "x-appid"?: string; "x-appversion"?: string; "api-version"?: string; "x-runas"?: string; "X-SessionId"?: string; "x-companyid"?: string } };
      requestBody: { content: { "application/json": CreateDeliverRequest } };
      responses: { 200: { content: { "application/json": DeliverResponse } }; 400: { content: { "application/json": ErrorResponse } }; 401: { content: never }; 402: { content: never }; 429: { content: never }; 500: { content: { "application/json": ErrorResponse } }; "default": { content: { "application/json": ErrorResponse } } };
    };
  };
  "/v2/delivery/reassign": {
    /** Reassign stock to order positions. */
    post: {
      parameters: { header?: { "x-tenant-id"?: string; "x-appid"?: string; "x-appversion"?: string; "api-version"?: string; "x-runas"?: string; "X-SessionId"?: string; "x-companyid"?: string } };
      requestBody: { content: { "application/json": CreateReassignRequest } };
      responses: { 200: { content: { "application/json": ReassignResponse } }; 401: { content: never }; 402: { content: never }; 429: { content: never }; "default": { content: { "application/json": ErrorResponse } } };
    };
  };
  "/v2/delivery/reservations": {
    /** List reservations. */
    get: {
      parameters: { query?: { pageNumber?: number; pageSize?: number }; header?: { "x-tenant-id"?: string; "x-appid"?: string; "x-appversion"?: string; "api-version"?: string; "x-runas"?: string; "X-SessionId"?: string; "x-companyid"?: string } };
      responses: { 200: { content: { "application/json": PickListReservationsPage } }; 400: { content: { "application/json": ErrorResponse } }; 401: { content: never }; 402: { content: never }; 429: { content: never }; 500: { content: { "application/json": ErrorResponse } }; "default": { content: { "application/json": ErrorResponse } } };
    };
  };
  "/v2/delivery/reserve": {
    /** Reserve stock for sales orders. */
    post: {
      parameters: { header?: { "x-tenant-id"?: string; "x-appid"?: string; "x-appversion"?: string; "api-version"?: string; "x-runas"?: string; "X-SessionId"?: string; "x-companyid"?: string } };
      requestBody: { content: { "application/json": CreateReserveRequest } };
      responses: { 200: { content: { "application/json": ReserveResponse } }; 400: { content: { "application/json": ErrorResponse } }; 401: { content: never }; 402: { content: never }; 429: { content: never }; "default": { content: { "application/json": ErrorResponse } } };
    };
  };
}
