import { ArgumentError, refuseUnknown, retryAfterMs, systemClock, type Clock, type Wrap } from "@kontor/http";

const QUOTA = { requests: 240, perSeconds: 60 }; // documented for /v*/channel/event*

export interface EventQuotaOptions {
  /** How much of the quota is ours, above 0 and up to 1; the rest is for others with the same credentials. Default 0.8. */
  share?: number;
  /** Until an answer says otherwise. Default 240 requests in 60 s (documented). */
  quota?: { requests: number; perSeconds: number };
  /** Tells time and waits. Default: the clock of this machine. */
  clock?: Clock;
}

/**
 * Keeps requests to the event queue within their quota by waiting, so that a backlog drains as fast as it may and never meets a
 * 429. Listens to `X-RateLimit-*`. Make one for all consumers that share a quota, and put it outermost:
 * `createChannelClient({ fetch: quota(channelFetch({ tokens })) })`. Requests to other addresses pass.
 *
 * @throws {ArgumentError} If the share is none.
 * @throws The signal's reason, at once, if the caller aborts while it waits.
 * @see given spec §8
 */
export function withEventQuota(options: EventQuotaOptions = {}): Wrap {
  const { share = 0.8, quota = QUOTA, clock = systemClock } = options;
  refuseUnknown("keep a quota", options, { share: 1, quota: 1, clock: 1 });
  if (!(share > 0 && share <= 1)) throw new ArgumentError("keep a quota", "share", "be above 0 and up to 1", share);
  let { requests, perSeconds } = quota;
  let sent: { at: number }[] = []; // of the last interval, whatever windows the platform counts in
  let notBefore = Number.NEGATIVE_INFINITY;

  const waitMs = (): number => {
    const now = clock.monotonicMs();
    sent = sent.filter(({ at }) => at > now - perSeconds * 1000).toSorted((one, other) => one.at - other.at);
    const most = Math.max(1, Math.floor(requests * share));
    const free = sent.length < most ? now : sent.at(-most)!.at + perSeconds * 1000;
    return Math.max(free, notBefore) - now;
  };
  const learn = ({ status, headers }: Response): void => {
    const number = (name: string) => Number(headers.get(name) ?? Number.NaN);
    const [limit, seconds] = [number("x-ratelimit-limit"), number("x-ratelimit-interval-length-seconds")];
    if (limit >= 1 && seconds > 0) [requests, perSeconds] = [limit, seconds];
    const isUsedByOthers = number("x-ratelimit-remaining") === 0 && sent.length < Math.floor(requests * share);
    if (status !== 429 && !isUsedByOthers) return;
    const asked = retryAfterMs(headers, Date.parse(headers.get("date") ?? "") || clock.now());
    notBefore = Math.max(notBefore, clock.monotonicMs() + (asked ?? perSeconds * 1000));
  };

  return (next) => async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input);
    if (!/\/v\d+\/channel\/event\b/.test(pathname)) return next(input, init);
    const signal = init?.signal ?? (input instanceof Request ? input.signal : undefined);
    for (let wait = waitMs(); wait > 0; wait = waitMs()) await clock.sleep(wait, { signal });
    const request = { at: clock.monotonicMs() };
    sent.push(request);
    try {
      const response = await next(input, init);
      learn(response);
      return response;
    } finally {
      request.at = clock.monotonicMs(); // the platform may have counted it as late as this
    }
  };
}
