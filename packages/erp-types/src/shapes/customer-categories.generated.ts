// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { CustomerCategoryKey } from "./shared.generated.ts";

/**
 * The data of a new customer category.
 * @see documented
 */
export interface CreateCustomerCategory {
  name: string;
}

/** @see documented */
export interface CustomerCategory {
  /** Key of a customer category. `CustomerCategory_QueryCustomerCategories` lists the categories with it. */
  id?: CustomerCategoryKey;
  name?: string;
}

/**
 * The changes of a customer category.
 * @see documented
 */
export interface UpdateCustomerCategory {
  name?: string;
}
