// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { CreateCustomerReturn, CustomerReturn, CustomerReturnPage, ReturnKey, ReturnLineItem, ReturnPackage } from "../shapes/returns.generated.ts";
import type { CustomerKey, ErrorResponse, ReturnStateKey, SalesOrderKey } from "../shapes/shared.generated.ts";

/** The paths of `returns`. */
export interface ReturnsPaths {
  "/v2/returns": {
    /** Create a return. */
    post: {
      parameters: { header?: { "x-tenant-id"?: string; "x-appid"?: string; "x-appversion"?: string; "api-version"?: string; "x-runas"?: string; "X-SessionId"?: string; "x-companyid"?: string } };
      requestBody: { content: { "application/json": CreateCustomerReturn } };
      responses: { 201: { content: { "application/json": CustomerReturn } }; 400: { content: { "application/json": ErrorResponse } }; 401: { content: never }; 402: { content: never }; 429: { content: never }; 500: { content: { "application/json": ErrorResponse } }; "default": { content: { "application/json": ErrorResponse } } };
    };
    /** List returns. */
    get: {
      parameters: { query?: { returnNumber?: string; customerId?: CustomerKey; IsExisting?: boolean; salesOrderId?: SalesOrderKey; returnStateId?: ReturnStateKey; pageNumber?: number; pageSize?: number }; header?: { "x-tenant-id"?: string; "x-appid"?: string; "x-appversion"?: string; "api-version"?: string; "x-runas"?: string; "X-SessionId"?: string; "x-companyid"?: string } };
      responses: { 200: { content: { "application/json": CustomerReturnPage } }; 401: { content: never }; 402: { content: never }; 429: { content: never }; "default": { content: { "application/json": ErrorResponse } } };
    };
  };
  "/v2/returns/{returnId}": {
    /** Get a return. */
    get: {
      parameters: { path: { returnId: ReturnKey }; header?: { "x-tenant-id"?: string; "x-appid"?: string; "x-appversion"?: string; "api-version"?: string; "x-runas"?: string; "X-SessionId"?: string; "x-companyid"?: string } };
      responses: { 200: { content: { "application/json": CustomerReturn } }; 401: { content: never }; 402: { content: never }; 404: { content: { "application/json": ErrorResponse } }; 429: { content: never }; "default": { content: { "application/json": ErrorResponse } } };
    };
  };
  "/v2/returns/{returnId}/lineitems": {
    /** List line items of a return. */
    get: {
      parameters: { path: { returnId: ReturnKey }; header?: { "x-tenant-id"?: string; "x-appid"?: string; "x-appversion"?: string; "api-version"?: string; "x-runas"?: string; "X-SessionId"?: string; "x-companyid"?: string } };
      responses: { 200: { content: { "application/json": ReturnLineItem[] } }; 401: { content: never }; 402: { content: never }; 404: { content: { "application/json": ErrorResponse } }; 429: { content: never }; "default": { content: { "application/json": ErrorResponse } } };
    };
  };
  "/v2/returns/{returnId}/packages": {
    /** List packages of a return. */
    get: {
      parameters: { path: { returnId: ReturnKey }; header?: { "x-tenant-id"?: string; "x-appid"?: string; "x-appversion"?: string; "api-version"?: string; "x-runas"?: string; "X-SessionId"?: string; "x-companyid"?: string } };
      responses: { 200: { content: { "application/json": ReturnPackage[] } }; 401: { content: never }; 402: { content: never }; 404: { content: { "application/json": ErrorResponse } }; 429: { content: never }; "default": { content: { "application/json": ErrorResponse } } };
    };
  };
}
