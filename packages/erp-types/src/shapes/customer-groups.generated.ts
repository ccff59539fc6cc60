// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { CustomerGroupKey } from "./shared.generated.ts";

/**
 * The data of a new customer group.
 * @see documented
 */
export interface CreateCustomerGroup {
  /** Discount, in percent. */
  discount?: number;
  /** Whether it is the default. */
  isDefault?: boolean;
  /** Whether prices are net. */
  isNetPrice?: boolean;
  name: string;
}

/** @see documented */
export interface CustomerGroup {
  /** Key of a customer group. `CustomerGroup_QueryCustomerGroups` lists the groups with it. */
  id?: CustomerGroupKey;
  /** Discount, in percent. */
  discount?: number;
  /** Whether it is the default. */
  isDefault?: boolean;
  /** Whether prices are net. */
  isNetPrice?: boolean;
  name?: string;
}

/**
 * The changes of a customer group.
 * @see documented
 */
export interface UpdateCustomerGroup {
  /** Discount, in percent. */
  discount?: number;
  /** Whether it is the default. */
  isDefault?: boolean;
  /** Whether prices are net. */
  isNetPrice?: boolean;
  name?: string;
}
