import type { AppRegistrationsGroup } from "@kontor/erp-client";
import { createRegistrationCalls, readStatus } from "./calls.ts";
import { finish, type Registration, createOutcome, type RegistrationResult, waitForDecision } from "./outcome.ts";
import { checkRegisterOptions, type RegisterAppOptions } from "./options.ts";
import { loadProgress } from "./progress.ts";

/**
 * Registers an app with an ERP: sends the request, waits for the ERP user, fetches the key once and hands it to `saveKey` before
 * anything else can fail. After a crash at any point, a further call goes on from there.
 *
 * If the process is killed between the request and its answer, the next call sends the request again with the same challenge code:
 * the platform has no way to tell whether the first one arrived, and the ERP user may see the request twice. The newer one counts.
 *
 * One gap remains: a process that is killed after the key arrived and before `saveKey` has resolved loses the key. The outcome of
 * the next call is `key-lost`.
 *
 * @returns The outcome, also of a registration that failed for good.
 * @throws {ArgumentError} If a field is missing or malformed, a key is saved already, or the progress belongs to another app or ERP
 *   and is not over. No request was sent then.
 * @throws {ErpError | ConnectionError | TimeoutError} If the request itself cannot be sent. A further call goes on.
 * @see given spec §2.5, §3
 */
export async function registerApp(options: RegisterAppOptions): Promise<RegistrationResult> {
  const checked = checkRegisterOptions(options);
  const calls = createRegistrationCalls(checked);
  const registration: Registration = { ...checked, progress: await loadProgress(checked) };
  const { progress, hasKey } = registration;
  const isResumed = progress.registrationId !== undefined;
  // An earlier call saved the key and was killed before it saved the end.
  if (isResumed && (await hasKey())) return finish(registration, "registered", { grantedScopes: [] });
  if (progress.ended === "registered") return createOutcome("key-lost"); // the key was saved and is gone
  const refusal = isResumed ? undefined : await sendRequest(calls, registration);
  return refusal ?? waitForDecision(calls, registration, { mayHaveShownKey: isResumed });
}

/** Sends the request and saves its id. Gives an outcome only if the platform refuses the request. */
async function sendRequest(
  calls: AppRegistrationsGroup,
  registration: Registration,
): Promise<RegistrationResult | undefined> {
  const { app, signal, onStep, store } = registration;
  signal?.throwIfAborted();
  onStep?.({ step: "requesting", appId: app.AppId });
  try {
    const { challengeCode } = registration.progress;
    const answer = await calls.register({ "x-challengecode": challengeCode }, app, signal && { signal });
    const { registrationRequestId: registrationId } = answer;
    if (!registrationId) throw new TypeError("Cannot go on as the answer to the registration has no id");
    registration.progress = { ...registration.progress, registrationId };
    await store.save(registration.progress);
    return undefined;
  } catch (error) {
    const status = readStatus(error);
    if (status === 409) return finish(registration, "already-registered");
    if (status === 403) return createOutcome("no-dialog");
    if (status === 402) return createOutcome("no-app-service");
    throw error;
  }
}
