import type { Secret } from "@kontor/http";
import type { CheckedOptions } from "./options.ts";
import { createOutcome, type RegistrationResult } from "./outcome.ts";
import type { RegistrationProgress } from "./progress.ts";

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
export async function finishWithKey(
  registration: Pick<Registration, "store" | "progress" | "saveKey">,
  { key, grantedScopes }: { key: Secret; grantedScopes: readonly string[] },
): Promise<RegistrationResult> {
  try {
    await registration.saveKey(key, { grantedScopes });
  } catch (cause) {
    return createOutcome("key-not-saved", { key, cause });
  }
  return finish(registration, "registered", { grantedScopes });
}
