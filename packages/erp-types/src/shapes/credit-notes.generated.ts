// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { CreditNoteCancellationReasonKey } from "./shared.generated.ts";

/** @see documented */
export interface SalesInvoiceCorrectionCancellationReason {
  /** Key of a reason why a credit note is cancelled. `SalesInvoiceCorrection_QuerySalesInvoiceCorrectionCancellationReasons` lists the reasons with it. */
  id?: CreditNoteCancellationReasonKey;
  /** Whether a cancellation for this reason needs a comment. */
  isCommentRequired?: boolean;
  name?: string;
}
