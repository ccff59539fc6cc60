import { addApp } from "../../hub/apps.ts";
import { answerRegistration } from "../../operations/registration.ts";
import type { PlatformState } from "../../platform/state.ts";
import type { SandboxControl } from "../control.ts";

const STATUS = ["pending", "rejected", "accepted"] as const;

type AppControl = Pick<SandboxControl, "registrations" | "decideRegistration" | "addApp" | "apps" | "installations">;

/** Makes the part of the control that decides on registrations and shows cloud apps and their installations. */
export function createAppControl(state: PlatformState): AppControl {
  return {
    registrations: () =>
      [...state.table("registrations").values()].map(({ id, tenantId, request, status, answeredAt }) => ({
        id,
        tenantId,
        appId: request.AppId,
        displayName: request.DisplayName,
        scopes: [...request.MandatoryApiScopes, ...(request.OptionalApiScopes ?? [])],
        status: STATUS[status],
        isAnswered: answeredAt !== undefined,
      })),
    decideRegistration(id, { accept, scopes }) {
      if (typeof accept !== "boolean")
        throw new RangeError(`Cannot decide a registration as accept must be true or false: got ${String(accept)}`);
      if (scopes !== undefined && !(Array.isArray(scopes) && scopes.every((each) => typeof each === "string")))
        throw new RangeError("Cannot decide a registration as scopes must be a list of text");
      answerRegistration(state, id, accept, scopes);
    },
    addApp: (manifest) => addApp(state, manifest),
    apps: () => structuredClone([...state.table("apps").values()]),
    installations: () => structuredClone([...state.table("installations").values()]),
  };
}
