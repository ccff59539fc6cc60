import { createTokenCache, type CachedOptions } from "./token-cache.ts";
import type { TokenGrant, TokenSource } from "../tokens/token.ts";

export type { CachedOptions };

/**
 * Remembers a token and gets a new one only when the old one is about to expire. Concurrent calls share one renewal, so a burst costs a
 * single request. While the token endpoint fails, a living token is used to its end, and the endpoint is called less and less often.
 * Several processes need `shared()`.
 *
 * @param grant Gets a new token. Every waiting caller gets its error.
 * @throws {ArgumentError} If an option is out of range.
 * @see given spec §5.2, rules 4 (reuse) and 5 (never once per request)
 */
export function cached(grant: TokenGrant, options?: CachedOptions): TokenSource {
  return createTokenCache(grant, ({ call }) => call(), options);
}
