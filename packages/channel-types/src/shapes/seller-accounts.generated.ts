// Generated from specs/channel/openapi.yaml 1.0 by tools/codegen. Do not edit: run `pnpm generate`.

/**
 * A new refresh token of a seller's account.
 * @see documented
 */
export interface SellerLogin {
  /**
   * The refresh token. Examples begin with `SELLER.`; opaque, never parse it.
   * A secret: no log may hold it (`secretFields`).
   */
  token?: string;
}
