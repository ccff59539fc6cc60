// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.

/** @see documented */
export interface CategoryCapabilities {
  /** Whether descriptions are supported. */
  descriptions?: boolean;
  /** Whether activation for an online shop is supported. */
  onlineShopActivation?: boolean;
}

/** @see documented */
export interface ItemCapabilities {
  /** Whether descriptions are supported. */
  descriptions?: boolean;
  /** Whether images are supported. */
  images?: boolean;
  /** Whether activation for an online shop is supported. */
  onlineShopActivation?: boolean;
  /** Whether prices are supported. */
  prices?: boolean;
  /** Whether special prices are supported. */
  specialPrices?: boolean;
}

/** @see documented */
export interface SalesChannel {
  id?: string;
  /** Parts of categories that the channel supports. */
  categoryCapabilities?: CategoryCapabilities;
  /** Address of the channel's documentation. */
  documentationUrl?: string;
  /** Parts of items that the channel supports. */
  itemCapabilities?: ItemCapabilities;
  name?: string;
  /** An open set: other values may come. Values: 0 the ERP itself, 1 online shop, 2 point of sale, 3 first external marketplace, 4 unspecified channel, 5 marketplace channel interface, 6 fulfilment network, 7 REST interface, 8 XML import, 9 second external marketplace, 10 reporting. */
  type?: SalesChannelType;
}

/**
 * An open set: other values may come. Values: 0 the ERP itself, 1 online shop, 2 point of sale, 3 first external marketplace, 4 unspecified channel, 5 marketplace channel interface, 6 fulfilment network, 7 REST interface, 8 XML import, 9 second external marketplace, 10 reporting.
 * @see documented
 */
export type SalesChannelType = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10;
