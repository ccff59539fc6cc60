import { Secret } from "@kontor/http";
import type { StoredToken, TokenStore } from "./token-store.ts";
import type { Grant, Token } from "./token.ts";

/** A token that another process has renewed already, or a new one that all others will find. */
export async function renewInStore({
  store,
  grant,
  call,
  isGood,
}: {
  store: TokenStore;
  grant: Grant;
  /** Makes the token call. */
  call: (refreshToken?: Secret) => Promise<Token>;
  /** Whether a token that was found is worth having: it lives, and was not refused. */
  isGood: (token: Token) => boolean;
}): Promise<Token> {
  const key = (await grant.key?.()) ?? "default";
  const found = await store.get(key);
  if (found && isGood(tokenOf(found))) return tokenOf(found);
  let fresh: Token | undefined;
  try {
    const kept = await store.update(key, async (current) => {
      if (current && isGood(tokenOf(current))) return current;
      fresh = await call(current?.refreshToken === undefined ? undefined : new Secret(current.refreshToken));
      return storedOf(fresh, current);
    });
    return fresh ?? tokenOf(kept);
  } catch (error) {
    if (!fresh) throw error;
    // the token is here, and the refresh token that bought it may be used up: keep the next one in a second try
    const { refreshToken } = fresh;
    const given = fresh;
    if (refreshToken) await store.update(key, async (current) => storedOf(given, current)).catch(() => {});
    return fresh;
  }
}

function tokenOf({ value, expiresAt, scope, refreshToken }: StoredToken): Token {
  return {
    value: new Secret(value),
    expiresAt: new Date(expiresAt),
    ...(scope !== undefined && { scope }),
    ...(refreshToken !== undefined && { refreshToken: new Secret(refreshToken) }),
  };
}

/** A refresh token that does not come again stays good (RFC 6749 §6). */
function storedOf({ value, expiresAt, scope, refreshToken }: Token, before: StoredToken | undefined): StoredToken {
  const next = refreshToken?.reveal() ?? before?.refreshToken;
  return {
    value: value.reveal(),
    expiresAt: expiresAt.getTime(),
    ...(scope !== undefined && { scope }),
    ...(next !== undefined && { refreshToken: next }),
  };
}
