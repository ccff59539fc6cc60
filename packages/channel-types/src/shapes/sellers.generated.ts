// Generated from specs/channel/openapi.yaml 1.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { SellerId, Timestamp } from "./shared.generated.ts";

/**
 * A seller linked to the channel.
 * @see observed
 */
export interface ChannelSeller {
  companyName?: string;
  /** An instant. Sent as RFC 3339 with `Z`; on the wire also with `+0000`, `+00` or no zone, which reads as UTC. */
  createdAt?: Timestamp;
  /** Whether the channel has the seller active. */
  isActiveByChannel?: boolean;
  /** Whether the platform has the seller active. */
  isActiveByJTL?: boolean;
  /** Id of the seller's account at the platform. */
  jtlAccountId?: number;
  /** Id of a seller, chosen by the channel. */
  sellerId?: SellerId;
  /** An instant. Sent as RFC 3339 with `Z`; on the wire also with `+0000`, `+00` or no zone, which reads as UTC. */
  updatedAt?: Timestamp;
}

/**
 * The sellers of a channel.
 * @see observed
 */
export interface ChannelSellerList {
  /** Sellers linked to the channel. */
  sellerList?: ChannelSeller[];
}

/**
 * Ends a seller's sign-up.
 * @see observed
 */
export interface CreateSeller {
  companyName?: string;
  /** Id of a seller, chosen by the channel. */
  sellerId: SellerId;
  /** One-time session of a sign-up or an update. */
  session: string;
}

/**
 * Whose sign-up session it is.
 * @see observed
 */
export interface SignupSession {
  /** Id of the seller's account at the platform. */
  jtlAccountId: number;
}

/**
 * Ends a seller's update.
 * @see observed
 */
export interface UpdateSeller {
  companyName?: string;
  /** Whether it is active. */
  isActive: boolean;
  /** One-time session of a sign-up or an update. */
  session: string;
}

/**
 * Whose update session it is.
 * @see observed
 */
export interface UpdateSession {
  /** Id of a seller, chosen by the channel. */
  sellerId: SellerId;
}

/**
 * Adds a known seller to a further channel of a platform.
 * @see observed
 */
export interface UpsertMarketplaceSeller {
  companyName?: string;
  /** Whether it is active. */
  isActive?: boolean;
  /** Id of a seller, chosen by the channel. */
  sellerId: SellerId;
}
