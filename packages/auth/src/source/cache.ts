import { createTokenCache, type CachedOptions } from "./token-cache.ts";
import type { TokenGrant, TokenSource } from "../tokens/token.ts";

export type { CachedOptions };

/**
 * Remembers a token and asks for a new one only when the old one is about to expire. Calls that arrive while one is being
 * fetched share it, so a burst costs a single request. While the token endpoint fails, a token that still lives is served
 * to its end, and the endpoint is asked ever more rarely. Several processes need `shared()`.
 *
 * @param grant Gets a new token. A refusal reaches every waiting caller.
 * @throws {ArgumentError} If an option is out of range.
 * @see given spec §5.2, rules 4 (reuse) and 5 (never once per request)
 */
export function cached(grant: TokenGrant, options?: CachedOptions): TokenSource {
  return createTokenCache(grant, ({ call }) => call(), options);
}
