// Generated from specs/channel/openapi.yaml 1.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { Category } from "./shared.generated.ts";

/**
 * The version of a stored category tree.
 * @see observed
 */
export interface CategoryTreeVersion {
  categoryTreeVersion?: string;
}

/**
 * The whole category tree of a channel.
 * @see observed
 */
export interface ChannelCategoryTree {
  /** The whole category tree. */
  categoryList: Category[];
}
