import type { PlatformState } from "../../platform/state.ts";
import type { SellerRow } from "../../state/rows.ts";

/** Finds a seller of a channel, whether linked or not. */
export function findKnownSeller(state: PlatformState, channel: string, sellerId: string): SellerRow | undefined {
  return state.table("sellers").get(`${channel}/${sellerId}`);
}

/** Finds a seller for whom a channel is served. An unlinked seller is not served, unless assumed otherwise. */
export function findSeller(state: PlatformState, channel: string, sellerId: string): SellerRow | undefined {
  const seller = findKnownSeller(state, channel, sellerId);
  return seller?.unlinkedAt === undefined || state.assumptions.unlinkedSellers === "serve" ? seller : undefined;
}
