/** The token endpoint: a refresh token works once, and its answer holds the next one (RFC 6749 §6). */
export interface TokenEndpoint {
  /** Exchanges a refresh token. `isSpent` if a newer one was given for it before; it is then as good as new, as if somebody signed in again. */
  exchange(refreshToken: string, now: number): { answer: TokenAnswer; isSpent: boolean } | undefined;
  isAccepted(accessToken: string, now: number): boolean;
  /** No access token that was given out is accepted any more. */
  revoke(): void;
}

export interface TokenAnswer {
  access_token: string;
  token_type: "bearer";
  expires_in: number;
  refresh_token: string;
}

/** The refresh token that every process is configured with. */
export const FIRST_REFRESH_TOKEN = "refresh-0";

export function createTokenEndpoint(lifeMs: number): TokenEndpoint {
  const ends = new Map<string, number>();
  let generation = 0;
  return {
    exchange(refreshToken, now) {
      const [, number] = /^refresh-(\d+)$/.exec(refreshToken) ?? [];
      if (number === undefined || Number(number) > generation) return undefined;
      const isSpent = Number(number) < generation;
      generation += 1;
      const access_token = `access-${generation}`;
      ends.set(access_token, now + lifeMs);
      const expires_in = Math.floor(lifeMs / 1000);
      return {
        answer: { access_token, token_type: "bearer", expires_in, refresh_token: `refresh-${generation}` },
        isSpent,
      };
    },
    isAccepted: (accessToken, now) => (ends.get(accessToken) ?? 0) > now,
    revoke: () => ends.clear(),
  };
}
