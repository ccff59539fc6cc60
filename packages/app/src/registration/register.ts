import type { AppRegistrationsGroup } from "@kontor/erp-client";
import { ArgumentError } from "@kontor/http";
import { createRegistrationCalls, readStatus } from "./calls.ts";
import { finish, type Registration, createOutcome, type RegistrationResult, waitForDecision } from "./outcome.ts";
import {
  type CheckedOptions,
  checkRegisterOptions,
  type RegisterAppOptions,
  type RegistrationProgress,
} from "./options.ts";

/**
 * Registers an app with an ERP: sends the request, waits for the ERP user, fetches the key once and passes it to `saveKey` before
 * anything else can fail. After a crash at any point, call it again: it continues from there.
 *
 * If the process is killed between the request and its answer, the next call sends the request again with the same challenge code:
 * nobody can find out whether the first one arrived, and the ERP user may see the request twice. The newer one counts.
 *
 * One gap remains: a process that is killed after the key arrived and before `saveKey` has resolved loses the key. The outcome of
 * the next call is `key-lost`.
 *
 * @returns The outcome, also of a registration that failed for good.
 * @throws {ArgumentError} If a field is missing or malformed, a key is saved already, or the progress belongs to another app, ERP or
 *   tenant, and is under way or has brought a key. No request was sent then.
 * @throws {ErpError | ConnectionError | TimeoutError} If the request cannot be sent, or is answered with an error. A further call continues.
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
async function sendRequest(calls: AppRegistrationsGroup, registration: Registration) {
  const { app, signal, onStep, store } = registration;
  signal?.throwIfAborted();
  onStep?.({ step: "requesting", appId: app.AppId });
  try {
    const { challengeCode } = registration.progress;
    const answer = await calls.register({ "x-challengecode": challengeCode }, app, signal && { signal });
    const { registrationRequestId: registrationId } = answer;
    if (!registrationId) throw new TypeError("Cannot continue as the answer to the registration has no id");
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

/**
 * Loads the progress of an earlier call and goes on with it, or begins a new registration. A registration that ended without a key
 * begins anew.
 *
 * @throws {ArgumentError} If a key is saved already, or the progress of another app, ERP or tenant is under way or has brought a key.
 */
async function loadProgress(options: CheckedOptions): Promise<RegistrationProgress> {
  const { app, baseUrl, tenantId, store, hasKey, clock } = options;
  const earlier = await store.load();
  const facts = { appId: app.AppId, baseUrl, tenantId };
  const isSame = (["appId", "baseUrl", "tenantId"] as const).every((name) => earlier?.[name] === facts[name]);
  const mayHaveKey = earlier?.registrationId !== undefined && ["registered", "key-lost"].includes(earlier.ended ?? "");
  const isOpen = earlier?.registrationId !== undefined && earlier.ended === undefined;
  const must = `be that of ${app.AppId} at this address, or new`;
  if (earlier && !isSame && (isOpen || earlier.ended === "registered"))
    throw new ArgumentError("register an app", "progress", must, `that of ${earlier.appId} at ${earlier.baseUrl}`);
  if (earlier && isSame && (isOpen || earlier.ended === undefined || earlier.ended === "registered")) return earlier;
  if (earlier && isSame && mayHaveKey && (await hasKey())) return earlier;
  if (await hasKey())
    throw new ArgumentError("register an app", "the place of the key", "be empty", "a key, which would be lost");
  const challengeCode = crypto.randomUUID().replaceAll("-", "").slice(0, 30); // any value, at most 30 characters
  const fresh = { ...facts, challengeCode, requestedAt: new Date(clock.now()).toISOString() };
  await store.save(fresh); // a second attempt must be the same registration, so this is saved before the request
  return fresh;
}
