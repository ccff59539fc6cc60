// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { OnHoldReasonKey } from "./shared.generated.ts";

/**
 * An on hold reason.
 * @see documented
 */
export interface OnHoldReason {
  /** The on hold reason. */
  id?: OnHoldReasonKey;
  /** Whether orders that are held for this reason can be merged. */
  isMergeable?: boolean;
  /** Whether items of such orders stay out of the purchase list. */
  itemsNotUsedForPurchaseList?: boolean;
  /** Name. */
  name?: string;
}
