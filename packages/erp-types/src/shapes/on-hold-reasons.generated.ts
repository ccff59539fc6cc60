// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { OnHoldReasonKey } from "./shared.generated.ts";

/** @see documented */
export interface OnHoldReason {
  /** Key of a reason why an order is held back. `OnHoldReason_QueryOnHoldReasons` lists the reasons with it. */
  id?: OnHoldReasonKey;
  /** Whether orders that are held for this reason can be merged. */
  isMergeable?: boolean;
  /** Whether items of such orders stay out of the purchase list. */
  itemsNotUsedForPurchaseList?: boolean;
  name?: string;
}
