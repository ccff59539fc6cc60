// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { CreditNoteCancellationReasonKey } from "./shared.generated.ts";

/**
 * A sales invoice correction cancellation reason.
 * @see documented
 */
export interface SalesInvoiceCorrectionCancellationReason {
  /** The sales invoice correction cancellation reason. */
  id?: CreditNoteCancellationReasonKey;
  /** Whether a cancellation for this reason needs a comment. */
  isCommentRequired?: boolean;
  /** Name. */
  name?: string;
}
