import { readRateHeader } from "../quota/read.ts";
import { readRetryAfter } from "../quota/read-retry-after.ts";

/** The facts that decide how long to wait before the next attempt. */
export interface RetryFacts {
  /** How many attempts were made, from 1. */
  attempt: number;
  /** Headers of the answer, where one came. */
  headers?: Headers | undefined;
  /** Status of the answer, where one came. */
  status?: number | undefined;
  /** Current time, in ms since the epoch. */
  now: number;
  /** From 0 to below 1. */
  random: number;
  /** Longest wait of the first retry, in ms; doubles with each. */
  baseMs: number;
  /** Longest wait by back-off, in ms. */
  capMs: number;
  /** Longest wait the platform may ask for, in ms. A longer wait is cut to this. */
  maxRetryAfterMs: number;
}

/**
 * Computes how long to wait, in ms: as long as `Retry-After` asks (seconds or a date). For a 429 without it, as long as the interval of the
 * quota, because the platform sends no `Retry-After` (documented). Otherwise by exponential back-off with full jitter.
 */
export function computeRetryDelay({
  attempt,
  headers,
  status,
  now,
  random,
  baseMs,
  capMs,
  maxRetryAfterMs,
}: RetryFacts): number {
  const asked =
    readRetryAfter(headers, now) ??
    (status === 429 ? readRateHeader(headers, "interval-length-seconds")! * 1000 || undefined : undefined);
  if (asked !== undefined) return Math.min(asked, maxRetryAfterMs);
  return random * Math.min(capMs, baseMs * 2 ** (attempt - 1));
}
