import { type Clock, type Wrap } from "@kontor/http";
import { checkOptionNames, systemClock, type Quota } from "@kontor/http/internal";
import { checkClock } from "../consumer/check-clock.ts";
import { checkShare, createPace, type Pace } from "./pace.ts";
import { createQuotaFinder } from "./of-call.ts";

/** Options of `withCallQuotas()`: the share of each quota that it uses. */
export interface CallQuotasOptions {
  /** The part of each quota that this program may use, above 0 and up to 1. The rest is for others with the same credentials. Default 0.8. */
  share?: number;
  /** Tells time and waits. Default: the clock of this machine. */
  clock?: Clock;
}

/**
 * Keeps every request of a channel client within the quota of its operation by waiting, so that a program that sends all it has gets
 * no 429. The quotas are those of the specs until an answer states another one in `X-RateLimit-*`. Operations with the same figures
 * share one budget, because it is not known whether the platform counts them one by one or together. Requests to the event queue
 * pass here, because `withEventQuota()` keeps their quota. Make one for all clients that share credentials, and put it outermost:
 * `createChannelClient({ fetch: quotas(channelFetch({ tokens })) })`. Attempts that are repeated inside of it count as one request,
 * and the share leaves room for them.
 *
 * @throws {ArgumentError} If the share or the clock is not valid.
 * @throws The signal's reason, at once, if the caller aborts during a wait.
 * @see given spec §7, §8
 */
export function withCallQuotas(options: CallQuotasOptions = {}): Wrap {
  const { share = 0.8, clock = systemClock } = options;
  checkOptionNames("keep quotas", options, { share: 1, clock: 1 });
  checkClock("keep quotas", clock, "now", "monotonicMs", "sleep");
  checkShare(share);
  const quotaOf = createQuotaFinder();
  const paces = new Map<string, Pace>();
  const paceOf = (quota: Quota): Pace => {
    const figures = `${quota.requests} in ${quota.perSeconds}`;
    const pace = paces.get(figures) ?? createPace({ share, quota, clock });
    paces.set(figures, pace);
    return pace;
  };
  return (next) => async (input, init) => {
    const request = input instanceof Request ? input : undefined;
    const method = (init?.method ?? request?.method ?? "GET").toUpperCase();
    const { pathname } = new URL(request ? request.url : (input as string | URL));
    const quota = quotaOf(method, pathname);
    if (!quota) return next(input, init);
    return paceOf(quota)(() => next(input, init), { signal: init?.signal ?? request?.signal });
  };
}
