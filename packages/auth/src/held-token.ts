import type { Token } from "./token.ts";

/** Both clocks, in ms: the one on the wall, which may be set, and one that only goes on, but stands still in a sleep. */
export interface Clocks {
  now: () => number;
  monotonic: () => number;
}

/** A token, and what is left of its life by whichever clock says less. */
export interface HeldToken {
  token: Token;
  /** In ms; not above 0 when it is over. */
  lifeMs(): number;
}

/**
 * Holds a token that arrived just now. A wall clock that is set back would make it live longer, a monotonic one that stands
 * still while the machine sleeps as well: the earlier end counts.
 */
export function holdToken(token: Token, { now, monotonic }: Clocks): HeldToken {
  const end = token.expiresAt.getTime();
  const monotonicEnd = monotonic() + end - now();
  return { token, lifeMs: () => Math.min(end - now(), monotonicEnd - monotonic()) };
}
