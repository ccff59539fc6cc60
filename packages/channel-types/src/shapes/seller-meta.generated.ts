// Generated from specs/channel/openapi.yaml 1.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { Attribute, SellerId } from "./shared.generated.ts";

/**
 * The global attributes as a channel published them.
 * @see documented
 */
export interface GlobalAttributes {
  /** Attributes of every listing. */
  attributeList?: Attribute[];
}

/**
 * The attributes of one seller.
 * @see documented
 */
export interface SellerAttributeList {
  /** Attributes of this seller. */
  attributeList?: Attribute[];
  /** Id of a seller, chosen by the channel. */
  sellerId?: SellerId;
}

/**
 * The attributes of the sellers of an account as a channel published them.
 * @see documented
 */
export interface SellerAttributes {
  /** Changes when the list does. Its form is not known. */
  attributeListVersion?: unknown;
  /** The attributes of each seller. */
  sellerAttributeList?: SellerAttributeList[];
}
