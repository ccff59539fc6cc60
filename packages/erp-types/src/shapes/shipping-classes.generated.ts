// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { ShippingClassKey } from "./shared.generated.ts";

/**
 * The data of a new shipping class.
 * @see documented
 */
export interface CreateShippingClassCommand {
  /** Name. */
  name: string;
}

/**
 * A shipping class.
 * @see documented
 */
export interface ShippingClass {
  /** The shipping class. */
  id?: ShippingClassKey;
  /** Name. */
  name?: string;
}
