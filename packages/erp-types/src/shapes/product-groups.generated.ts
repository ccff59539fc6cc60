// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { ProductGroupKey } from "./shared.generated.ts";

/**
 * The data of a new product group.
 * @see documented
 */
export interface CreateProductGroup {
  /** Name. */
  name: string;
}

/**
 * A product group.
 * @see documented
 */
export interface ProductGroup {
  /** The product group. */
  id?: ProductGroupKey;
  /** Name. */
  name?: string;
}

/**
 * The changes of a product group.
 * @see documented
 */
export interface UpdateProductGroup {
  /** The product group. */
  id: ProductGroupKey;
  /** Name. */
  name: string;
}
