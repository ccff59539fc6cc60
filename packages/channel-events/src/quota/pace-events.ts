import { ArgumentError, type Clock, type Wrap } from "@kontor/http";
import { checkOptionNames, systemClock, type Quota } from "@kontor/http/internal";
import { checkClock } from "../consumer/check-clock.ts";
import { checkShare, createPace } from "./pace.ts";

const QUOTA: Quota = { requests: 240, perSeconds: 60 }; // Documented for /v*/channel/event*.

/** Options of `withEventQuota()`: the quota of the event queue, and the share of it that is used. */
export interface EventQuotaOptions {
  /** The part of the quota that this program may use, above 0 and up to 1. The rest is for others with the same credentials. Default 0.8. */
  share?: number;
  /** The quota until an answer states another one. Default 240 requests in 60 s (documented). */
  quota?: Quota;
  /** Tells time and waits. Default: the clock of this machine. */
  clock?: Clock;
}

/**
 * Keeps requests to the event queue within their quota by waiting, so that a backlog drains as fast as the quota allows and no
 * request gets a 429. It follows `X-RateLimit-*`. Make one for all consumers that share a quota, and put it outermost:
 * `createChannelClient({ fetch: quota(channelFetch({ tokens })) })`. Requests to other addresses pass.
 *
 * @throws {ArgumentError} If the share, the quota or the clock is not valid.
 * @throws The signal's reason, at once, if the caller aborts during a wait.
 * @see given spec §8
 */
export function withEventQuota(options: EventQuotaOptions = {}): Wrap {
  const { share = 0.8, quota = QUOTA, clock = systemClock } = options;
  checkOptionNames("keep a quota", options, { share: 1, quota: 1, clock: 1 });
  checkOptionNames("keep a quota", quota, { requests: 1, perSeconds: 1 }, "quota.");
  if (!(quota.requests >= 1 && quota.perSeconds > 0))
    throw new ArgumentError("keep a quota", "quota", "be requests >= 1 in perSeconds > 0", quota);
  checkClock("keep a quota", clock, "now", "monotonicMs", "sleep");
  checkShare(share);
  const pace = createPace({ share, quota, clock });
  return (next) => async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input);
    if (!/\/v\d+\/channel\/event\b/.test(pathname)) return next(input, init);
    const signal = init?.signal ?? (input instanceof Request ? input.signal : undefined);
    return pace(() => next(input, init), { signal });
  };
}
