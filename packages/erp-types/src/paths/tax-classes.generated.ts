// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { ErrorResponse } from "../shapes/shared.generated.ts";
import type { CreateTaxClassCommand, TaxClass, TaxClassUpdate } from "../shapes/tax-classes.generated.ts";

/** The paths of `taxClasses`. */
export interface TaxClassesPaths {
  "/v2/taxClasses": {
    /** List tax classes. */
    get: {
      parameters: { header?: { "x-tenant-id"?: string; "x-appid"?: string; "x-appversion"?: string; "api-version"?: string; "x-runas"?: string; "X-SessionId"?: string; "x-companyid"?: string } };
      responses: { 200: { content: { "application/json": TaxClass[] } }; 401: { content: never }; 402: { content: never }; 404: { content: { "application/json": ErrorResponse } }; 429: { content: never }; "default": { content: { "application/json": ErrorResponse } } };
    };
  };
  "/v2/taxclass/create": {
    /** Create a tax class. */
    post: {
      parameters: { header?: { "x-tenant-id"?: string; "x-appid"?: string; "x-appversion"?: string; "api-version"?: string; "x-runas"?: string; "X-SessionId"?: string; "x-companyid"?: string } };
      requestBody: { content: { "application/json": CreateTaxClassCommand } };
      responses: { 200: { content: { "application/json": unknown } }; 429: { content: never }; "default": { content: { "application/json": ErrorResponse } } };
    };
  };
  "/v2/taxclasses/update": {
    /** Update a tax class. */
    patch: {
      parameters: { header?: { "x-appid"?: string; "x-appversion"?: string; "x-tenant-id"?: string; "api-version"?: string; "x-runas"?: string; "X-SessionId"?: string; "x-companyid"?: string } };
      requestBody: { content: { "application/json": TaxClassUpdate } };
      responses: { 200: { content: { "application/json": unknown } }; 401: { content: never }; "default": { content: { "application/json": ErrorResponse } } };
    };
  };
}
