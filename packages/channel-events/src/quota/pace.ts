import { ArgumentError, type Clock } from "@kontor/http";
import { createQuotaWindow, readQuota, readRateHeader, type Quota } from "@kontor/http/internal";

/** Sends a request as soon as its quota has room for it. */
export type Pace = (
  send: () => Promise<Response>,
  options: { signal: AbortSignal | null | undefined },
) => Promise<Response>;

export interface PaceOptions {
  /** The part of the quota that this program may use, above 0 and up to 1. */
  share: number;
  /** The quota until an answer states another one. */
  quota: Quota;
  clock: Clock;
}

const LONGEST_MS = 600_000;

/**
 * Keeps requests within one quota by waiting. It follows `Retry-After` and `X-RateLimit-*`, but waits for ten minutes at most, or for
 * the interval of the given quota if that is longer, because a mistake in a header must not stop an integration for a day.
 */
export function createPace({ share, quota, clock }: PaceOptions): Pace {
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

  return async (send, { signal }) => {
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

/** @throws {ArgumentError} If the share is not a number above 0 and up to 1. */
export function checkShare(share: number): void {
  if (!(share > 0 && share <= 1)) throw new ArgumentError("keep a quota", "share", "be above 0 and up to 1", share);
}
