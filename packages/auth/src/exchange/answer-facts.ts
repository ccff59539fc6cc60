import { readQuota } from "@kontor/http/parts";
import type { TokenQuota } from "../tokens/token.ts";

/** What the headers of a token endpoint's answer say of calling it again. */
export function readAnswerFacts(headers: Headers, now: number): { retryAfterMs?: number; quota?: TokenQuota } {
  const { quota, remaining, ...rest } = readQuota(headers, now);
  return { ...rest, ...(quota && { quota: { ...quota, ...(remaining !== undefined && { remaining }) } }) };
}
