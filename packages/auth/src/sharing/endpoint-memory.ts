import type { Clock } from "@kontor/http";
import { LONGEST_WAIT_MS, type TokenBudget } from "../source/token-budget.ts";
import { TokenError } from "../tokens/error.ts";
import type { StoredEndpoint } from "../stores/store.ts";

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
