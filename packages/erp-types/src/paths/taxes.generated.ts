// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { ErrorResponse } from "../shapes/shared.generated.ts";
import type { TaxRate } from "../shapes/taxes.generated.ts";

/** The paths of `taxes`. */
export interface TaxesPaths {
  "/v2/tax/item/{itemId}/{companyId}/{departureCountryISO}/{shipmentCountryISO}": {
    /** Get the tax rate of an item. */
    get: {
      parameters: { path: { itemId: string; companyId: string; departureCountryISO: string; shipmentCountryISO: string }; query?: { taxNumber?: string; invoiceCountryISO?: string; invoiceCountryStateISO?: string; shipmentCountryStateISO?: string }; header?: { "x-tenant-id"?: string; "x-appid"?: string; "x-appversion"?: string; "api-version"?: string; "x-runas"?: string; "X-SessionId"?: string; "x-companyid"?: string } };
      responses: { 200: { content: { "application/json": TaxRate } }; 401: { content: never }; 402: { content: never }; 404: { content: { "application/json": ErrorResponse } }; 429: { content: never }; "default": { content: { "application/json": ErrorResponse } } };
    };
  };
  "/v2/tax/taxclass/{taxClassId}/{companyId}/{departureCountryISO}/{shipmentCountryISO}": {
    /** Get the tax rate of a tax class. */
    get: {
      parameters: { path: { taxClassId: string; companyId: string; departureCountryISO: string; shipmentCountryISO: string }; query?: { taxNumber?: string; invoiceCountryISO?: string; invoiceCountryStateISO?: string; shipmentCountryStateISO?: string }; header?: { "x-tenant-id"?: string; "x-appid"?: string; "x-appversion"?: string; "api-version"?: string; "x-runas"?: string; "X-SessionId"?: string; "x-companyid"?: string } };
      responses: { 200: { content: { "application/json": TaxRate } }; 401: { content: never }; 402: { content: never }; 404: { content: { "application/json": ErrorResponse } }; 429: { content: never }; "default": { content: { "application/json": ErrorResponse } } };
    };
  };
}
