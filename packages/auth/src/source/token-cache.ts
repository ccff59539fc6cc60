import { ArgumentError, type Clock, type Telemetry } from "@kontor/http";
import { checkOptionNames, systemClock } from "@kontor/http/internal";
import { callEndpoint } from "./call-endpoint.ts";
import { holdToken, type HeldToken } from "../tokens/hold.ts";
import { createTokenBudget, type TokenBudget } from "./token-budget.ts";
import { TokenError } from "../tokens/error.ts";
import type { TokenGrant, Token, TokenQuota, TokenSource } from "../tokens/token.ts";

const QUOTA: TokenQuota = { requests: 10, perSeconds: 60 }; // Documented for the Auth family.
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
export type Renew = (renewal: Renewal) => Promise<Token>;

/** Options of `cached()`: when a token is renewed, and how long a call waits for it. */
export interface CachedOptions {
  /** A token is reused while it lives longer than this, in ms. Default 60 000. A token with a shorter life is reused for half of it. */
  reuseMarginMs?: number;
  /**
   * How long a call without a token may wait until the token endpoint may be called again, in ms: after a failure, or when
   * its quota is used up. Default 10 000.
   */
  maxWaitMs?: number;
  /** Quota of the token endpoint, until an answer states another one. Default 10 in 60 s (documented). */
  quota?: TokenQuota;
  /** Tells time and waits. Default: the clock of this machine. */
  clock?: Clock;
  /** Observes every token call: `openTelemetry()` of `@kontor/http/telemetry`. Default: nothing is observed. */
  telemetry?: Pick<Telemetry, "tokenRefresh">;
}

export const REUSE_MARGIN_MS = 60_000; // given §5.2 rule 4

/** The common part of `cached()` and `shared()`: it makes at most one renewal at a time, and only when one is needed. */
export function createTokenCache(grant: TokenGrant, renewBy: Renew, given: CachedOptions = {}): TokenSource {
  const { reuseMarginMs = REUSE_MARGIN_MS, maxWaitMs = 10_000, quota = QUOTA, clock = systemClock, telemetry } = given;
  checkOptions(grant, given, { reuseMarginMs, maxWaitMs, quota, clock, telemetry });
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
  /** Half of the quota is for refused tokens. The other half stays for tokens that end, and a refused token is then used on. */
  const isOut = (now = clock.monotonicMs()) => isRefused() && budget.waitMs(now, 2) <= budget.waitMs(now);
  const hold = (token: Token) => (held = holdToken(token, clock, reuseMarginMs)).token;
  const call: Renewal["call"] = (refreshToken) => {
    budget.called(clock.monotonicMs());
    return callEndpoint(budget, clock, () => request(refreshToken ? { refreshToken } : {}));
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
          throw (
            lastError ??
            new TokenError("any grant", "the quota of token calls is used up", { status: 429, retryAfterMs: wait })
          );
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

/** @throws {ArgumentError} If an option is unknown or out of range. */
function checkOptions(
  grant: TokenGrant,
  given: CachedOptions,
  options: { reuseMarginMs: number; maxWaitMs: number; quota: TokenQuota; clock: Clock; telemetry: unknown },
): void {
  const action = "cache tokens";
  checkOptionNames<CachedOptions>(action, given, options);
  // The value may be a credential that was given by mistake, so only its type is shown.
  if (typeof grant !== "function") throw new ArgumentError(action, "grant", "be a function", typeof grant);
  const { reuseMarginMs, maxWaitMs, quota } = options;
  for (const [name, value] of Object.entries({ reuseMarginMs, maxWaitMs }))
    if (!(value >= 0)) throw new ArgumentError(action, name, "be >= 0", value);
  if (!(quota?.requests >= 1 && quota.perSeconds > 0))
    throw new ArgumentError(action, "quota", "be requests >= 1 in perSeconds > 0", quota);
}
