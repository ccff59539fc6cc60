import type { Clock } from "@kontor/http";
import type { Token } from "./token.ts";

const LEAD_MS = 240_000; // renewal begins so long before it is needed, in a token's last quarter at the earliest

/** A token, and what is left of its life by whichever clock says less. All times are in ms. */
export interface HeldToken {
  token: Token;
  /** Not above 0 when it is over. */
  lifeMs(): number;
  /** It is reused while it lives longer than this. */
  marginMs: number;
  /** Its renewal begins in the background when it lives no longer than this. */
  leadMs: number;
}

/**
 * Holds a token that arrived just now. A wall clock that is set back would make it live longer, a monotonic one that stands
 * still while the machine sleeps as well: the earlier end counts.
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
 * A token whose whole life is within the margin would be fetched with every request: it is reused for half its life.
 *
 * @see given spec §5.2, rules 4 and 5
 */
export function computeMargin(lifeMs: number, reuseMarginMs: number): number {
  return lifeMs > reuseMarginMs ? reuseMarginMs : lifeMs / 2;
}
