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
  /** Longest wait the platform may ask for, in ms; what is longer is cut. */
  maxRetryAfterMs: number;
}

/**
 * How long to wait, in ms: what `Retry-After` asks for (seconds or a date), for a 429 without one the quota's
 * interval (documented: the platform sends no `Retry-After`), else exponential back-off with full jitter.
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
  const asked = readRetryAfter(headers, now) ?? (status === 429 ? intervalMs(headers) : undefined);
  if (asked !== undefined) return Math.min(Math.max(asked, 0), maxRetryAfterMs);
  return random * Math.min(capMs, baseMs * 2 ** (attempt - 1));
}

/**
 * What `Retry-After` asks for, in ms from now; `undefined` where it is missing or unreadable. A date is read by the clock that
 * wrote it, the `Date` of the answer, and by ours only where there is none.
 *
 * @see given spec §7, §8
 */
export function readRetryAfter(headers: Headers | undefined, now: number): number | undefined {
  const text = headers?.get("retry-after")?.trim();
  if (!text) return undefined;
  if (/^\d+(\.\d+)?$/.test(text)) return Number(text) * 1000;
  const at = Date.parse(text);
  return Number.isNaN(at) || /^[-+]?\d/.test(text) ? undefined : at - (Date.parse(headers?.get("date") ?? "") || now);
}

function intervalMs(headers: Headers | undefined): number | undefined {
  const ms = Number(headers?.get("x-ratelimit-interval-length-seconds")) * 1000; // 0 where there is none
  return Number.isFinite(ms) && ms > 0 ? ms : undefined;
}
