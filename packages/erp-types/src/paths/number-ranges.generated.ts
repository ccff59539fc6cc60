// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { CreateNumberRangeItem, NumberRangeCurrentNumberItem, NumberRangeItem, NumberRangeKey, PutNumberRangeItem } from "../shapes/number-ranges.generated.ts";
import type { CompanyKey, ErrorResponse } from "../shapes/shared.generated.ts";

/** The paths of `numberRanges`. */
export interface NumberRangesPaths {
  "/v2/configuration/numberRanges": {
    /** List number ranges. */
    get: {
      parameters: { header?: { "x-tenant-id"?: string; "x-appid"?: string; "x-appversion"?: string; "api-version"?: string; "x-runas"?: string; "X-SessionId"?: string; "x-companyid"?: string } };
      responses: { 200: { content: { "application/json": NumberRangeItem[] } }; 401: { content: never }; 402: { content: never }; 429: { content: never }; "default": { content: { "application/json": ErrorResponse } } };
    };
  };
  "/v2/configuration/numberRanges/{numberRangeId}": {
    /** Duplicate a number range. */
    post: {
      parameters: { path: { numberRangeId: NumberRangeKey }; header?: { "x-tenant-id"?: string; "x-appid"?: string; "x-appversion"?: string; "api-version"?: string; "x-runas"?: string; "X-SessionId"?: string; "x-companyid"?: string } };
      requestBody: { content: { "application/json": CreateNumberRangeItem } };
      responses: { 201: { content: { "application/json": NumberRangeItem } }; 401: { content: never }; 402: { content: never }; 404: { content: { "application/json": ErrorResponse } }; 429: { content: never }; "default": { content: { "application/json": ErrorResponse } } };
    };
    /** Delete a number range. */
    delete: {
      parameters: { path: { numberRangeId: NumberRangeKey }; header?: { "x-tenant-id"?: string; "x-appid"?: string; "x-appversion"?: string; "api-version"?: string; "x-runas"?: string; "X-SessionId"?: string; "x-companyid"?: string } };
      responses: { 204: { content: never }; 401: { content: never }; 402: { content: never }; 404: { content: { "application/json": ErrorResponse } }; 429: { content: never }; "default": { content: { "application/json": ErrorResponse } } };
    };
    /** Get a number range. */
    get: {
      parameters: { path: { numberRangeId: NumberRangeKey }; header?: { "x-tenant-id"?: string; "x-appid"?: string; "x-appversion"?: string; "api-version"?: string; "x-runas"?: string; "X-SessionId"?: string; "x-companyid"?: string } };
      responses: { 200: { content: { "application/json": NumberRangeItem } }; 401: { content: never }; 402: { content: never }; 404: { content: { "application/json": ErrorResponse } }; 429: { content: never }; "default": { content: { "application/json": ErrorResponse } } };
    };
    /** Replace a number range. */
    put: {
      parameters: { path: { numberRangeId: NumberRangeKey }; header?: { "x-tenant-id"?: string; "x-appid"?: string; "x-appversion"?: string; "api-version"?: string; "x-runas"?: string; "X-SessionId"?: string; "x-companyid"?: string } };
      requestBody: { content: { "application/json": PutNumberRangeItem } };
      responses: { 201: { content: { "application/json": NumberRangeItem } }; 401: { content: never }; 402: { content: never }; 404: { content: { "application/json": ErrorResponse } }; 429: { content: never }; "default": { content: { "application/json": ErrorResponse } } };
    };
  };
  "/v2/configuration/numberRanges/{numberRangeId}/increment": {
    /** Draw the next number of a range. */
    post: {
      parameters: { path: { numberRangeId: NumberRangeKey }; query?: { companyId?: CompanyKey }; header?: { "x-tenant-id"?: string; "x-appid"?: string; "x-appversion"?: string; "api-version"?: string; "x-runas"?: string; "X-SessionId"?: string; "x-companyid"?: string } };
      responses: { 201: { content: { "application/json": NumberRangeCurrentNumberItem } }; 401: { content: never }; 402: { content: never }; 404: { content: { "application/json": ErrorResponse } }; 429: { content: never }; "default": { content: { "application/json": ErrorResponse } } };
    };
  };
  "/v2/configuration/numberRanges/{numberRangeId}/preview": {
    /** Preview the next number of a range. */
    get: {
      parameters: { path: { numberRangeId: NumberRangeKey }; query?: { companyId?: CompanyKey }; header?: { "x-tenant-id"?: string; "x-appid"?: string; "x-appversion"?: string; "api-version"?: string; "x-runas"?: string; "X-SessionId"?: string; "x-companyid"?: string } };
      responses: { 200: { content: { "application/json": NumberRangeCurrentNumberItem } }; 401: { content: never }; 402: { content: never }; 404: { content: { "application/json": ErrorResponse } }; 429: { content: never }; "default": { content: { "application/json": ErrorResponse } } };
    };
  };
}
