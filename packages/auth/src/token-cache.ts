import { ArgumentError, sleep as realSleep } from "@kontor/http";
import { holdToken, type HeldToken } from "./held-token.ts";
import { tokenBudget } from "./token-budget.ts";
import { TokenError } from "./token-error.ts";
import type { Grant, Token, TokenQuota, TokenSource } from "./token.ts";

const REUSE_MARGIN_MS = 60_000; // given §5.2 rule 4
const QUOTA: TokenQuota = { requests: 10, perSeconds: 60 }; // documented for the Auth family

/** Gets a token that is worth having: with one call, or where somebody else has left one. */
export type Renew = (
  /** Makes the token call. */
  call: (refreshToken?: Token["refreshToken"]) => Promise<Token>,
  /** Whether a token that was found is worth having: it lives for longer than that, by default the margin, and was not refused. */
  isGood: (token: Token, livesMs?: number) => boolean,
) => Promise<Token>;

export interface CachedOptions {
  /** Reuse a token that lives longer than this, in ms. Default 60 000. */
  reuseMarginMs?: number;
  /**
   * How long a call without a token may wait until the token endpoint may be called again, in ms: after a failure, or when
   * its quota is used up. Default 10 000.
   */
  maxWaitMs?: number;
  /** Quota of the token endpoint, until an answer says otherwise. Default 10 in 60 s (documented). */
  quota?: TokenQuota;
  /** Current time, in ms since the epoch. Default `Date.now`. */
  now?: () => number;
  /** A clock that only goes on, in ms. Default `performance.now`. */
  monotonic?: () => number;
  sleep?: (ms: number) => Promise<void>;
}

/** What `cached()` and `shared()` are: one renewal at a time, and never one that is not needed. */
export function tokenCache(
  grant: Grant,
  renewBy: Renew,
  {
    reuseMarginMs = REUSE_MARGIN_MS,
    maxWaitMs = 10_000,
    quota = QUOTA,
    now = Date.now,
    monotonic = () => performance.now(),
    sleep = realSleep,
  }: CachedOptions = {},
): TokenSource {
  if (typeof grant !== "function") throw new ArgumentError("cache tokens", "grant", "be a function", grant);
  for (const [name, value] of Object.entries({ reuseMarginMs, maxWaitMs }))
    if (!(value >= 0)) throw new ArgumentError("cache tokens", name, "be >= 0", value);
  if (!(quota?.requests >= 1 && quota.perSeconds > 0))
    throw new ArgumentError("cache tokens", "quota", "be requests >= 1 in perSeconds > 0", quota);
  const clocks = { now, monotonic };
  const budget = tokenBudget(quota);
  let current: HeldToken | undefined;
  let refused: Token | undefined;
  let pending: Promise<Token> | undefined;
  let lastError: unknown;

  const livesMs = () => current?.lifeMs() ?? 0;

  return {
    async get() {
      if (current && livesMs() > reuseMarginMs) return current.token;
      // a token that still lives does, while the endpoint wants to be left alone
      if (current && livesMs() > 0 && !pending && budget.waitMs(monotonic()) > 0) return current.token;
      // `current` is set where the token arrives and not where it is awaited: a late waiter must not bring back a refused one
      pending ??= renew().finally(() => (pending = undefined));
      return pending;
    },
    discard(token) {
      // once the endpoint may not be called for long, a token that lives is all there is for the calls that it does for
      if (current?.token !== token || budget.waitMs(monotonic()) > maxWaitMs) return;
      refused = token;
      current = undefined;
    },
  };

  /** One new token for everybody who waits. */
  async function renew(): Promise<Token> {
    const until = monotonic() + maxWaitMs;
    for (;;) {
      const waitMs = budget.waitMs(monotonic());
      if (waitMs > 0 && monotonic() + waitMs > until) throw putOff(waitMs);
      if (waitMs > 0) await sleep(waitMs);
      try {
        const token = await renewBy(call, isGood);
        current = holdToken(token, clocks);
        lastError = undefined;
        return token;
      } catch (error) {
        lastError = error;
        if (current && livesMs() > 0) return current.token;
        if (error instanceof TokenError && error.isFinal) throw error;
        if (budget.waitMs(monotonic()) + monotonic() > until) throw error;
      }
    }
  }

  function isGood(token: Token, livesMs = reuseMarginMs): boolean {
    return token.value.reveal() !== refused?.value.reveal() && token.expiresAt.getTime() - now() > livesMs;
  }

  async function call(refreshToken?: Token["refreshToken"]): Promise<Token> {
    budget.called(monotonic());
    try {
      const token = await grant(refreshToken ? { refreshToken } : {});
      budget.succeeded(monotonic(), token.quota);
      return token;
    } catch (error) {
      const { retryAfterMs, quota: said, status } = error instanceof TokenError ? error : ({} as Partial<TokenError>);
      budget.failed(monotonic(), { retryAfterMs, quota: said, isPutOff: status === 429 });
      throw error;
    }
  }

  function putOff(waitMs: number): unknown {
    if (lastError instanceof Error) return lastError;
    return new TokenError("any grant", "the quota of token calls is used up", { status: 429, retryAfterMs: waitMs });
  }
}
