import { ArgumentError, type Clock } from "@kontor/http/internal";
import { buildPauseError, createTokenBudget, type TokenBudget } from "./budget.ts";
import { TokenError } from "./error.ts";
import type { CacheSettings, TokenGrant, Token, TokenSource } from "./token.ts";

const PATIENCE_MS = 1_000; // Longest wait of a call for a better token while the held one lives.

/** The parts of the cache that a renewal may use. */
export interface Renewal {
  /** Makes the token call. */
  call(refreshToken?: Token["refreshToken"]): Promise<Token>;
  /** The token that is held now, and the token that was refused last. */
  now(): { held: HeldToken | undefined; refused: Token | undefined; isOut: boolean };
  /** Holds a token until there is a better one. */
  hold(token: Token): Token;
  /** How long the endpoint must not be called, in ms. */
  waitMs(): number;
  budget: TokenBudget;
}

/** Gets a usable token: by one call, or from another process. */
type Renew = (renewal: Renewal) => Promise<Token>;

/** Holds a token. It makes at most one renewal at a time, and only when one is needed. */
export function createTokenCache(grant: TokenGrant, renewBy: Renew, settings: CacheSettings): TokenSource {
  const { reuseMarginMs, maxWaitMs, quota, clock } = settings;
  const budget = createTokenBudget(quota);
  let held: HeldToken | undefined;
  let refused: Token | undefined;
  let pending: Promise<Token> | undefined;
  let isSlow = false;
  let lastError: unknown;

  const isRefused = (token = held?.token) => !!token && token.value.reveal() === refused?.value.reveal();
  const livesMs = () => held?.lifeMs() ?? 0;
  const waitMs = (share = isRefused() && livesMs() > 0 ? 2 : 1) => budget.waitMs(clock.monotonicMs(), share);
  /** Half of the quota is for refused tokens. The other half stays for tokens that end, and a refused token is then used on. */
  const isOut = (now = clock.monotonicMs()) => isRefused() && budget.waitMs(now, 2) <= budget.waitMs(now);
  const hold = (token: Token) => (held = holdToken(token, clock, reuseMarginMs)).token;
  const call: Renewal["call"] = (refreshToken) => {
    budget.called(clock.monotonicMs());
    return callEndpoint(budget, clock, () => grant(refreshToken ? { refreshToken } : {}));
  };
  const renewal: Renewal = { call, now: () => ({ held, refused, isOut: isOut() }), hold, waitMs, budget };

  return {
    async get() {
      if (held && livesMs() > 0 && !isOut()) {
        const isDue = livesMs() <= held.marginMs;
        if (!isDue && livesMs() <= held.leadMs && waitMs() <= 0) start().catch(() => {}); // Nobody waits for it.
        // While the endpoint is slow or must not be called, a living token is good enough.
        if (!isDue || (pending ? isSlow : waitMs() > 0)) return held.token;
      }
      const renewed = start();
      const stop = new AbortController();
      const late = clock.sleep(PATIENCE_MS, stop).then(() => {
        if (livesMs() <= 0 || isOut()) return renewed;
        isSlow = true;
        return held!.token;
      });
      return Promise.race([renewed, late]).finally(() => stop.abort());
    },
    discard(token) {
      // While the endpoint must not be called for long, the living token stays in use for the calls that still accept it.
      if (held?.token === token && waitMs(1) <= maxWaitMs) refused = token;
    },
  };

  /** Starts one renewal for all callers that wait. */
  function start(): Promise<Token> {
    return (pending ??= renew().finally(() => {
      pending = undefined;
      isSlow = false;
    }));
  }

  async function renew(): Promise<Token> {
    const until = clock.monotonicMs() + maxWaitMs;
    for (;;) {
      const wait = waitMs();
      try {
        if (wait > Math.max(0, until - clock.monotonicMs()))
          throw lastError instanceof Error && !(lastError instanceof TokenError)
            ? lastError
            : buildPauseError(budget, clock, wait);
        if (wait > 0) await clock.sleep(wait);
        const token = await renewBy(renewal);
        if (isRefused(token)) refused = undefined; // The endpoint gave the same token again, so it counts as good.
        lastError = undefined;
        return hold(token);
      } catch (error) {
        lastError = error;
        const isFinal = error instanceof TokenError && error.isFinal;
        // Even a refused token is better than no token, because other operations may accept it.
        if (livesMs() > 0 && !(isFinal && isOut())) return held!.token;
        // A wait helps only against a failure of the endpoint.
        if (isFinal || waitMs() <= 0 || waitMs() > until - clock.monotonicMs()) throw error;
      }
    }
  }
}

/** Runs a token call that has been counted, and reports its result to the budget. @throws The error of the call. */
export async function callEndpoint(budget: TokenBudget, clock: Clock, call: () => Promise<Token>): Promise<Token> {
  try {
    const token = await call();
    if (typeof token?.value?.reveal !== "function")
      throw new ArgumentError("cache tokens", "the grant", "give a Token, its value a Secret", typeof token);
    budget.succeeded(clock.monotonicMs(), token.quota);
    return token;
  } catch (error) {
    budget.failed(clock.monotonicMs(), error instanceof TokenError ? error : {});
    throw error;
  }
}

const LEAD_MS = 240_000; // A renewal begins this long before it is needed, but not before the last quarter of the token's life.

/** A token and the rest of its life, by the clock that gives less. All times are in ms. */
export interface HeldToken {
  token: Token;
  /** The rest of its life. It is at most 0 when the token has expired. */
  lifeMs(): number;
  /** The token is reused while it lives longer than this. */
  marginMs: number;
  /** Its renewal begins in the background when it lives no longer than this. */
  leadMs: number;
}

/**
 * Holds a token that has just arrived. A wall clock that is set back would make it live longer. So would a monotonic clock that stands still
 * while the machine sleeps. Therefore the earlier of both ends counts.
 */
export function holdToken(token: Token, clock: Clock, reuseMarginMs: number): HeldToken {
  const end = token.expiresAt.getTime();
  const left = end - clock.now();
  const monotonicEnd = clock.monotonicMs() + left;
  const marginMs = computeMargin(token.lifeMs ?? left, reuseMarginMs);
  return {
    token,
    lifeMs: () => Math.min(end - clock.now(), monotonicEnd - clock.monotonicMs()),
    marginMs,
    leadMs: marginMs < reuseMarginMs ? 0 : marginMs + Math.min(LEAD_MS, (left - marginMs) / 4),
  };
}

/**
 * A token whose whole life is shorter than the margin would be fetched for every request, so it is reused for half its life.
 *
 * @see given spec §5.2, rules 4 and 5
 */
export function computeMargin(lifeMs: number, reuseMarginMs: number): number {
  return lifeMs > reuseMarginMs ? reuseMarginMs : lifeMs / 2;
}
