// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.

/**
 * A transaction status.
 * @see documented
 */
export interface TransactionStatus {
  /** The transaction status. */
  id?: number;
  /** Whether it is valid for a sales order. */
  isValidForSalesOrder?: boolean;
  /** Whether it is valid for a sales quotation. */
  isValidForSalesQuotation?: boolean;
  /** Whether it is valid for a subscription. */
  isValidForSubscription?: boolean;
  /** Name. */
  name?: string;
}
