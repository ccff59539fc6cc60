import type { Clock } from "@kontor/http";
import { computeQuotaWait, type WindowMemory } from "@kontor/http/internal";
import { TokenError, findCauseCode, findErrorName } from "./error.ts";
import type { StoredEndpoint } from "./token-store.ts";
import type { TokenQuota } from "./token.ts";

/** The longest wait that an endpoint may ask for, in ms. A longer one counts as a mistake of the endpoint. */
export const LONGEST_WAIT_MS = 3_600_000;
const DELAYS_MS = [2_000, 10_000, 50_000, 120_000]; // An outage of five minutes gets at most five calls.

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
  /** `failures` counts those since the endpoint last gave a token, and `since` is the time of the first. All times are in ms on one clock that never goes back. */
  const state: WindowMemory & { failures: number; since: number; last: Partial<TokenError> } = {
    calls: [],
    failures: 0,
    notBefore: 0,
    since: 0,
    last: {},
  };

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
    failed(now: number, error: Partial<TokenError>) {
      const { retryAfterMs, quota: said, status } = error;
      if (state.failures === 0) state.since = now;
      state.last = error;
      const own = DELAYS_MS[Math.min(state.failures, DELAYS_MS.length - 1)]!;
      state.failures += 1;
      learn(now, said, 1);
      const asked = retryAfterMs ?? (status === 429 && said ? intervalMs : 0);
      state.notBefore = Math.max(state.notBefore, now + Math.max(own, Math.min(asked, LONGEST_WAIT_MS)));
    },
  };
}

/**
 * The endpoint must not be called. The error says since when there is no token, and how the last call ended, in whichever process that was.
 */
export function buildPauseError({ state }: TokenBudget, clock: Clock, retryAfterMs: number): TokenError {
  const { failures, since, last } = state;
  if (failures === 0)
    return new TokenError("any grant", "the quota of token calls is used up", { status: 429, retryAfterMs });
  const from = new Date(clock.now() - clock.monotonicMs() + since).toISOString();
  const problem = last.message?.replace(/^.*? as /, "") ?? "its last call failed";
  const error = new TokenError("any grant", `the token endpoint has given no token since ${from}: ${problem}`);
  return Object.assign(error, last, { retryAfterMs });
}

const SAME_MS = 50; // Two calls for one key are further apart, because each holds the lock of the key.

/** The state of the token endpoint for the store. Its times are those of the wall clock, which all processes share. */
export function toStoredEndpoint({ state }: TokenBudget, clock: Clock): StoredEndpoint {
  const shift = clock.now() - clock.monotonicMs();
  const { calls, failures, notBefore, since } = state;
  const { status, error, failure } = describeLast(failures > 0 ? state.last : {});
  return {
    calls: calls.map((at) => Math.round(at + shift)),
    failures,
    notBefore: notBefore > 0 ? Math.round(notBefore + shift) : 0,
    ...(failures > 0 && { since: Math.round(since + shift) }),
    ...(status !== undefined && { status }),
    ...(error !== undefined && { error }),
    ...(failure !== undefined && { failure }),
  };
}

/** `failure` names why no answer came to a call. */
function describeLast({ status, error, cause }: Partial<TokenError>) {
  const name = findCauseCode(cause) ?? (cause as Error | undefined)?.name;
  return { status, error, failure: status === undefined ? name : undefined };
}

/** The error of another process, from what a store tells of it. Anybody may write a store, so only what looks like a name is repeated. */
function buildLast({ status, error: said, failure }: StoredEndpoint): TokenError {
  const error = findErrorName(said);
  const name = /^\w{1,40}$/.exec(failure ?? "")?.[0];
  const unanswered = name ? `no answer came (${name})` : "its last call failed";
  const answered = status! < 300 ? "its answer could not be read" : `it answered ${status} ${error ?? ""}`.trimEnd();
  return new TokenError("any grant", status === undefined ? unanswered : answered, { status, error });
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
  const { failures, since = now } = stored;
  const told = (each: { status?: number | undefined; error?: string | undefined; failure?: string | undefined }) =>
    String([each.status, each.error, each.failure]);
  // What this process has seen itself says more than the store: it names the host and the reason.
  if (told(stored) !== told(describeLast(state.last))) state.last = buildLast(stored);
  state.failures = failures;
  state.since = Math.min(since, now) - shift;
  state.notBefore = Math.max(0, Math.min(stored.notBefore, now + LONGEST_WAIT_MS) - shift);
}
