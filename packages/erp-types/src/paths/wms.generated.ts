// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { ErrorResponse, PickListKey, PickListPositionKey, WarehouseKey } from "../shapes/shared.generated.ts";
import type { ChangeReservation, CreatePickList, PickList, PickListPage, PickListPosition, PickListTemplatePage, UpdateChangeReservation, UpdatePickPosition } from "../shapes/wms.generated.ts";

/** The paths of `wms`. */
export interface WmsPaths {
  "/v2/wms/picklisttemplates": {
    /** List pick list templates. */
    get: {
      parameters: { query?: { pageNumber?: number; pageSize?: number }; header?: { "x-tenant-id"?: string; "x-appid"?: string; "x-appversion"?: string; "api-version"?: string; "x-runas"?: string; "X-SessionId"?: string; "x-companyid"?: string } };
      responses: { 200: { content: { "application/json": PickListTemplatePage } }; 401: { content: never }; 402: { content: never }; 429: { content: never }; "default": { content: { "application/json": ErrorResponse } } };
    };
  };
  "/v2/wms/{warehouseId}/picklists": {
    /** Create a pick list. */
    post: {
      parameters: { path: { warehouseId: WarehouseKey }; header?: { "x-tenant-id"?: string; "x-appid"?: string; "x-appversion"?: string; "api-version"?: string; "x-runas"?: string; "X-SessionId"?: string; "x-companyid"?: string } };
      requestBody: { content: { "application/json": CreatePickList } };
      responses: { 201: { content: { "application/json": PickList } }; 400: { content: { "application/json": ErrorResponse } }; 401: { content: never }; 402: { content: never }; 404: { content: { "application/json": ErrorResponse } }; 429: { content: never }; "default": { content: { "application/json": ErrorResponse } } };
    };
    /** List pick lists. */
    get: {
      parameters: { path: { warehouseId: string }; query?: { pageNumber?: number; pageSize?: number }; header?: { "x-tenant-id"?: string; "x-appid"?: string; "x-appversion"?: string; "api-version"?: string; "x-runas"?: string; "X-SessionId"?: string; "x-companyid"?: string } };
      responses: { 200: { content: { "application/json": PickListPage } }; 401: { content: never }; 402: { content: never }; 404: { content: { "application/json": ErrorResponse } }; 429: { content: never }; "default": { content: { "application/json": ErrorResponse } } };
    };
  };
  "/v2/wms/{warehouseId}/picklists/{picklistId}": {
    /** List pick list positions. */
    get: {
      parameters: { path: { warehouseId: WarehouseKey; picklistId: PickListKey }; header?: { "x-tenant-id"?: string; "x-appid"?: string; "x-appversion"?: string; "api-version"?: string; "x-runas"?: string; "X-SessionId"?: string; "x-companyid"?: string } };
      responses: { 200: { content: { "application/json": PickListPosition[] } }; 401: { content: never }; 402: { content: never }; 404: { content: { "application/json": ErrorResponse } }; 429: { content: never }; "default": { content: { "application/json": ErrorResponse } } };
    };
  };
  "/v2/wms/{warehouseId}/picklists/{picklistId}/positions/{picklistPositionId}": {
    /** Delete a pick list position. */
    delete: {
      parameters: { path: { warehouseId: WarehouseKey; picklistId: PickListKey; picklistPositionId: PickListPositionKey }; header?: { "x-tenant-id"?: string; "x-appid"?: string; "x-appversion"?: string; "api-version"?: string; "x-runas"?: string; "X-SessionId"?: string; "x-companyid"?: string } };
      responses: { 204: { content: never }; 400: { content: { "application/json": ErrorResponse } }; 401: { content: never }; 402: { content: never }; 404: { content: { "application/json": ErrorResponse } }; 429: { content: never }; "default": { content: { "application/json": ErrorResponse } } };
    };
  };
  "/v2/wms/{warehouseId}/picklists/{picklistId}/positions/{picklistPositionId}/changeReservation": {
    /** Move the reservation of a pick list position. */
    patch: {
      parameters: { path: { warehouseId: WarehouseKey; picklistId: PickListKey; picklistPositionId: PickListPositionKey }; header?: { "x-tenant-id"?: string; "x-appid"?: string; "x-appversion"?: string; "api-version"?: string; "x-runas"?: string; "X-SessionId"?: string; "x-companyid"?: string } };
      requestBody: { content: { "application/json": UpdateChangeReservation } };
      responses: { 200: { content: { "application/json": ChangeReservation } }; 400: { content: { "application/json": ErrorResponse } }; 401: { content: never }; 402: { content: never }; 404: { content: { "application/json": ErrorResponse } }; 429: { content: never }; "default": { content: { "application/json": ErrorResponse } } };
    };
  };
  "/v2/wms/{warehouseId}/picklists/{picklistId}/positions/{picklistPositionId}/pickPosition": {
    /** Pick a pick list position. */
    patch: {
      parameters: { path: { warehouseId: WarehouseKey; picklistId: PickListKey; picklistPositionId: PickListPositionKey }; header?: { "x-tenant-id"?: string; "x-appid"?: string; "x-appversion"?: string; "api-version"?: string; "x-runas"?: string; "X-SessionId"?: string; "x-companyid"?: string } };
      requestBody: { content: { "application/json": UpdatePickPosition } };
      responses: { 200: { content: { "application/json": PickListPosition } }; 400: { content: { "application/json": ErrorResponse } }; 401: { content: never }; 402: { content: never }; 404: { content: { "application/json": ErrorResponse } }; 429: { content: never }; "default": { content: { "application/json": ErrorResponse } } };
    };
  };
}
