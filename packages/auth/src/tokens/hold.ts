import type { Clock } from "@kontor/http";
import type { Token } from "./token.ts";

const LEAD_MS = 240_000; // A renewal begins this long before it is needed, but not before the last quarter of the token's life.

/** A token and the rest of its life, by the clock that gives less. All times are in ms. */
export interface HeldToken {
  token: Token;
  /** The rest of its life. It is at most 0 when the token has expired. */
  lifeMs(): number;
  /** The token is reused while it lives longer than this. */
  marginMs: number;
  /** Its renewal begins in the background when it lives no longer than this. */
  leadMs: number;
}

/**
 * Holds a token that has just arrived. A wall clock that is set back would make it live longer. So would a monotonic clock that stands still
 * while the machine sleeps. Therefore the earlier of both ends counts.
 */
export function holdToken(token: Token, clock: Clock, reuseMarginMs: number): HeldToken {
  const end = token.expiresAt.getTime();
  const left = end - clock.now();
  const monotonicEnd = clock.monotonicMs() + left;
  const marginMs = computeMargin(token.lifeMs ?? left, reuseMarginMs);
  return {
    token,
    lifeMs: () => Math.min(end - clock.now(), monotonicEnd - clock.monotonicMs()),
    marginMs,
    leadMs: marginMs < reuseMarginMs ? 0 : marginMs + Math.min(LEAD_MS, (left - marginMs) / 4),
  };
}

/**
 * A token whose whole life is shorter than the margin would be fetched for every request, so it is reused for half its life.
 *
 * @see given spec §5.2, rules 4 and 5
 */
export function computeMargin(lifeMs: number, reuseMarginMs: number): number {
  return lifeMs > reuseMarginMs ? reuseMarginMs : lifeMs / 2;
}
