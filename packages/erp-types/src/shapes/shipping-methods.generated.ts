// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { ShippingMethodKey } from "./shared.generated.ts";

/** @see documented */
export interface ShippingMethod {
  /** Key of a shipping method. `ShippingMethod_QueryShippingMethods` lists the methods with it. */
  id?: ShippingMethodKey;
  /** Extra weight; its unit is not known. */
  extraWeight?: number;
  grossPrice?: number;
  /** Whether it serves the express programme of an external marketplace. */
  isAmazonPrime?: boolean;
  name?: string;
  /** Priority; whether high or low numbers come first is not known. */
  priority?: number;
}
