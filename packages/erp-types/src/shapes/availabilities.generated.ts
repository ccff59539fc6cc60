// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { DeliveryStatusKey } from "./shared.generated.ts";

/**
 * An availability.
 * @see documented
 */
export interface Availability {
  /** The availability. */
  id?: DeliveryStatusKey;
  /** Name. */
  name?: string;
}
