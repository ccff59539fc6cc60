// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { Category, CategoryUpdate, CreateCategoryRecord, DeleteCategoryCommand } from "../shapes/categories.generated.ts";
import type { CategoryKey, CategoryRecord, ErrorResponse } from "../shapes/shared.generated.ts";

/** The paths of `categories`. */
export interface CategoriesPaths {
  "/v2/DeleteCategory": {
    /** Delete a category. */
    delete: {
      parameters: { header?: { "x-tenant-id"?: string; "x-appid"?: string; "x-appversion"?: string; "api-version"?: string; "x-runas"?: string; "X-SessionId"?: string; "x-companyid"?: string } };
      requestBody: { content: { "application/json": DeleteCategoryCommand } };
      responses: { 200: { content: { "application/json": unknown } }; 404: { content: { "application/json": ErrorResponse } }; 429: { content: never }; 500: { content: { "application/json": ErrorResponse } }; "default": { content: { "application/json": ErrorResponse } } };
    };
  };
  "/v2/UpdateCategory": {
    /** Update a category. */
    patch: {
      parameters: { header?: { "x-tenant-id"?: string; "x-runas"?: string; "x-companyid"?: string } };
      requestBody: { content: { "application/json": CategoryUpdate } };
      responses: { 200: { content: { "application/json": unknown } }; 404: { content: { "application/json": ErrorResponse } }; 500: { content: never }; "default": { content: { "application/json": ErrorResponse } } };
    };
  };
  "/v2/categories": {
    /** Create a category. */
    post: {
      parameters: { header?: { "x-tenant-id"?: string; "x-appid"?: string; "x-appversion"?: string; "api-version"?: string; "x-runas"?: string; "X-SessionId"?: string; "x-companyid"?: string } };
      requestBody: { content: { "application/json": CreateCategoryRecord } };
      responses: { 201: { content: { "application/json": CategoryRecord } }; 400: { content: { "application/json": ErrorResponse } }; 401: { content: never }; 402: { content: never }; 429: { content: never }; "default": { content: { "application/json": ErrorResponse } } };
    };
  };
  "/v2/category/{categoryId}": {
    /** Get a category. */
    get: {
      parameters: { path: { categoryId: CategoryKey }; header?: { "x-tenant-id"?: string; "x-appid"?: string; "x-appversion"?: string; "api-version"?: string; "x-runas"?: string; "X-SessionId"?: string; "x-companyid"?: string } };
      responses: { 200: { content: { "application/json": Category } }; 401: { content: never }; 402: { content: never }; 404: { content: { "application/json": ErrorResponse } }; 429: { content: never }; "default": { content: { "application/json": ErrorResponse } } };
    };
  };
}
