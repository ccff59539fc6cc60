// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { PaymentMethodKey } from "./shared.generated.ts";

/** @see documented */
export interface PaymentMethod {
  /** Key of a payment method. `PaymentMethod_QueryPaymentMethods` lists the methods with it. */
  id?: PaymentMethodKey;
  /** Whether it is active. */
  isActive?: boolean;
  /** Whether it is the default. */
  isStandard?: boolean;
  name?: string;
}
