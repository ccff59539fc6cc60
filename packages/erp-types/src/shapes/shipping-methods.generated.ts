// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { ShippingMethodKey } from "./shared.generated.ts";

/**
 * A shipping method.
 * @see documented
 */
export interface ShippingMethod {
  /** The shipping method. */
  id?: ShippingMethodKey;
  /** Extra weight; its unit is not known. */
  extraWeight?: number;
  /** Price, gross. */
  grossPrice?: number;
  /** Whether it serves the express programme of an external marketplace. */
  isAmazonPrime?: boolean;
  /** Name. */
  name?: string;
  /** Priority; whether high or low numbers come first is not known. */
  priority?: number;
}
