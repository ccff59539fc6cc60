import { retryAfterMs } from "@kontor/http";
import type { TokenQuota } from "./token.ts";

/** What the headers of a token endpoint's answer say of calling it again. */
export function answerFacts(headers: Headers, now: number): { retryAfterMs?: number; quota?: TokenQuota } {
  const number = (name: string) => {
    const text = headers.get(name);
    return text !== null && /^\d+$/.test(text.trim()) ? Number(text) : undefined;
  };
  const asked = retryAfterMs(headers, Date.parse(headers.get("date") ?? "") || now); // by the clock that wrote it
  const requests = number("x-ratelimit-limit");
  const perSeconds = number("x-ratelimit-interval-length-seconds");
  const remaining = number("x-ratelimit-remaining");
  return {
    ...(asked !== undefined && { retryAfterMs: Math.max(0, asked) }),
    ...(requests && perSeconds && { quota: { requests, perSeconds, ...(remaining !== undefined && { remaining }) } }),
  };
}
