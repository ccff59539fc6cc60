import type { Table } from "../state/store.ts";

export interface Quota {
  requests: number;
  perSeconds: number;
}

/** The running window of one key. */
export interface QuotaWindow {
  start: number;
  used: number;
}

/** What a quota says of one request. */
export interface QuotaAnswer {
  allowed: boolean;
  remaining: number;
}

/** What every answer says of its quota (documented). */
export function buildRateHeaders(quota: Quota | null | undefined, remaining: number): Record<string, string> {
  if (!quota) return {};
  return {
    "x-ratelimit-limit": String(quota.requests),
    "x-ratelimit-remaining": String(remaining),
    "x-ratelimit-interval-length-seconds": String(quota.perSeconds),
  };
}

/** Counts requests in fixed windows, one per key (which key: not shown in given §8, `rate-quota-key`). */
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
