// Generated from specs/channel/openapi.yaml 1.0 by tools/codegen. Do not edit: run `pnpm generate`.

/**
 * The answer of the token exchange. No field is documented as required.
 * @see given spec §2.4
 */
export interface AccessToken {
  /**
   * Access token, used as Bearer credential.
   * A secret: no log may hold it (`secretFields`).
   */
  authToken?: string;
  /** Lifetime in seconds. About one hour is documented, and examples say 360 and 3600: trust the answer. */
  expiresIn?: number;
  /** Authorization scope tied to the refresh token, for example `CHANNEL` or `SELLER`. An open set, as sources differ: the documented schema has SELLER, CHAN and ADM beside `CHANNEL` in its prose, and one public client takes only those three (observed). */
  scope?: string;
  /** Absolute expiry. */
  tokenExpireAt?: string;
}

/**
 * The refresh token issued during onboarding. The reference calls the body required and names no required field.
 * @see documented
 */
export interface RefreshTokenGrant {
  /**
   * A long-lived refresh token, the same for every renewal: none was seen to change. Examples begin with `CHAN.` or `SELLER:`; opaque, never parse it.
   * A secret: no log may hold it (`secretFields`).
   */
  refreshToken: string;
}
