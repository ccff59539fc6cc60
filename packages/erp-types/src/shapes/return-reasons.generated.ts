// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { ReturnReasonKey, Translation } from "./shared.generated.ts";

/**
 * A return reason.
 * @see documented
 */
export interface ReturnReason {
  /** The return reason. */
  id?: ReturnReasonKey;
  /** Texts, an entry for each language. */
  translations?: Translation[];
}
