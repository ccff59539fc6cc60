// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { ResponsiblePerson } from "../shapes/responsible-persons.generated.ts";
import type { ErrorResponse } from "../shapes/shared.generated.ts";

/** The paths of `responsiblePersons`. */
export interface ResponsiblePersonsPaths {
  "/v2/responsiblePersons": {
    /** List responsible persons. */
    get: {
      parameters: { header?: { "x-tenant-id"?: string; "x-appid"?: string; "x-appversion"?: string; "api-version"?: string; "x-runas"?: string; "X-SessionId"?: string; "x-companyid"?: string } };
      responses: { 200: { content: { "application/json": ResponsiblePerson[] } }; 401: { content: never }; 402: { content: never }; 404: { content: { "application/json": ErrorResponse } }; 429: { content: never }; "default": { content: { "application/json": ErrorResponse } } };
    };
  };
}
