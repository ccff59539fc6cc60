import { ArgumentError, type Clock, type Telemetry } from "@kontor/http";
import { checkOptionNames, systemClock } from "@kontor/http/parts";
import { holdToken, type HeldToken } from "../tokens/hold.ts";
import { createTokenBudget, type TokenBudget } from "./token-budget.ts";
import { TokenError } from "../tokens/error.ts";
import type { TokenGrant, Token, TokenQuota, TokenSource } from "../tokens/token.ts";

export const REUSE_MARGIN_MS = 60_000; // given §5.2 rule 4
const PATIENCE_MS = 1_000; // so long a call that has a living token waits for a better one
const QUOTA: TokenQuota = { requests: 10, perSeconds: 60 }; // documented for the Auth family

/** What a renewal may use. */
export interface Renewal {
  /** Makes the token call. */
  call(refreshToken?: Token["refreshToken"]): Promise<Token>;
  /** What is held now, and what was refused last. */
  now(): { held: HeldToken | undefined; refused: Token | undefined; isOut: boolean };
  /** Keeps a token for as long as there is none better. */
  hold(token: Token): Token;
  /** How long the endpoint must be left alone, in ms. */
  waitMs(): number;
  budget: TokenBudget;
}

/** Gets a token that is worth having: with one call, or where somebody else has left one. */
export type Renew = (renewal: Renewal) => Promise<Token>;

export interface CachedOptions {
  /** Reuse a token that lives longer than this, in ms. Default 60 000. A token of a shorter life is reused for half of it. */
  reuseMarginMs?: number;
  /**
   * How long a call without a token may wait until the token endpoint may be called again, in ms: after a failure, or when
   * its quota is used up. Default 10 000.
   */
  maxWaitMs?: number;
  /** Quota of the token endpoint, until an answer says otherwise. Default 10 in 60 s (documented). */
  quota?: TokenQuota;
  /** Tells time and waits. Default: the clock of this machine. */
  clock?: Clock;
  /** Observes every token call: `openTelemetry()` of `@kontor/http/telemetry`. Default: nothing is observed. */
  telemetry?: Pick<Telemetry, "tokenRefresh">;
}

/** What `cached()` and `shared()` are: one renewal at a time, and never one that is not needed. */
export function createTokenCache(grant: TokenGrant, renewBy: Renew, options: CachedOptions = {}): TokenSource {
  const action = "cache tokens";
  const {
    reuseMarginMs = REUSE_MARGIN_MS,
    maxWaitMs = 10_000,
    quota = QUOTA,
    clock = systemClock,
    telemetry,
  } = options;
  checkOptionNames(action, options, { reuseMarginMs: 1, maxWaitMs: 1, quota: 1, clock: 1, telemetry: 1 });
  // whatever it is, it may be a credential that was given by mistake
  if (typeof grant !== "function") throw new ArgumentError(action, "grant", "be a function", typeof grant);
  for (const [name, value] of Object.entries({ reuseMarginMs, maxWaitMs }))
    if (!(value >= 0)) throw new ArgumentError(action, name, "be >= 0", value);
  if (!(quota?.requests >= 1 && quota.perSeconds > 0))
    throw new ArgumentError(action, "quota", "be requests >= 1 in perSeconds > 0", quota);
  const request = telemetry?.tokenRefresh(grant) ?? grant;
  const budget = createTokenBudget(quota);
  let held: HeldToken | undefined;
  let refused: Token | undefined;
  let pending: Promise<Token> | undefined;
  let isSlow = false;
  let lastError: unknown;

  const isRefused = (token = held?.token) => !!token && token.value.reveal() === refused?.value.reveal();
  const livesMs = () => held?.lifeMs() ?? 0;
  const waitMs = (share = isRefused() && livesMs() > 0 ? 2 : 1) => budget.waitMs(clock.monotonicMs(), share);
  /** Half of the quota is for tokens that are refused, the other half stays for those that end: then a refused one must do. */
  const isOut = (now = clock.monotonicMs()) => isRefused() && budget.waitMs(now, 2) <= budget.waitMs(now);
  const hold = (token: Token) => (held = holdToken(token, clock, reuseMarginMs)).token;
  const renewal: Renewal = { call, now: () => ({ held, refused, isOut: isOut() }), hold, waitMs, budget };

  return {
    async get() {
      if (held && livesMs() > 0 && !isOut()) {
        const isDue = livesMs() <= held.marginMs;
        if (!isDue && livesMs() <= held.leadMs && waitMs() <= 0) start().catch(() => {}); // nobody waits for it
        // a token that still lives does, while the endpoint is slow or wants to be left alone
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
      // once the endpoint may not be called for long, a token that lives is all there is for the calls that it does for
      if (held?.token === token && waitMs(1) <= maxWaitMs) refused = token;
    },
  };

  /** One new token for everybody who waits. */
  function start(): Promise<Token> {
    return (pending ??= renew().finally(() => {
      pending = undefined;
      isSlow = false;
    }));
  }

  async function renew(): Promise<Token> {
    const until = clock.monotonicMs() + maxWaitMs;
    for (;;) {
      const leftMs = until - clock.monotonicMs();
      const wait = waitMs();
      try {
        if (wait > Math.max(0, leftMs))
          throw (
            lastError ??
            new TokenError("any grant", "the quota of token calls is used up", { status: 429, retryAfterMs: wait })
          );
        if (wait > 0) await clock.sleep(wait);
        const token = await renewBy(renewal);
        if (isRefused(token)) refused = undefined; // the endpoint gives it once more: it stands by it
        lastError = undefined;
        return hold(token);
      } catch (error) {
        lastError = error;
        const isFinal = error instanceof TokenError && error.isFinal;
        // also one that was refused: it may do for other operations, and is better than none
        if (livesMs() > 0 && !(isFinal && isOut())) return held!.token;
        // what the endpoint did not cause, waiting for it does not mend
        if (isFinal || waitMs() <= 0 || clock.monotonicMs() + waitMs() > until) throw error;
      }
    }
  }

  async function call(refreshToken?: Token["refreshToken"]): Promise<Token> {
    budget.called(clock.monotonicMs());
    try {
      const token = await request(refreshToken ? { refreshToken } : {});
      budget.succeeded(clock.monotonicMs(), token.quota);
      return token;
    } catch (error) {
      const { retryAfterMs, quota: said, status } = error instanceof TokenError ? error : ({} as Partial<TokenError>);
      budget.failed(clock.monotonicMs(), { retryAfterMs, quota: said, isPutOff: status === 429 });
      throw error;
    }
  }
}
