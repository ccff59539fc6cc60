import { readRetryAfter } from "./read-retry-after.ts";
import type { Quota } from "./window.ts";

/** What an answer says of the next request. */
export interface QuotaFacts {
  /** Only where the answer names both figures, and neither is 0; with what is left of it, where the answer says so. */
  quota: (Quota & { remaining?: number | undefined }) | undefined;
  /** How long the platform wants to be left alone, in ms. A date that is over means 0. */
  retryAfterMs: number | undefined;
}

/**
 * Reads the quota of an answer from its headers. Only whole digits count: anything else may be a quota of another kind.
 *
 * @param now Current time, in ms since the epoch, for a `Retry-After` date in an answer without a `Date`.
 * @see given spec §7, §8
 */
export function readQuota(headers: Headers, now: number): QuotaFacts {
  const requests = readRateHeader(headers, "limit");
  const perSeconds = readRateHeader(headers, "interval-length-seconds");
  const remaining = readRateHeader(headers, "remaining");
  return {
    retryAfterMs: readRetryAfter(headers, now),
    quota: requests && perSeconds ? { requests, perSeconds, remaining } : undefined,
  };
}

/** The number in one of the `X-RateLimit-*` headers, where it is one of whole digits. */
export function readRateHeader(
  headers: Headers | undefined,
  name: "limit" | "remaining" | "interval-length-seconds",
): number | undefined {
  const text = headers?.get(`x-ratelimit-${name}`);
  return /^\d+$/.test(text!) ? Number(text) : undefined;
}
