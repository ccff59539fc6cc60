import { readRetryAfter } from "./read-retry-after.ts";
import type { Quota } from "./window.ts";

/** What an answer says of the next request. */
export interface QuotaFacts {
  /** Only where the answer names both figures, and neither is 0. */
  quota?: Quota;
  /** How many requests are left in the interval. */
  remaining?: number;
  /** How long the platform wants to be left alone, in ms. A date that is over means 0. */
  retryAfterMs?: number;
}

/**
 * Reads the quota of an answer from its headers. Only whole digits count: anything else may be a quota of another kind.
 *
 * @param now Current time, in ms since the epoch, for a `Retry-After` date in an answer without a `Date`.
 * @see given spec §7, §8
 */
export function readQuota(headers: Headers, now: number): QuotaFacts {
  const asked = readRetryAfter(headers, now);
  const requests = readRateHeader(headers, "limit");
  const perSeconds = readRateHeader(headers, "interval-length-seconds");
  const remaining = readRateHeader(headers, "remaining");
  return {
    ...(requests && perSeconds && { quota: { requests, perSeconds } }),
    ...(remaining !== undefined && { remaining }),
    ...(asked !== undefined && { retryAfterMs: Math.max(0, asked) }),
  };
}

/** The number in one of the `X-RateLimit-*` headers. */
export function readRateHeader(
  headers: Headers | undefined,
  name: "limit" | "remaining" | "interval-length-seconds",
): number | undefined {
  const text = headers?.get(`x-ratelimit-${name}`)?.trim() ?? "";
  return /^\d+$/.test(text) ? Number(text) : undefined;
}
