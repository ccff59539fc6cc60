// Generated from specs/channel/openapi.yaml 1.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { PriceType } from "../shapes/prices.generated.ts";
import type { ErrorList } from "../shapes/shared.generated.ts";

/** The paths of `prices`. */
export interface PricesPaths {
  "/v1/channel/price": {
    /** Create a price type. */
    post: {
      parameters: { header?: { "Accept-Language"?: string } };
      requestBody: { content: { "application/json": PriceType } };
      responses: { 201: { content: never }; 400: { content: { "application/json": ErrorList } }; 401: { content: { "application/json": ErrorList } }; 429: { content: { "application/json": ErrorList } }; "default": { content: { "application/json": ErrorList } } };
    };
  };
}
