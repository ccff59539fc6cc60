// Generated from specs/channel/openapi.yaml 1.0 by tools/codegen. Do not edit: run `pnpm generate`.

/**
 * A price type of a channel.
 * @see observed
 */
export interface PriceType {
  /** Description shown to buyers. */
  description?: string;
  /** Name shown to people. */
  displayName: string;
  /** Id that the channel gives the price type. */
  priceTypeId: string;
}
