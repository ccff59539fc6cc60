// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.

/**
 * A category, as it is read.
 * @see observed
 */
export interface Category {
  /** The category. */
  id?: CategoryKey;
  /** Name. */
  name?: string;
  /** Parent category. */
  parentId?: CategoryKey;
  /** Sort number. */
  sortNumber?: number;
}

/**
 * Key of a category.
 * @see given spec §2.1
 */
export type CategoryKey = string;

/**
 * The changes of a category.
 * @see given spec §2.1
 */
export interface CategoryUpdate {
  /** The category to update. */
  id: CategoryKey;
  /** Category name. */
  name?: string;
  /** Parent category. */
  parentId?: CategoryKey;
  /** Sort number of the category. */
  sortNumber?: number;
}
