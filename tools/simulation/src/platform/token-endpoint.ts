/** The refresh token that every process is configured with. */
export const FIRST_REFRESH_TOKEN = "refresh-0";
export type TokenEndpoint = ReturnType<typeof createTokenEndpoint>;

/** The token endpoint: a refresh token works once, and its answer holds the next one (RFC 6749 §6). */
export function createTokenEndpoint(lifeMs: number) {
  const ends = new Map<string, number>();
  let generation = 0;
  return {
    /** Exchanges a refresh token. `isSpent` if a newer one was given for it before; it is then as good as new, as if somebody signed in again. */
    exchange(refreshToken: string, now: number) {
      const number = Number(/^refresh-(\d+)$/.exec(refreshToken)?.[1]);
      if (!(number <= generation)) return undefined;
      const isSpent = number < generation;
      generation += 1;
      const access_token = `access-${generation}`;
      ends.set(access_token, now + lifeMs);
      const next = { expires_in: Math.floor(lifeMs / 1000), refresh_token: `refresh-${generation}` };
      return { answer: { access_token, token_type: "bearer", ...next }, isSpent };
    },
    isAccepted: (accessToken: string, now: number) => (ends.get(accessToken) ?? 0) > now,
    /** No access token that was given out is accepted any more. */
    revoke: () => ends.clear(),
  };
}
