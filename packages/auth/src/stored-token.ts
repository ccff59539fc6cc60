import { Secret } from "@kontor/http";
import type { StoredToken } from "./token-store.ts";
import type { Token } from "./token.ts";

/** A token out of a store. */
export function tokenOf({ value, expiresAt, refreshToken, scope, scheme, lifeMs }: StoredToken): Token {
  return {
    value: new Secret(value),
    expiresAt: new Date(expiresAt),
    ...(lifeMs !== undefined && { lifeMs }),
    ...(scope !== undefined && { scope }),
    ...(scheme !== undefined && { scheme }),
    ...(refreshToken !== undefined && { refreshToken: new Secret(refreshToken) }),
  };
}

/** A token for a store. A refresh token that does not come again stays good (RFC 6749 §6). */
export function storedOf(
  { value, expiresAt, refreshToken, scope, scheme, lifeMs }: Token,
  before: StoredToken | undefined,
  now: number,
): StoredToken {
  const next = refreshToken?.reveal() ?? before?.refreshToken;
  return {
    value: value.reveal(),
    expiresAt: expiresAt.getTime(),
    lifeMs: lifeMs ?? expiresAt.getTime() - now,
    ...(scope !== undefined && { scope }),
    ...(scheme !== undefined && { scheme }),
    ...(next !== undefined && { refreshToken: next }),
  };
}
