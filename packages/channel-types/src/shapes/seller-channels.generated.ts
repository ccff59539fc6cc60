// Generated from specs/channel/openapi.yaml 1.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { SellerId } from "./shared.generated.ts";

/**
 * Where a seller signs up to a channel.
 * @see documented
 */
export interface SignUpAddress {
  /** When the session ends, in seconds since the epoch. */
  expiresAt?: number;
  /** Page of the channel, with the session. */
  signUpUrl?: string;
}

/**
 * Where a seller updates the link to a channel.
 * @see documented
 */
export interface UpdateAddress {
  /** When the session ends, in seconds since the epoch. */
  expiresAt?: number;
  /** Id of a seller, chosen by the channel. */
  sellerId?: SellerId;
  /** Page of the channel, with the session. */
  updateUrl?: string;
}
