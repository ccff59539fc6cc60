import { operations } from "@kontor/channel-client/operations";
import { ArgumentError, type Clock, type Wrap } from "@kontor/http";
import {
  createQuotaWindow,
  readQuota,
  readOptions,
  readRateHeader,
  systemClock,
  type Quota,
} from "@kontor/http/internal";
import { checkClock } from "../consumer/options.ts";

const ACTION = "keep a quota";
const QUOTA: Quota = { requests: 240, perSeconds: 60 }; // Documented for /v*/channel/event*.
const LONGEST_MS = 600_000;

/** Options of `withCallQuotas()`: the share of each quota that it uses. */
export interface CallQuotasOptions {
  /** The part of each quota that this program may use, above 0 and up to 1. The rest is for others with the same credentials. Default 0.8. */
  share?: number | undefined;
  /** Tells time and waits. Default: the clock of this machine. */
  clock?: Clock | undefined;
}

/**
 * Keeps every request of a channel client within the quota of its operation by waiting, so that a program can send at full speed without
 * a 429. The quotas are those of the specs until an answer states another one in `X-RateLimit-*`. Operations with the same figures
 * share one budget, because it is not known whether the platform counts them separately or together. Requests to the event queue
 * pass without waiting: `withEventQuota()` is for them. Create one for all clients that share credentials, and make it the outermost wrapper:
 * `createChannelClient({ fetch: quotas(channelFetch({ tokens })) })`. The retries inside it count as one request,
 * and the share leaves room for them.
 *
 * @throws {ArgumentError} If the share or the clock is not valid.
 * @throws The signal's reason, at once, if the caller aborts during a wait.
 * @see given spec §7, §8
 */
export function withCallQuotas(options: CallQuotasOptions = {}): Wrap {
  const { share, clock } = readOptions("keep quotas", options, { share: 0.8, clock: systemClock });
  checkShare(share, clock);
  const quotaOf = createQuotaFinder();
  const paces = new Map<string, Pace>();
  return withPace((method, pathname) => {
    const quota = quotaOf(method, pathname);
    if (!quota) return undefined;
    const figures = `${quota.requests} in ${quota.perSeconds}`;
    const pace = paces.get(figures) ?? createPace({ share, quota, clock });
    paces.set(figures, pace);
    return pace;
  });
}

/** Options of `withEventQuota()`: the quota of the event queue, and the share of it that is used. */
export interface EventQuotaOptions extends CallQuotasOptions {
  /** The quota until an answer states another one. Default 240 requests in 60 s (documented). */
  quota?: Quota | undefined;
}

/**
 * Keeps requests to the event queue within their quota by waiting, so that a backlog drains as fast as the quota allows and no
 * request gets a 429. It follows `X-RateLimit-*`. Create one for all consumers that share a quota, and make it the outermost wrapper:
 * `createChannelClient({ fetch: quota(channelFetch({ tokens })) })`. Requests to other addresses pass without waiting.
 *
 * @throws {ArgumentError} If the share, the quota or the clock is not valid.
 * @throws The signal's reason, at once, if the caller aborts during a wait.
 * @see given spec §8
 */
export function withEventQuota(options: EventQuotaOptions = {}): Wrap {
  const { share, quota, clock } = readOptions(ACTION, options, { share: 0.8, quota: QUOTA, clock: systemClock });
  readOptions(ACTION, quota, { requests: undefined, perSeconds: undefined }, "quota.");
  if (!(quota.requests >= 1 && quota.perSeconds > 0))
    throw new ArgumentError(ACTION, "quota", "have requests >= 1 and perSeconds > 0", quota);
  checkShare(share, clock);
  const pace = createPace({ share, quota, clock });
  return withPace((_, pathname) => (/\/v\d+\/channel\/event\b/.test(pathname) ? pace : undefined));
}

/** Has each request wait for its pace. A request without one passes. */
function withPace(paceOf: (method: string, pathname: string) => Pace | undefined): Wrap {
  return (next) => async (input, init) => {
    const request = input instanceof Request ? input : undefined;
    const method = (init?.method ?? request?.method ?? "GET").toUpperCase();
    const { pathname } = new URL(request ? request.url : (input as string | URL));
    const pace = paceOf(method, pathname);
    if (!pace) return next(input, init);
    return pace(() => next(input, init), init?.signal ?? request?.signal);
  };
}

/** Sends a request as soon as its quota has room for it. */
export type Pace = (send: () => Promise<Response>, signal: AbortSignal | null | undefined) => Promise<Response>;

/**
 * Keeps requests within one quota by waiting. It follows `Retry-After` and `X-RateLimit-*`, but waits for ten minutes at most, or for
 * the interval of the given quota if that is longer, because a mistake in a header must not stop an integration for a day.
 */
export function createPace({ share, quota, clock }: { share: number; quota: Quota; clock: Clock }): Pace {
  const longestMs = Math.max(LONGEST_MS, quota.perSeconds * 1000);
  const window = createQuotaWindow(quota, { share });

  const learn = ({ status, headers }: Response): void => {
    const { quota: said, retryAfterMs } = readQuota(headers, clock.now());
    if (said && said.perSeconds * 1000 <= longestMs) window.learn(said);
    if (said?.remaining !== undefined) window.learnRemaining(said.remaining, clock.monotonicMs());
    const isUsedByOthers = readRateHeader(headers, "remaining") === 0 && window.hasRoom();
    if (status !== 429 && !isUsedByOthers) return;
    window.holdUntil(clock.monotonicMs() + Math.min(retryAfterMs ?? window.intervalMs(), longestMs));
  };

  return async (send, signal) => {
    const waitMs = () => window.waitMs(clock.monotonicMs());
    for (let wait = waitMs(); wait > 0; wait = waitMs()) await clock.sleep(wait, { signal });
    const request = window.begin(clock.monotonicMs());
    try {
      const response = await send();
      learn(response);
      return response;
    } finally {
      request.end(clock.monotonicMs());
    }
  };
}

/** Knows the quota of every operation, by its method and its address behind any base address. The event queue is left out. */
export function createQuotaFinder(): (method: string, pathname: string) => Quota | undefined {
  const limited = Object.entries(operations)
    .filter(([id]) => !id.startsWith("Events_"))
    .map(([, { method, path, rateLimit }]) => {
      const address = new RegExp(`${path.replaceAll(/\{\w+\}/g, "[^/]+")}$`);
      return { method, address, quota: rateLimit };
    });
  return (method, pathname) => limited.find((each) => each.method === method && each.address.test(pathname))?.quota;
}

/** @throws {ArgumentError} If the share is not a number above 0 and up to 1, or the clock is none. */
export function checkShare(share: number, clock: Clock): void {
  checkClock(ACTION, clock, "now", "monotonicMs", "sleep");
  if (!(share > 0 && share <= 1)) throw new ArgumentError(ACTION, "share", "be above 0 and up to 1", share);
}
