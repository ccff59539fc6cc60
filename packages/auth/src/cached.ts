import { ArgumentError } from "@kontor/http";
import type { Token, TokenSource } from "./token.ts";

const REUSE_MARGIN_MS = 60_000; // given §5.2 rule 4

/**
 * Remembers a token and asks for a new one only when the old one is about to expire. Calls that arrive while one
 * is being fetched share it, so a burst costs a single request.
 *
 * @param fetchToken Gets a new token. A rejection reaches every waiting caller and is not kept.
 * @param options.reuseMarginMs Reuse a token that lives longer than this, in ms. Default 60 000.
 * @param options.now Current time, in ms since the epoch. Default `Date.now`.
 * @throws {ArgumentError} If `reuseMarginMs` is negative or no number.
 * @see given spec §5.2, rules 4 (reuse) and 5 (never once per request)
 */
export function cached(
  fetchToken: () => Promise<Token>,
  { reuseMarginMs = REUSE_MARGIN_MS, now = Date.now }: { reuseMarginMs?: number; now?: () => number } = {},
): TokenSource {
  if (typeof fetchToken !== "function")
    throw new ArgumentError("cache tokens", "fetchToken", "be a function", fetchToken);
  if (!(reuseMarginMs >= 0)) throw new ArgumentError("cache tokens", "reuseMarginMs", "be >= 0", reuseMarginMs);
  let current: Token | undefined;
  let pending: Promise<Token> | undefined;

  return {
    async get() {
      if (current && current.expiresAt.getTime() - now() > reuseMarginMs) return current;
      // `current` is set where the token arrives and not where it is awaited: a late waiter must not bring back a discarded one
      pending ??= fetchToken()
        .then((token) => (current = token))
        .finally(() => (pending = undefined));
      return pending;
    },
    discard(token) {
      if (current === token) current = undefined;
    },
  };
}
