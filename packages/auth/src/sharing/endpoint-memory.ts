import type { Clock } from "@kontor/http";
import type { TokenBudget } from "../source/token-budget.ts";
import { TokenError } from "../tokens/error.ts";
import type { StoredEndpoint } from "../stores/store.ts";

const LONGEST_MS = 3_600_000;
const SAME_MS = 50; // two calls for one key are further apart, as they hold its lock

/** What a store is to keep of the token endpoint after a call: by the clock on the wall, which processes have in common. */
export function findEndpoint({ state }: TokenBudget, clock: Clock, error?: unknown): StoredEndpoint {
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

/** Makes what all processes know of the endpoint known to this one. What a clock that was set back wrote is not believed. */
export function learnEndpoint({ state }: TokenBudget, stored: StoredEndpoint | undefined, clock: Clock): void {
  const now = clock.now();
  if (!stored || stored.calls.some((at) => at > now)) return;
  const shift = now - clock.monotonicMs();
  const theirs = stored.calls.map((at) => at - shift);
  const own = state.calls.filter((at) => !theirs.some((each) => Math.abs(each - at) < SAME_MS));
  state.calls = [...own, ...theirs].toSorted((one, other) => one - other);
  if (own.some((at) => at > (theirs.at(-1) ?? Number.NEGATIVE_INFINITY))) return; // the store could not keep what came after
  state.failures = stored.failures;
  state.notBefore = Math.max(0, Math.min(stored.notBefore, now + LONGEST_MS) - shift);
}
