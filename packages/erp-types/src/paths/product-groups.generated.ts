// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { CreateProductGroup, ProductGroup, UpdateProductGroup } from "../shapes/product-groups.generated.ts";
import type { ErrorResponse, ProductGroupKey } from "../shapes/shared.generated.ts";

/** The paths of `productGroups`. */
export interface ProductGroupsPaths {
  "/v2/productGroups": {
    /** List product groups. */
    get: {
      parameters: { header?: { "x-tenant-id"?: string; "x-appid"?: string; "x-appversion"?: string; "api-version"?: string; "x-runas"?: string; "X-SessionId"?: string; "x-companyid"?: string } };
      responses: { 200: { content: { "application/json": ProductGroup[] } }; 401: { content: never }; 402: { content: never }; 404: { content: { "application/json": ErrorResponse } }; 429: { content: never }; "default": { content: { "application/json": ErrorResponse } } };
    };
    /** Create a product group. */
    post: {
      parameters: { header?: { "x-tenant-id"?: string; "x-appid"?: string; "x-appversion"?: string; "api-version"?: string; "x-runas"?: string; "X-SessionId"?: string; "x-companyid"?: string } };
      requestBody: { content: { "application/json": CreateProductGroup } };
      responses: { 201: { content: { "application/json": ProductGroup } }; 400: { content: { "application/json": ErrorResponse } }; 401: { content: never }; 402: { content: never }; 429: { content: never }; "default": { content: { "application/json": ErrorResponse } } };
    };
  };
  "/v2/productGroups/{id}": {
    /** Delete a product group. */
    delete: {
      parameters: { path: { id: ProductGroupKey }; header?: { "x-tenant-id"?: string; "x-appid"?: string; "x-appversion"?: string; "api-version"?: string; "x-runas"?: string; "X-SessionId"?: string; "x-companyid"?: string } };
      responses: { 204: { content: never }; 401: { content: never }; 402: { content: never }; 404: { content: { "application/json": ErrorResponse } }; 429: { content: never }; "default": { content: { "application/json": ErrorResponse } } };
    };
    /** Rename a product group. */
    patch: {
      parameters: { path: { id: ProductGroupKey }; header?: { "x-tenant-id"?: string; "x-appid"?: string; "x-appversion"?: string; "api-version"?: string; "x-runas"?: string; "X-SessionId"?: string; "x-companyid"?: string } };
      requestBody: { content: { "application/json": UpdateProductGroup } };
      responses: { 200: { content: { "application/json": ProductGroup } }; 400: { content: { "application/json": ErrorResponse } }; 401: { content: never }; 402: { content: never }; 404: { content: { "application/json": ErrorResponse } }; 429: { content: never }; "default": { content: { "application/json": ErrorResponse } } };
    };
  };
}
