// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { CustomerCategoryKey } from "./shared.generated.ts";

/**
 * The data of a new customer category.
 * @see documented
 */
export interface CreateCustomerCategory {
  /** Name. */
  name: string;
}

/**
 * A customer category.
 * @see documented
 */
export interface CustomerCategory {
  /** The customer category. */
  id?: CustomerCategoryKey;
  /** Name. */
  name?: string;
}

/**
 * The changes of a customer category.
 * @see documented
 */
export interface UpdateCustomerCategory {
  /** Name. */
  name?: string;
}
