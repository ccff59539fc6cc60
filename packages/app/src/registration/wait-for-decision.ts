import type { AppRegistrationsGroup } from "@kontor/erp-client";
import { isPlatformError } from "@kontor/http";
import { fetchDecision, type Decision } from "./calls.ts";
import { finish, finishWithKey, type Registration } from "./finish.ts";
import { createOutcome, type RegistrationResult } from "./outcome.ts";

const ACCEPTED = 2;

/**
 * Asks until the ERP user has decided. Every answer may be the one that carries the key.
 *
 * @param options.mayHaveBeenShown Whether an earlier answer may have carried the key. It decides between `key-lost` and
 *   `already-answered`.
 */
export async function waitForDecision(
  calls: Pick<AppRegistrationsGroup, "fetch">,
  registration: Registration,
  { mayHaveBeenShown }: { mayHaveBeenShown: boolean },
): Promise<RegistrationResult> {
  const { clock, signal, onStep, intervalMs, timeoutMs } = registration;
  const { registrationId = "", challengeCode } = registration.progress;
  const startedAt = clock.monotonicMs();
  let isShown = mayHaveBeenShown;
  for (;;) {
    signal?.throwIfAborted();
    const decision = await fetchDecision(calls, { registrationId, challengeCode });
    if ("key" in decision) return finishWithKey(registration, decision);
    if ("rejected" in decision) return finish(registration, "rejected");
    if ("waiting" in decision) {
      isShown ||= decision.waiting === ACCEPTED; // accepted, but no key was found in the answer: it may have been shown
      onStep?.({ step: "waiting", registrationId, waitedMs: Math.round(clock.monotonicMs() - startedAt) });
    } else {
      const refusal = await findRefusal(registration, decision.status, isShown);
      if (refusal) return refusal;
      isShown = checkRetry(registration, decision) || isShown;
    }
    if (clock.monotonicMs() - startedAt + intervalMs > timeoutMs) return createOutcome("pending", { registrationId });
    await clock.sleep(intervalMs, { signal });
  }
}

/** The final outcome, if the status means that no decision will come; `undefined` for any other. */
async function findRefusal(
  registration: Registration,
  status: number | undefined,
  isShown: boolean,
): Promise<RegistrationResult | undefined> {
  if (status === 410) return finish(registration, isShown ? "key-lost" : "already-answered");
  if (status === 404) return finish(registration, "expired");
  if (status === 402) return createOutcome("no-app-service");
  if (status === 403) return createOutcome("no-dialog");
  return undefined;
}

/**
 * Decides whether a failed call is repeated. Says whether its answer may have carried the key: it broke off, or a gateway answered
 * in place of the platform.
 *
 * @throws The error, if it is not a `PlatformError`; the signal's reason, if the signal was aborted.
 */
function checkRetry(
  { signal, onStep }: Registration,
  { status, error }: Extract<Decision, { error: unknown }>,
): boolean {
  signal?.throwIfAborted();
  if (!isPlatformError(error)) throw error;
  onStep?.({ step: "retrying", problem: error.message });
  return status === undefined || status >= 500;
}
