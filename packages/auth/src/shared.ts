import { ArgumentError, Secret } from "@kontor/http";
import { grantKey } from "./grant-key.ts";
import { tokenCache, type CachedOptions } from "./token-cache.ts";
import type { StoredToken, TokenStore } from "./token-store.ts";
import type { Grant, Token, TokenSource } from "./token.ts";

export interface SharedOptions extends CachedOptions {
  /** Where the processes find each other's tokens. */
  store: TokenStore;
}

/**
 * What `cached()` does, for several processes: they make one token call together, and a refresh token that works only once
 * is never used twice.
 *
 * @param grant Gets a new token. A refusal reaches every waiting caller.
 * @throws {ArgumentError} If an option is out of range, the store is none, or the grant has no identity.
 * @see given spec §5.2, rules 4 (reuse) and 5 (never once per request)
 */
export function shared(grant: Grant, { store, ...options }: SharedOptions = {} as SharedOptions): TokenSource {
  const { identity } = grant;
  if (typeof identity !== "function")
    throw new ArgumentError(
      "share tokens",
      "grant",
      "have an identity, which tells its tokens from those of others",
      grant,
    );
  if (typeof store?.update !== "function") throw new ArgumentError("share tokens", "store", "be a token store", store);
  return tokenCache(
    grant,
    async (call, isGood) => {
      const key = await grantKey(identity());
      const found = await store.get(key);
      if (found && isGood(tokenOf(found))) return tokenOf(found);
      let fresh: Token | undefined;
      try {
        const kept = await store.update(key, async (current) => {
          // also one that lives for less than the margin, if it came while this one waited: it is for those who wait
          if (current && isGood(tokenOf(current), current.value === found?.value ? undefined : 0)) return current;
          fresh = await call(current?.refreshToken === undefined ? undefined : new Secret(current.refreshToken));
          return storedOf(fresh, current);
        });
        return fresh ?? tokenOf(kept);
      } catch (error) {
        if (!fresh) throw error;
        // the token is here, and the refresh token that bought it may be used up: keep the next one in a second try
        const given = fresh;
        if (given.refreshToken) await store.update(key, async (current) => storedOf(given, current)).catch(() => {});
        return given;
      }
    },
    options,
  );
}

function tokenOf({ value, expiresAt, scope, scheme, refreshToken }: StoredToken): Token {
  return {
    value: new Secret(value),
    expiresAt: new Date(expiresAt),
    ...(scope !== undefined && { scope }),
    ...(scheme !== undefined && { scheme }),
    ...(refreshToken !== undefined && { refreshToken: new Secret(refreshToken) }),
  };
}

/** A refresh token that does not come again stays good (RFC 6749 §6). */
function storedOf(
  { value, expiresAt, scope, scheme, refreshToken }: Token,
  before: StoredToken | undefined,
): StoredToken {
  const next = refreshToken?.reveal() ?? before?.refreshToken;
  return {
    value: value.reveal(),
    expiresAt: expiresAt.getTime(),
    ...(scope !== undefined && { scope }),
    ...(scheme !== undefined && { scheme }),
    ...(next !== undefined && { refreshToken: next }),
  };
}
