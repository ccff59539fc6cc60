import { readRetryAfter } from "./read-retry-after.ts";
import type { Quota } from "./window.ts";

/** The headers of an answer that limit the next request. */
export interface QuotaFacts {
  /** `undefined` unless the answer states both figures and neither is 0. `remaining` is what is left of it, if the answer states that. */
  quota: (Quota & { remaining?: number | undefined }) | undefined;
  /** How long the platform asks to wait, in ms. A date in the past means 0. */
  retryAfterMs: number | undefined;
}

/**
 * Reads the quota of an answer from its headers. Only texts of digits count, because any other text may mean a quota of another kind.
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

/** Reads the number in one of the `X-RateLimit-*` headers. `undefined` unless its text is all digits. */
export function readRateHeader(
  headers: Headers | undefined,
  name: "limit" | "remaining" | "interval-length-seconds",
): number | undefined {
  const text = headers?.get(`x-ratelimit-${name}`);
  return /^\d+$/.test(text!) ? Number(text) : undefined;
}
