import { readRetryAfter } from "@kontor/http/parts";
import type { TokenQuota } from "../tokens/token.ts";

/** What the headers of a token endpoint's answer say of calling it again. */
export function readAnswerFacts(headers: Headers, now: number): { retryAfterMs?: number; quota?: TokenQuota } {
  const number = (name: string) => {
    const text = headers.get(`x-ratelimit-${name}`);
    return text !== null && /^\d+$/.test(text.trim()) ? Number(text) : undefined;
  };
  const asked = readRetryAfter(headers, now);
  const requests = number("limit");
  const perSeconds = number("interval-length-seconds");
  const remaining = number("remaining");
  return {
    ...(asked !== undefined && { retryAfterMs: Math.max(0, asked) }),
    ...(requests && perSeconds && { quota: { requests, perSeconds, ...(remaining !== undefined && { remaining }) } }),
  };
}
