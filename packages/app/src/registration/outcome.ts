import type { Secret } from "@kontor/http";

/** How a registration ended. `message` says it to a person, and what to do. */
export type RegistrationResult = { message: string } & (
  | { outcome: "registered"; grantedScopes: readonly string[] }
  /** The ERP user refused. */
  | { outcome: "rejected" }
  /** The platform does not know the request any more. */
  | { outcome: "expired" }
  /** The user has not decided yet. Calling again goes on waiting. */
  | { outcome: "pending"; registrationId: string }
  /** The app is registered already. */
  | { outcome: "already-registered" }
  /** Somebody else has fetched the answer. */
  | { outcome: "already-answered" }
  /** The answer was given to us before and did not arrive, or was not saved: the key cannot be shown again. */
  | { outcome: "key-lost" }
  /** The key arrived and `saveKey` failed. Here it is: keep it. */
  | { outcome: "key-not-saved"; key: Secret; cause: unknown }
  /** No ERP user waits in Admin, App registration. */
  | { outcome: "no-dialog" }
  /** There is no licence, or the app service is not available to this tenant. */
  | { outcome: "no-app-service" }
);

const AGAIN = "Remove the app in the ERP (Admin, App registration) and register it again.";

export const messages = {
  registered: "The app is registered.",
  rejected: "The ERP user refused the registration. Calling again asks anew.",
  expired: "The request is not known any more: it waited too long. Calling again asks anew.",
  pending: "The ERP user has not decided yet. Calling again goes on waiting.",
  "already-registered": `An app of this id is registered already; its key cannot be had by another registration. ${AGAIN}`,
  "already-answered": `Somebody else has fetched the answer of this registration, and a key is shown once. ${AGAIN}`,
  "key-lost": `The answer was given before and did not get as far as saveKey; a key that was in it cannot be shown again. ${AGAIN}`,
  "key-not-saved": "The key arrived and saveKey failed. It is in the outcome and cannot be shown again: keep it.",
  "no-dialog": "No ERP user waits for it: open Admin, App registration in the ERP and start the registration there.",
  "no-app-service": "The platform says that there is no licence for this, or that the app service is not available.",
} as const satisfies Record<RegistrationResult["outcome"], string>;
