import type { Secret } from "@kontor/http";

/** How a registration ended. `message` tells it to a person, with what to do next. */
export type RegistrationResult = { message: string } & (
  | { outcome: "registered"; grantedScopes: readonly string[] }
  /** The ERP user refused. */
  | { outcome: "rejected" }
  /** The platform does not know the request any more. */
  | { outcome: "expired" }
  /** The user has not decided yet. A further call goes on waiting. */
  | { outcome: "pending"; registrationId: string }
  /** The app is registered already. */
  | { outcome: "already-registered" }
  /** Somebody else has fetched the answer. */
  | { outcome: "already-answered" }
  /** The answer was given to us before and did not arrive, or was not saved. The key cannot be shown again. */
  | { outcome: "key-lost" }
  /** The key arrived and `saveKey` failed. The key is in the outcome: save it. */
  | { outcome: "key-not-saved"; key: Secret; cause: unknown }
  /** No ERP user waits in Admin, App registration. */
  | { outcome: "no-dialog" }
  /** There is no licence, or the app service is not available to this tenant. */
  | { outcome: "no-app-service" }
);

const AGAIN = "Remove the app in the ERP (Admin, App registration) and register it again.";

const messages = {
  registered: "The app is registered.",
  rejected: "The ERP user refused the registration. A further call sends a new request.",
  expired:
    "The platform does not know the request any more, as it waited too long. A further call sends a new request.",
  pending: "The ERP user has not decided yet. A further call goes on waiting.",
  "already-registered": `An app with this id is registered already, and another registration cannot get its key. ${AGAIN}`,
  "already-answered": `Somebody else has fetched the answer of this registration, and the key is shown once. ${AGAIN}`,
  "key-lost": `The answer was given before, and its key is not saved. The key cannot be shown again. ${AGAIN}`,
  "key-not-saved": "The key arrived and saveKey failed. The key is in the outcome and cannot be shown again: save it.",
  "no-dialog":
    "No ERP user waits for the request. Open Admin, App registration in the ERP and start the registration there.",
  "no-app-service": "The platform says that there is no licence for this, or that the app service is not available.",
} as const satisfies Record<RegistrationResult["outcome"], string>;

/** Makes the outcome of a kind, with its message. */
export function createOutcome(outcome: RegistrationResult["outcome"], facts: object = {}): RegistrationResult {
  return { outcome, message: messages[outcome], ...facts } as RegistrationResult;
}
