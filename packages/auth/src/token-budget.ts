import type { TokenQuota } from "./token.ts";

const LONGEST_MS = 3_600_000; // what asks for more is absurd
const DELAYS_MS = [2_000, 10_000, 50_000, 120_000]; // at most five calls in five minutes of outage

/** When the token endpoint may be called again. All times are in ms on one clock that never goes back. */
export interface TokenBudget {
  /** How long to leave it alone from now. */
  waitMs(now: number): number;
  /** A call begins. */
  called(now: number): void;
  /** It gave a token. */
  succeeded(now: number, quota?: TokenQuota): void;
  /** It did not. */
  failed(
    now: number,
    facts: { retryAfterMs?: number | undefined; quota?: TokenQuota | undefined; isPutOff: boolean },
  ): void;
}

/**
 * Keeps the calls of one token endpoint within its quota and, while it fails, ever further apart; what the endpoint asks
 * for, by `Retry-After` or by the interval of its quota, counts more.
 *
 * @see given spec §5.2 rule 5, §7 (429)
 */
export function tokenBudget(quota: TokenQuota): TokenBudget {
  let { requests, perSeconds } = quota;
  let calls: number[] = []; // of the last interval
  let failures = 0;
  let notBefore = Number.NEGATIVE_INFINITY;

  const learn = (now: number, said: TokenQuota | undefined) => {
    if (!said) return;
    ({ requests, perSeconds } = said);
    if (said.remaining !== undefined && said.remaining <= 0) notBefore = Math.max(notBefore, now + perSeconds * 1000);
  };
  return {
    waitMs(now) {
      calls = calls.filter((at) => at > now - perSeconds * 1000);
      const oldest = calls.length < requests ? Number.NEGATIVE_INFINITY : calls.at(-requests)! + perSeconds * 1000;
      return Math.max(0, notBefore - now, oldest - now);
    },
    called: (now) => void calls.push(now),
    succeeded(now, said) {
      failures = 0;
      notBefore = Number.NEGATIVE_INFINITY;
      learn(now, said);
    },
    failed(now, { retryAfterMs, quota: said, isPutOff }) {
      const own = DELAYS_MS[Math.min(failures, DELAYS_MS.length - 1)]!;
      failures += 1;
      learn(now, said && { ...said, remaining: 1 });
      const asked = retryAfterMs ?? (isPutOff && said ? said.perSeconds * 1000 : undefined);
      notBefore = Math.max(notBefore, now + Math.max(own, Math.min(asked ?? 0, LONGEST_MS)));
    },
  };
}
