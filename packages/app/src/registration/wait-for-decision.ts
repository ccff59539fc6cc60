import type { AppRegistrationsGroup } from "@kontor/erp-client";
import { isPlatformError } from "@kontor/http";
import { fetchDecision, type Decision } from "./calls.ts";
import { finish, finishWithKey, type Registration } from "./finish.ts";
import { createOutcome, type RegistrationResult } from "./outcome.ts";

const ACCEPTED = 2;

/**
 * Asks until the ERP user has decided. Every answer may be the one that carries the key.
 *
 * @param options.mayHaveShownKey Whether an earlier answer may have carried the key. It decides between `key-lost` and
 *   `already-answered`.
 */
export async function waitForDecision(
  calls: Pick<AppRegistrationsGroup, "fetch">,
  registration: Registration,
  options: { mayHaveShownKey: boolean },
): Promise<RegistrationResult> {
  const { clock, signal, onStep, intervalMs, timeoutMs } = registration;
  const { registrationId = "", challengeCode } = registration.progress;
  const startedAt = clock.monotonicMs();
  let { mayHaveShownKey } = options;
  for (;;) {
    signal?.throwIfAborted();
    const decision = await fetchDecision(calls, { registrationId, challengeCode });
    if ("key" in decision) return finishWithKey(registration, decision);
    if ("rejected" in decision) return finish(registration, "rejected");
    if ("waiting" in decision) {
      mayHaveShownKey ||= decision.waiting === ACCEPTED; // The user accepted, and no key was found in the answer.
      onStep?.({ step: "waiting", registrationId, waitedMs: Math.round(clock.monotonicMs() - startedAt) });
    } else {
      const refusal = await findRefusal(registration, decision.status, mayHaveShownKey);
      if (refusal) return refusal;
      checkRetry(registration, decision);
      mayHaveShownKey ||= hasLostAnswer(decision.status);
    }
    if (clock.monotonicMs() - startedAt + intervalMs > timeoutMs) return createOutcome("pending", { registrationId });
    await clock.sleep(intervalMs, { signal });
  }
}

/** The final outcome, if the status means that no decision will come; `undefined` for any other. */
async function findRefusal(
  registration: Registration,
  status: number | undefined,
  mayHaveShownKey: boolean,
): Promise<RegistrationResult | undefined> {
  if (status === 410) return finish(registration, mayHaveShownKey ? "key-lost" : "already-answered");
  if (status === 404) return finish(registration, "expired");
  if (status === 402) return createOutcome("no-app-service");
  if (status === 403) return createOutcome("no-dialog");
  return undefined;
}

/** Whether an answer of the platform may have been lost: it broke off, or a gateway answered in its place. */
function hasLostAnswer(status: number | undefined): boolean {
  return status === undefined || status >= 500;
}

/**
 * Checks that a failed call may be repeated, and reports the step.
 *
 * @throws The error, if it is not a `PlatformError`; the signal's reason, if the signal was aborted.
 */
function checkRetry({ signal, onStep }: Registration, { error }: Extract<Decision, { error: unknown }>): void {
  signal?.throwIfAborted();
  if (!isPlatformError(error)) throw error;
  onStep?.({ step: "retrying", problem: error.message });
}
