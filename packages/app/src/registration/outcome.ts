import { type DecodeError, type PlatformError, type Secret, isPlatformError } from "@kontor/http";
import type { CheckedOptions, RegistrationProgress } from "./options.ts";
import type { AppRegistrationsGroup } from "@kontor/erp-client";
import { type Decision, fetchDecision } from "./calls.ts";

/** How a registration ended. `message` describes it for a person, and says what to do next. */
export type RegistrationResult = { message: string } & (
  | { outcome: "registered"; grantedScopes: readonly string[] }
  /** The ERP user refused, or the platform does not know the request any more. */
  | { outcome: "rejected" | "expired" }
  /** The user has not decided yet. A further call continues to wait. */
  | { outcome: "pending"; registrationId: string }
  /** The app is already registered, another program has fetched the answer, or the key was sent before and is lost. The ERP cannot show it again. */
  | { outcome: "already-registered" | "already-answered" | "key-lost" }
  /** The key arrived and `saveKey` failed. The key is in the outcome: save it. */
  | { outcome: "key-not-saved"; key: Secret; cause: unknown }
  /** No ERP user waits in Admin, App registration; or there is no licence, or no app service for this tenant. */
  | { outcome: "no-dialog" | "no-app-service" }
);

const AGAIN = "Remove the app in the ERP (Admin, App registration) and register it again.";

const messages = {
  registered: "The app is registered.",
  rejected: "The ERP user refused the registration. Call again to send a new request.",
  expired: "The request waited too long, and the platform has dropped it. Call again to send a new one.",
  pending: "The ERP user has not decided yet. Call again to keep waiting.",
  "already-registered": `An app with this id is registered already, and another registration cannot get its key. ${AGAIN}`,
  "already-answered": `Somebody else has fetched the answer to this registration, and the platform shows the key once. ${AGAIN}`,
  "key-lost": `The platform gave the answer before, and the key was not saved. It cannot be shown again. ${AGAIN}`,
  "key-not-saved": "The key arrived and saveKey failed. The key is in the outcome and cannot be shown again: save it.",
  "no-dialog":
    "No ERP user waits for the request. Open Admin, App registration in the ERP and start the registration there.",
  "no-app-service": "The platform says that there is no licence for this, or that the app service is not available.",
} as const satisfies Record<RegistrationResult["outcome"], string>;

/** Makes the outcome of a kind, with its message. */
export function createOutcome(outcome: RegistrationResult["outcome"], facts: object = {}): RegistrationResult {
  return { outcome, message: messages[outcome], ...facts } as RegistrationResult;
}

/** A registration that is under way. `progress` is replaced when the request was answered. */
export interface Registration extends CheckedOptions {
  progress: RegistrationProgress;
}

/** Ends a registration for good: the outcome is saved before the caller learns it. */
export async function finish(
  { store, progress }: Pick<Registration, "store" | "progress">,
  outcome: RegistrationResult["outcome"],
  facts?: object,
): Promise<RegistrationResult> {
  await store.save({ ...progress, ended: outcome });
  return createOutcome(outcome, facts);
}

/** Saves the key first and ends the registration then. If the key cannot be saved, the outcome carries it. */
async function finishWithKey(registration: Registration, { key, grantedScopes }: Extract<Decision, { key: Secret }>) {
  try {
    await registration.saveKey(key, { grantedScopes });
  } catch (cause) {
    return createOutcome("key-not-saved", { key, cause });
  }
  return finish(registration, "registered", { grantedScopes });
}

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
      signal?.throwIfAborted();
      if (!isPlatformError(decision.error) || isOfFetch(decision.error)) throw decision.error;
      onStep?.({ step: "retrying", problem: decision.error.message });
      // The answer of the platform may have been lost: it broke off, or a gateway answered in its place.
      mayHaveShownKey ||= decision.status === undefined || decision.status >= 500;
    }
    if (clock.monotonicMs() - startedAt + intervalMs > timeoutMs) return createOutcome("pending", { registrationId });
    await clock.sleep(intervalMs, { signal });
  }
}

/** Whether the given `fetch` resolves to something that is no answer. No later call would get one. */
function isOfFetch(error: PlatformError): boolean {
  return error.code === "ERR_PLATFORM_DECODE" && (error as DecodeError).status === undefined;
}

/** The final outcome, if the status means that no decision will come; `undefined` for any other. */
async function findRefusal(registration: Registration, status: number | undefined, mayHaveShownKey: boolean) {
  if (status === 410) return finish(registration, mayHaveShownKey ? "key-lost" : "already-answered");
  if (status === 404) return finish(registration, "expired");
  if (status === 402) return createOutcome("no-app-service");
  if (status === 403) return createOutcome("no-dialog");
  return undefined;
}
