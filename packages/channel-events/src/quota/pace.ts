import { ArgumentError, type Clock } from "@kontor/http";
import { readRetryAfter } from "@kontor/http/parts";

export interface Quota {
  requests: number;
  perSeconds: number;
}

/** Sends a request as soon as its quota has room for it. */
export type Pace = (
  send: () => Promise<Response>,
  options: { signal: AbortSignal | null | undefined },
) => Promise<Response>;

export interface PaceOptions {
  /** How much of the quota is ours, above 0 and up to 1. */
  share: number;
  /** Until an answer says otherwise. */
  quota: Quota;
  clock: Clock;
}

const LONGEST_MS = 600_000;

/**
 * Keeps requests within one quota by waiting. Listens to `Retry-After` and `X-RateLimit-*`, and waits for ten minutes at most, or the
 * interval of the given quota, whatever they say: a mistake in a header must not stop an integration for a day.
 */
export function createPace({ share, quota, clock }: PaceOptions): Pace {
  let { requests, perSeconds } = quota;
  const longestMs = Math.max(LONGEST_MS, perSeconds * 1000);
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
    if (limit >= 1 && seconds > 0 && seconds * 1000 <= longestMs) [requests, perSeconds] = [limit, seconds];
    const isUsedByOthers = number("x-ratelimit-remaining") === 0 && sent.length < Math.floor(requests * share);
    if (status !== 429 && !isUsedByOthers) return;
    const asked = readRetryAfter(headers, Date.parse(headers.get("date") ?? "") || clock.now());
    notBefore = Math.max(notBefore, clock.monotonicMs() + Math.min(asked ?? perSeconds * 1000, longestMs));
  };

  return async (send, { signal }) => {
    for (let wait = waitMs(); wait > 0; wait = waitMs()) await clock.sleep(wait, { signal });
    const request = { at: clock.monotonicMs() };
    sent.push(request);
    try {
      const response = await send();
      learn(response);
      return response;
    } finally {
      request.at = clock.monotonicMs(); // the platform may have counted it as late as this
    }
  };
}

/** @throws {ArgumentError} If the share is none. */
export function checkShare(share: number): void {
  if (!(share > 0 && share <= 1)) throw new ArgumentError("keep a quota", "share", "be above 0 and up to 1", share);
}
