// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.

/**
 * The category capabilities.
 * @see documented
 */
export interface CategoryCapabilities {
  /** Yes or no: descriptions. */
  descriptions?: boolean;
  /** Yes or no: online shop activation. */
  onlineShopActivation?: boolean;
}

/**
 * The item capabilities.
 * @see documented
 */
export interface ItemCapabilities {
  /** Yes or no: descriptions. */
  descriptions?: boolean;
  /** Yes or no: images. */
  images?: boolean;
  /** Yes or no: online shop activation. */
  onlineShopActivation?: boolean;
  /** Yes or no: prices. */
  prices?: boolean;
  /** Yes or no: special prices. */
  specialPrices?: boolean;
}

/**
 * A sales channel.
 * @see documented
 */
export interface SalesChannel {
  /** The sales channel. */
  id?: string;
  /** Category capabilities. */
  categoryCapabilities?: CategoryCapabilities;
  /** Documentation url. */
  documentationUrl?: string;
  /** Item capabilities. */
  itemCapabilities?: ItemCapabilities;
  /** Name. */
  name?: string;
  /** Type. */
  type?: SalesChannelType;
}

/**
 * A sales channel type. An open set.
 * @see documented
 */
export type SalesChannelType = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10;
