import type { Table } from "../state/store.ts";

/** The most requests in a time. */
export interface Quota {
  requests: number;
  perSeconds: number;
}

/** The running window of one key. */
export interface QuotaWindow {
  start: number;
  used: number;
}

/** The answer of a quota to one request. */
export interface QuotaAnswer {
  allowed: boolean;
  remaining: number;
}

/** The headers in which every answer tells its quota (documented). */
export function buildRateHeaders(quota: Quota | null | undefined, remaining: number): Record<string, string> {
  if (!quota) return {};
  return {
    "x-ratelimit-limit": String(quota.requests),
    "x-ratelimit-remaining": String(remaining),
    "x-ratelimit-interval-length-seconds": String(quota.perSeconds),
  };
}

/** Counts a request in the fixed window of its key, and says whether it is allowed. The real key is not shown (given §8, `rate-quota-key`). */
export function countRequest(
  windows: Table<QuotaWindow>,
  key: string,
  { requests, perSeconds }: Quota,
  now: number,
): QuotaAnswer {
  const start = Math.floor(now / (perSeconds * 1000));
  const window = windows.get(key) ?? { start, used: 0 };
  const used = window.start === start ? window.used : 0;
  const allowed = used < requests;
  window.start = start;
  window.used = allowed ? used + 1 : used;
  windows.set(key, window);
  return { allowed, remaining: Math.max(0, requests - used - 1) };
}
