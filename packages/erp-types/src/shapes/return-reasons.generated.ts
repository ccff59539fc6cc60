// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { ReturnReasonKey, Translation } from "./shared.generated.ts";

/** @see documented */
export interface ReturnReason {
  /** Key of a reason why goods come back. `ReturnReason_QueryReturnReasons` lists the reasons with it. */
  id?: ReturnReasonKey;
  /** Texts, an entry for each language. */
  translations?: Translation[];
}
