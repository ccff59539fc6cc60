// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { ShippingClassKey } from "./shared.generated.ts";

/**
 * The data of a new shipping class.
 * @see documented
 */
export interface CreateShippingClassCommand {
  name: string;
}

/** @see documented */
export interface ShippingClass {
  /** Key of a shipping class. `ShippingClass_QueryShippingClasses` lists the classes with it. */
  id?: ShippingClassKey;
  name?: string;
}
