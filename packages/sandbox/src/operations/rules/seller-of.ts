import type { PlatformState } from "../../platform/state.ts";
import type { SellerRow } from "../../state/rows.ts";

/** A seller of a channel, whether linked or not. */
export function findKnownSeller(state: PlatformState, channel: string, sellerId: string): SellerRow | undefined {
  return state.table("sellers").get(`${channel}/${sellerId}`);
}

/** A seller whom a channel is served for. One who is unlinked and stays known is not, unless assumed otherwise. */
export function findSeller(state: PlatformState, channel: string, sellerId: string): SellerRow | undefined {
  const seller = findKnownSeller(state, channel, sellerId);
  return seller?.unlinkedAt === undefined || state.assumptions.unlinkedSellers === "serve" ? seller : undefined;
}
