// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.

/** @see documented */
export interface TransactionStatus {
  id?: number;
  /** Whether a sales order can have it. */
  isValidForSalesOrder?: boolean;
  /** Whether a sales quotation can have it. */
  isValidForSalesQuotation?: boolean;
  /** Whether a subscription can have it. */
  isValidForSubscription?: boolean;
  name?: string;
}
