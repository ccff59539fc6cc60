// Generated from specs/channel/openapi.yaml 1.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { Attribute } from "./shared.generated.ts";

/**
 * Id of an attribute of the channel.
 * @see observed
 */
export type AttributeId = string;

/**
 * A list of attributes.
 * @see observed
 */
export interface AttributeList {
  attributeList: Attribute[];
}

/**
 * The attributes of one category as they are stored.
 * @see documented
 */
export interface CategoryAttributes {
  /** What every listing in this category may or must say. */
  attributeList?: Attribute[];
  /** Changes when the list does. Its form is not known. */
  attributeListVersion?: unknown;
}
