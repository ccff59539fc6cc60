// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { PaymentMethodKey } from "./shared.generated.ts";

/**
 * A payment method.
 * @see documented
 */
export interface PaymentMethod {
  /** The payment method. */
  id?: PaymentMethodKey;
  /** Whether it is active. */
  isActive?: boolean;
  /** Whether it is the default. */
  isStandard?: boolean;
  /** Name. */
  name?: string;
}
