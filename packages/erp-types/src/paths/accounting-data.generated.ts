// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { AccountingDocumentType, AccountingTransactionPage } from "../shapes/accounting-data.generated.ts";
import type { CompanyKey, ErrorResponse } from "../shapes/shared.generated.ts";

/** The paths of `accountingData`. */
export interface AccountingDataPaths {
  "/v2/accountingData": {
    /** List accounting transactions. */
    get: {
      parameters: { query?: { from?: string; to?: string; companyId?: CompanyKey; type?: AccountingDocumentType; exportCurrencyInDepartureCountry?: boolean; pageNumber?: number; pageSize?: number }; header?: { "x-tenant-id"?: string; "x-appid"?: string; "x-appversion"?: string; "api-version"?: string; "x-runas"?: string; "X-SessionId"?: string; "x-companyid"?: string } };
      responses: { 200: { content: { "application/json": AccountingTransactionPage } }; 401: { content: never }; 402: { content: never }; 404: { content: { "application/json": ErrorResponse } }; 429: { content: never }; "default": { content: { "application/json": ErrorResponse } } };
    };
  };
}
