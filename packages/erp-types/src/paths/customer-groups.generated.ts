// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { CreateCustomerGroup, CustomerGroup, UpdateCustomerGroup } from "../shapes/customer-groups.generated.ts";
import type { CustomerGroupKey, ErrorResponse } from "../shapes/shared.generated.ts";

/** The paths of `customerGroups`. */
export interface CustomerGroupsPaths {
  "/v2/customerGroups": {
    /** Create a customer group. */
    post: {
      parameters: { header?: { "x-tenant-id"?: string; "x-appid"?: string; "x-appversion"?: string; "api-version"?: string; "x-runas"?: string; "X-SessionId"?: string; "x-companyid"?: string } };
      requestBody: { content: { "application/json": CreateCustomerGroup } };
      responses: { 201: { content: { "application/json": CustomerGroup } }; 400: { content: { "application/json": ErrorResponse } }; 401: { content: never }; 402: { content: never }; 429: { content: never }; "default": { content: { "application/json": ErrorResponse } } };
    };
    /** List customer groups. */
    get: {
      parameters: { header?: { "x-tenant-id"?: string; "x-appid"?: string; "x-appversion"?: string; "api-version"?: string; "x-runas"?: string; "X-SessionId"?: string; "x-companyid"?: string } };
      responses: { 200: { content: { "application/json": CustomerGroup[] } }; 401: { content: never }; 402: { content: never }; 429: { content: never }; "default": { content: { "application/json": ErrorResponse } } };
    };
  };
  "/v2/customerGroups/{customergroupId}": {
    /** Delete a customer group. */
    delete: {
      parameters: { path: { customergroupId: CustomerGroupKey }; header?: { "x-tenant-id"?: string; "x-appid"?: string; "x-appversion"?: string; "api-version"?: string; "x-runas"?: string; "X-SessionId"?: string; "x-companyid"?: string } };
      responses: { 204: { content: never }; 400: { content: { "application/json": ErrorResponse } }; 401: { content: never }; 402: { content: never }; 404: { content: { "application/json": ErrorResponse } }; 429: { content: never }; "default": { content: { "application/json": ErrorResponse } } };
    };
    /** Get a customer group. */
    get: {
      parameters: { path: { customergroupId: CustomerGroupKey }; header?: { "x-tenant-id"?: string; "x-appid"?: string; "x-appversion"?: string; "api-version"?: string; "x-runas"?: string; "X-SessionId"?: string; "x-companyid"?: string } };
      responses: { 200: { content: { "application/json": CustomerGroup } }; 401: { content: never }; 402: { content: never }; 404: { content: { "application/json": ErrorResponse } }; 429: { content: never }; "default": { content: { "application/json": ErrorResponse } } };
    };
    /** Update a customer group. */
    patch: {
      parameters: { path: { customergroupId: CustomerGroupKey }; header?: { "x-tenant-id"?: string; "x-appid"?: string; "x-appversion"?: string; "api-version"?: string; "x-runas"?: string; "X-SessionId"?: string; "x-companyid"?: string } };
      requestBody: { content: { "application/json": UpdateCustomerGroup } };
      responses: { 201: { content: { "application/json": CustomerGroup } }; 400: { content: { "application/json": ErrorResponse } }; 401: { content: never }; 402: { content: never }; 404: { content: { "application/json": ErrorResponse } }; 429: { content: never }; "default": { content: { "application/json": ErrorResponse } } };
    };
  };
}
