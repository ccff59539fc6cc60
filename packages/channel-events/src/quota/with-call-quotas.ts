import { type Clock, type Wrap } from "@kontor/http";
import { checkOptionNames, systemClock, type Quota } from "@kontor/http/parts";
import { checkClock } from "../consumer/check-clock.ts";
import { checkShare, createPace, type Pace } from "./pace.ts";
import { createQuotaFinder } from "./of-call.ts";

export interface CallQuotasOptions {
  /** How much of each quota is ours, above 0 and up to 1; the rest is for others with the same credentials. Default 0.8. */
  share?: number;
  /** Tells time and waits. Default: the clock of this machine. */
  clock?: Clock;
}

/**
 * Keeps every request of a channel client within the quota of its operation by waiting, so that sending what one has never meets
 * a 429. The figures are those of the specs, until an answer's `X-RateLimit-*` says otherwise. Operations with the same figures
 * share one budget, because it is not shown whether the platform counts them one by one or together. The event queue has
 * `withEventQuota()`, and its requests pass here. Make one for all clients that share credentials, and put it outermost:
 * `createChannelClient({ fetch: quotas(channelFetch({ tokens })) })`. Attempts that are repeated inside of it count as one request;
 * the share leaves room for them.
 *
 * @throws {ArgumentError} If the share or the clock is none.
 * @throws The signal's reason, at once, if the caller aborts while it waits.
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
