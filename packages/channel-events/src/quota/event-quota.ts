import { type Clock, type Wrap } from "@kontor/http";
import {
  checkQuota,
  checkShare,
  createPace,
  type Quota,
  readOptions,
  systemClock,
  withPace,
} from "@kontor/http/internal";

const ACTION = "keep a quota";
const QUOTA: Quota = { requests: 240, perSeconds: 60 }; // Documented for /v*/channel/event*.

/** Options of `withEventQuota()`: the quota of the event queue, and the share of it that is used. */
export interface EventQuotaOptions {
  /** The quota until an answer states another one. Default 240 requests in 60 s (documented). */
  quota?: Quota | undefined;
  /** The part of the quota that this program may use, above 0 and up to 1. The rest is for others with the same credentials. Default 0.8. */
  share?: number | undefined;
  /** Tells time and waits. Default: the clock of this machine. */
  clock?: Clock | undefined;
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
  checkQuota(ACTION, "quota", quota);
  checkShare(ACTION, { share, clock });
  const pace = createPace({ share, quota, clock });
  return withPace((_, pathname) => (/\/v\d+\/channel\/event\b/.test(pathname) ? pace : undefined));
}
