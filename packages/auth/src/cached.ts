import { ArgumentError, type Clock, type Telemetry, readOptions, systemClock } from "@kontor/http/internal";
import type { SharedTokenStore } from "./shared-store.ts";
import { createTokenCache } from "./token-cache.ts";
import type { CacheSettings, TokenGrant, TokenQuota, TokenSource } from "./token.ts";

const REUSE_MARGIN_MS = 60_000; // given §5.2 rule 4
const QUOTA: TokenQuota = { requests: 10, perSeconds: 60 }; // Documented for the Auth family.

/** Options of `cached()`: when a token is renewed, how long a call waits for it, and where processes share it. */
export interface CachedOptions {
  /** A token is reused while it lives longer than this, in ms. Default 60 000. A token with a shorter life is reused for half of it. */
  reuseMarginMs?: number | undefined;
  /**
   * How long a call without a token may wait until the token endpoint may be called again, in ms: after a failure, or when
   * its quota is used up. Default 10 000.
   */
  maxWaitMs?: number | undefined;
  /** Quota of the token endpoint, until an answer states another one. Default 10 in 60 s (documented). */
  quota?: TokenQuota | undefined;
  /**
   * The place where several processes find each other's tokens: `fileTokenStore()`, `postgresTokenStore()`, or `customTokenStore()` for one of
   * your own. Default: each process has its own token.
   */
  store?: SharedTokenStore | undefined;
  /** Tells time and waits. Default: the clock of this machine. */
  clock?: Clock | undefined;
  /** Observes every token call: `openTelemetry()` of `@kontor/http/telemetry`. Default: nothing is observed. */
  telemetry?: Pick<Telemetry, "tokenRefresh"> | undefined;
}

/**
 * Remembers a token and gets a new one only when the old one is about to expire. Concurrent calls share one renewal, so a burst costs a
 * single request. While the token endpoint fails, the current token is used until it expires, and the endpoint is called less and less often.
 *
 * With a `store`, several processes share one token, one token call and the quota of the endpoint. Together they use a refresh token that
 * works only once exactly once. If a process is killed after an answer and before it is stored, the session can be lost.
 * While the endpoint fails or hangs, every process uses the current token until it expires. A call without a token waits for another process for
 * at most `maxWaitMs`, or for 5 s if that is more.
 *
 * A token that the store cannot keep stays in memory. Each call tries again to save it, at most once a second. The newest token wins; it
 * is lost when the process ends. A store that does not answer is given up after two minutes, not counting the token call, and the next
 * call asks it again.
 *
 * When a token call of `refreshGrant()` takes too long, its callers get an error. With a store, the key stays locked until the answer is
 * stored, for up to 55 s, so that no refresh token is used twice. If the store fails, the callers get a `TokenError` that is not final and names
 * the store.
 *
 * @param grant Gets a new token. Every waiting caller gets its error. With a store, it needs an `identity`.
 * @throws {ArgumentError} If an option is unknown or out of range, or there is a store and the grant has no identity.
 * @see given spec §5.2, rules 4 (reuse) and 5 (never once per request)
 */
export function cached(grant: TokenGrant, options?: CachedOptions): TokenSource {
  const { store, ...settings } = readOptions(ACTION, options, {
    reuseMarginMs: REUSE_MARGIN_MS,
    maxWaitMs: 10_000,
    quota: QUOTA,
    store: undefined,
    clock: systemClock,
    telemetry: undefined,
  });
  checkSettings(grant, settings);
  const observed = settings.telemetry?.tokenRefresh(grant) ?? grant; // With a store, it also observes the calls that join a slow one.
  if (store === undefined) return createTokenCache(observed, ({ call }) => call(), settings);
  const mustShare = "be a token store, or what customTokenStore() makes of yours";
  if (typeof store?.share !== "function") throw new ArgumentError(ACTION, "store", mustShare, typeof store);
  const mustHave = "have an identity, which tells its tokens from those of others";
  if (typeof grant.identity !== "function") throw new ArgumentError(ACTION, "grant", mustHave, typeof grant);
  return store.share(observed, grant.identity, settings);
}

const ACTION = "cache tokens";

/** @throws {ArgumentError} If the grant is none, or an option is out of range. */
function checkSettings(grant: TokenGrant, { reuseMarginMs, maxWaitMs, quota, clock }: CacheSettings): void {
  // The value may be a credential that was given by mistake, so only its type is shown.
  if (typeof grant !== "function") throw new ArgumentError(ACTION, "grant", "be a function", typeof grant);
  for (const [name, value] of Object.entries({ reuseMarginMs, maxWaitMs }))
    if (!(value >= 0)) throw new ArgumentError(ACTION, name, "be >= 0", value);
  if (typeof clock?.sleep !== "function") throw new ArgumentError(ACTION, "clock", "be a clock", typeof clock);
  if (!(quota?.requests >= 1 && quota.perSeconds > 0))
    throw new ArgumentError(ACTION, "quota", "have requests >= 1 and perSeconds > 0", quota);
}
