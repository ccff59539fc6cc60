// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { ErrorResponse, ItemKey, StorageLocationKey, WarehouseKey } from "../shapes/shared.generated.ts";
import type { CreateStock, SerialNumberPage, Stock, StockChangePage, StockPage } from "../shapes/stocks.generated.ts";

/** The paths of `stocks`. */
export interface StocksPaths {
  "/v2/stocks": {
    /** List stock levels. */
    get: {
      parameters: { query?: { itemId?: ItemKey; warehouseId?: WarehouseKey; storageLocationId?: StorageLocationKey; pageNumber?: number; pageSize?: number }; header?: { "x-tenant-id"?: string; "x-appid"?: string; "x-appversion"?: string; "api-version"?: string; "x-runas"?: string; "X-SessionId"?: string; "x-companyid"?: string } };
      responses: { 200: { content: { "application/json": StockPage } }; 401: { content: never }; 402: { content: never }; 404: { content: { "application/json": ErrorResponse } }; 429: { content: never }; "default": { content: { "application/json": ErrorResponse } } };
    };
    /** Adjust stock. */
    post: {
      parameters: { query?: { disableAutomaticWorkflows?: boolean }; header?: { "x-tenant-id"?: string; "x-appid"?: string; "x-appversion"?: string; "api-version"?: string; "x-runas"?: string; "X-SessionId"?: string; "x-companyid"?: string } };
      requestBody: { content: { "application/json": CreateStock } };
      responses: { 201: { content: { "application/json": Stock } }; 400: { content: { "application/json": ErrorResponse } }; 401: { content: never }; 402: { content: never }; 404: { content: { "application/json": ErrorResponse } }; 429: { content: never }; "default": { content: { "application/json": ErrorResponse } } };
    };
  };
  "/v2/stocks/changes": {
    /** List stock changes. */
    get: {
      parameters: { query?: { itemId?: ItemKey; startDate?: string; pageNumber?: number; pageSize?: number }; header?: { "x-tenant-id"?: string; "x-appid"?: string; "x-appversion"?: string; "api-version"?: string; "x-runas"?: string; "X-SessionId"?: string; "x-companyid"?: string } };
      responses: { 200: { content: { "application/json": StockChangePage } }; 401: { content: never }; 402: { content: never }; 404: { content: { "application/json": ErrorResponse } }; 429: { content: never }; "default": { content: { "application/json": ErrorResponse } } };
    };
  };
  "/v2/stocks/serialnumbers": {
    /** List serial numbers in stock. */
    get: {
      parameters: { query?: { itemId?: ItemKey; warehouseId?: WarehouseKey; pageNumber?: number; pageSize?: number }; header?: { "x-tenant-id"?: string; "x-appid"?: string; "x-appversion"?: string; "api-version"?: string; "x-runas"?: string; "X-SessionId"?: string; "x-companyid"?: string } };
      responses: { 200: { content: { "application/json": SerialNumberPage } }; 401: { content: never }; 402: { content: never }; 404: { content: { "application/json": ErrorResponse } }; 429: { content: never }; "default": { content: { "application/json": ErrorResponse } } };
    };
  };
}
