import type { Clock } from "@kontor/http";
import { computeQuotaWait, type WindowMemory } from "@kontor/http/internal";
import { TokenError } from "./error.ts";
import type { StoredEndpoint } from "./stores/store.ts";
import type { TokenQuota } from "./token.ts";

/** The longest wait that an endpoint may ask for, in ms. A longer one counts as a mistake of the endpoint. */
export const LONGEST_WAIT_MS = 3_600_000;
const DELAYS_MS = [2_000, 10_000, 50_000, 120_000]; // An outage of five minutes gets at most five calls.

type TokenFailure = { retryAfterMs?: number | undefined; quota?: TokenQuota | undefined; isPutOff: boolean };

/** Tells when the token endpoint may be called again. */
export type TokenBudget = ReturnType<typeof createTokenBudget>;

/**
 * Keeps the calls of one token endpoint within its quota, and makes the waits longer while it fails. If the endpoint asks for a longer
 * wait, by `Retry-After` or by the interval of its quota, that wait counts, up to an hour.
 *
 * @see given spec §5.2 rule 5, §7 (429)
 */
export function createTokenBudget({ requests, perSeconds }: TokenQuota) {
  let intervalMs = perSeconds * 1000;
  /** `failures` counts those since the endpoint last gave a token. All times are in ms on one clock that never goes back. */
  const state: WindowMemory & { failures: number } = { calls: [], failures: 0, notBefore: 0 };

  const learn = (now: number, said: TokenQuota | undefined, remaining = said?.remaining) => {
    if (!said) return;
    ({ requests } = said);
    intervalMs = Math.min(said.perSeconds * 1000, LONGEST_WAIT_MS);
    if (remaining === 0) state.notBefore = now + intervalMs;
  };
  return {
    /** The memory of the budget. A program that shares the endpoint with others may replace it. */
    state,
    /** How long the endpoint must not be called, in ms from now. The quota is divided by `share`. */
    waitMs: (now: number, share = 1) =>
      computeQuotaWait(state, Math.max(1, Math.floor(requests / share)), intervalMs, now),
    called: (now: number) => void state.calls.push(now),
    succeeded(now: number, said?: TokenQuota) {
      state.failures = state.notBefore = 0;
      learn(now, said);
    },
    failed(now: number, { retryAfterMs, quota: said, isPutOff }: TokenFailure) {
      const own = DELAYS_MS[Math.min(state.failures, DELAYS_MS.length - 1)]!;
      state.failures += 1;
      learn(now, said, 1);
      const asked = retryAfterMs ?? (isPutOff && said ? intervalMs : 0);
      state.notBefore = Math.max(state.notBefore, now + Math.max(own, Math.min(asked, LONGEST_WAIT_MS)));
    },
  };
}

const SAME_MS = 50; // Two calls for one key are further apart, because each holds the lock of the key.

/** The state of the token endpoint for the store. Its times are those of the wall clock, which all processes share. */
export function toStoredEndpoint({ state }: TokenBudget, clock: Clock, error?: unknown): StoredEndpoint {
  const shift = clock.now() - clock.monotonicMs();
  const { calls, failures, notBefore } = state;
  const { status, error: name } = error instanceof TokenError ? error : ({} as Partial<TokenError>);
  return {
    calls: calls.map((at) => Math.round(at + shift)),
    failures,
    notBefore: notBefore > 0 ? Math.round(notBefore + shift) : 0,
    ...(status !== undefined && { status }),
    ...(name !== undefined && { error: name }),
  };
}

/** Takes over the state of the token endpoint from the store. A state with times in the future is ignored, because its clock was wrong. */
export function learnEndpoint({ state }: TokenBudget, stored: StoredEndpoint | undefined, clock: Clock): void {
  const now = clock.now();
  if (!stored || stored.calls.some((at) => at > now)) return;
  const shift = now - clock.monotonicMs();
  const theirs = stored.calls.map((at) => at - shift);
  const own = state.calls.filter((at) => !theirs.some((each) => Math.abs(each - at) < SAME_MS));
  state.calls = [...own, ...theirs].toSorted((one, other) => one - other);
  if (own.some((at) => at > (theirs.at(-1) ?? Number.NEGATIVE_INFINITY))) return; // The store could not keep the calls after it.
  state.failures = stored.failures;
  state.notBefore = Math.max(0, Math.min(stored.notBefore, now + LONGEST_WAIT_MS) - shift);
}
