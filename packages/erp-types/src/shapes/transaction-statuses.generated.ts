// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.

/**
 * A transaction status.
 * @see documented
 */
export interface TransactionStatus {
  /** The transaction status. */
  id?: number;
  /** Whether a sales order can have it. */
  isValidForSalesOrder?: boolean;
  /** Whether a sales quotation can have it. */
  isValidForSalesQuotation?: boolean;
  /** Whether a subscription can have it. */
  isValidForSubscription?: boolean;
  /** Name. */
  name?: string;
}
