// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { PaymentMethod } from "../shapes/payment-methods.generated.ts";
import type { ErrorResponse } from "../shapes/shared.generated.ts";

/** The paths of `paymentMethods`. */
export interface PaymentMethodsPaths {
  "/v2/paymentMethods": {
    /** List payment methods. */
    get: {
      parameters: { header?: { "x-tenant-id"?: string; "x-appid"?: string; "x-appversion"?: string; "api-version"?: string; "x-runas"?: string; "X-SessionId"?: string; "x-companyid"?: string } };
      responses: { 200: { content: { "application/json": PaymentMethod[] } }; 401: { content: never }; 402: { content: never }; 429: { content: never }; "default": { content: { "application/json": ErrorResponse } } };
    };
  };
}
