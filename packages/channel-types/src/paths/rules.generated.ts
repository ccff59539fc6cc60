// Generated from specs/channel/openapi.yaml 1.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { PaymentRules, ShippingRules } from "../shapes/rules.generated.ts";
import type { ErrorList } from "../shapes/shared.generated.ts";

/** The paths of `rules`. */
export interface RulesPaths {
  "/v1/channel/payment-rules": {
    /** Replace the payment rules. */
    put: {
      parameters: { header?: { "Accept-Language"?: string } };
      requestBody: { content: { "application/json": PaymentRules } };
      responses: { 201: { content: never }; 400: { content: { "application/json": ErrorList } }; 401: { content: { "application/json": ErrorList } }; 429: { content: { "application/json": ErrorList } }; "default": { content: { "application/json": ErrorList } } };
    };
  };
  "/v1/channel/shipping-rules": {
    /** Replace the shipping rules. */
    put: {
      parameters: { header?: { "Accept-Language"?: string } };
      requestBody: { content: { "application/json": ShippingRules } };
      responses: { 201: { content: never }; 400: { content: { "application/json": ErrorList } }; 401: { content: { "application/json": ErrorList } }; 429: { content: { "application/json": ErrorList } }; "default": { content: { "application/json": ErrorList } } };
    };
  };
}
