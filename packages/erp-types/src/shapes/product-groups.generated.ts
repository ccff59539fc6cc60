// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { ProductGroupKey } from "./shared.generated.ts";

/**
 * The data of a new product group.
 * @see documented
 */
export interface CreateProductGroup {
  name: string;
}

/** @see documented */
export interface ProductGroup {
  /** Key of a product group. `ProductGroup_QueryProductGroups` lists the groups with it. */
  id?: ProductGroupKey;
  name?: string;
}

/**
 * The changes of a product group.
 * @see documented
 */
export interface UpdateProductGroup {
  /** Key of a product group. `ProductGroup_QueryProductGroups` lists the groups with it. */
  id: ProductGroupKey;
  name: string;
}
