import { isKnownEventType } from "@kontor/channel-client";
import { isPlatformError, type ApiError } from "@kontor/http";
import type { StoredSettings } from "../options.ts";
import type { RunResult } from "../dispatch/state.ts";
import type { Parking, StoredEvent } from "../ground/event.ts";
import { buildProblemFacts, describeError, describeProblem, readFirstLine } from "../ground/log.ts";
import { buildEventFacts } from "../observe/event-facts.ts";

export const LONGEST_MS = 6e15; // A `Date` cannot be much later.
const BASE_MS = 1_000;
const CAP_MS = 300_000;

/**
 * Statuses that object to the content of a request. The reasons of the others may go away without a change of the event: credentials
 * (401, 403), a wrong address (404, 405), a thing that does not exist yet (404, 409), quotas (429) and outages.
 */
const OF_THE_CONTENT = [400, 410, 413, 415, 422];

/** The options that speak of failures. */
export type FailurePolicy = Pick<
  StoredSettings,
  "onPoison" | "parkDurationMs" | "maxAttempts" | "backoff" | "random" | "log"
>;

/** Settles an event whose handler failed. It is tried again, unless no retry can fix the failure or this was its last attempt. */
export function settleFailure(policy: FailurePolicy, stored: StoredEvent, error: unknown): RunResult {
  const { maxAttempts, log } = policy;
  const isForGood = isPermanent(error);
  const problem = describeProblem(error);
  const facts = { ...buildEventFacts(stored), ...buildProblemFacts(error) };
  if (!isForGood && stored.attempts + 1 < maxAttempts) {
    const nextTryInMs = computeDelayMs(policy, stored);
    log.warn({ ...facts, nextTryInMs }, "A handler failed");
    return buildRetry(nextTryInMs, problem);
  }
  log.error(
    facts,
    isForGood ? "A handler failed in a way that no retry can fix" : "A handler failed for the last time",
  );
  return settlePoison(policy, stored, problem);
}

/** An event that fails for good is dead, or its lane is left alone. But an unknown type is no failure (given §6.1 rule 8): it never holds up its lane. */
export function settlePoison(
  { onPoison, parkDurationMs }: FailurePolicy,
  { type }: Pick<StoredEvent, "type">,
  problem: string,
): RunResult {
  if (onPoison === "skip" || !isKnownEventType(type)) return { settlement: { to: "dead", problem } };
  const park: Parking = {
    reason: readFirstLine(problem),
    durationMs: onPoison === "park" ? parkDurationMs : undefined,
  };
  return { ...buildRetry(0, problem), park };
}

export function buildRetry(delayMs: number, problem: string): Exclude<RunResult, string> {
  return { settlement: { to: "retry", delayMs, problem } };
}

/** The time that `retry.backoff` gives, in whole ms. If it fails or its value is not valid, the default back-off counts. */
function computeDelayMs({ backoff: ask, random, log }: FailurePolicy, stored: StoredEvent): number {
  const attempt = stored.attempts + 1;
  try {
    const asked = ask ? ask(attempt) : backoff(attempt, random());
    if (Number.isFinite(asked) && asked >= 0) return Math.ceil(Math.min(asked, LONGEST_MS));
    throw new RangeError(`it must give a finite number >= 0: got ${asked}`);
  } catch (error) {
    const facts = { ...buildEventFacts(stored), problem: describeError(error) };
    log.error(facts, "retry.backoff failed; the default is used");
  }
  return Math.ceil(backoff(attempt, random()));
}

/**
 * How long to wait before the next handler run, in ms: exponential with full jitter, from up to 1 s to up to 5 min.
 *
 * @param attempt Runs so far, from 1.
 * @param random From 0 to below 1.
 */
export function backoff(attempt: number, random: number = Math.random()): number {
  return random * Math.min(CAP_MS, BASE_MS * 2 ** (attempt - 1));
}

/** Whether no retry can fix the failure of a handler, because the platform refused the content that the handler sent. */
export function isPermanent(error: unknown): boolean {
  if (!isPlatformError(error) || error.code !== "ERR_PLATFORM_API") return false;
  return OF_THE_CONTENT.includes((error as ApiError).status);
}
