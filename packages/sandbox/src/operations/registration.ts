import type { AppRegistration } from "@kontor/erp-types";
import type { Problem } from "../platform/problem.ts";
import type { PlatformState } from "../platform/state.ts";
import type { RegistrationRow } from "../state/rows.ts";
import { buildInvalid, buildNotFound, type OperationRequest, type Operations } from "./operation.ts";

const MULTI_INSTANCE = 1; // observed

/** The registration of an app, in four steps; a person decides. @see given spec §3 */
export const registrationBehaviours = {
  AppRegistration_Register({ state, body, headers, tenantId, now }: OperationRequest<AppRegistration>) {
    if (state.assumptions.registrationDialog === "closed")
      return { problem: { status: 403, code: "no-dialog", message: "No ERP user waits in the registration dialog" } };
    const registrations = state.table("registrations");
    const known = [...registrations.values()].some(
      (each) => each.request.AppId === body.AppId && each.tenantId === tenantId && each.status === 2,
    );
    if (known) return { problem: { status: 409, code: "registered", message: `${body.AppId} is registered already` } };
    const row: RegistrationRow = {
      id: state.random.uuid(),
      tenantId,
      challengeCode: headers.get("x-challengecode")!,
      request: body,
      status: 0,
      requestedAt: now,
    };
    registrations.set(row.id, row);
    const said = buildStatus(row);
    const { registrationDecision } = state.assumptions;
    if (registrationDecision !== "wait") answerRegistration(state, row.id, registrationDecision === "accept");
    return { body: said };
  },

  /** The key is shown once only and cannot be retrieved again: afterwards 410 (observed). */
  AppRegistration_Fetch(request) {
    const { state, now } = request;
    const found = findRegistration(request);
    if ("problem" in found) return found;
    const { row } = found;
    if (row.answeredAt !== undefined)
      return { problem: { status: 410, code: "answered", message: "The registration was answered already" } };
    if (row.status === 0) return { body: { requestStatusInfo: buildStatus(row) } };
    const { apiKey, ...kept } = row;
    state.table("registrations").set(row.id, { ...kept, answeredAt: now });
    return {
      body: {
        requestStatusInfo: buildStatus(row),
        ...(apiKey !== undefined && { token: { apiKey }, grantedScopes: row.grantedScopes }),
      },
    };
  },

  AppRegistration_RegisterInstance(request) {
    const found = findRegistration(request);
    if ("problem" in found) return found;
    const { row } = found;
    if ((row.request.RegistrationType ?? 0) < MULTI_INSTANCE)
      return { problem: buildInvalid("The app was not registered for several instances", "instances") };
    return { body: buildStatus(row) };
  },
} satisfies Operations;

/** Notes whether the ERP user accepts a registration. @throws {RangeError} If no registration waits under that id. */
export function answerRegistration(
  state: PlatformState,
  id: string,
  accept: boolean,
  scopes?: readonly string[],
): void {
  const registrations = state.table("registrations");
  const row = registrations.get(id);
  if (!row || row.status !== 0 || isOver(state, row, state.clock.now()))
    throw new RangeError(`Cannot decide a registration as it must be one that waits: got ${id}`);
  if (!accept) return registrations.set(id, { ...row, status: 1 });
  const grantedScopes = [...(scopes ?? [...row.request.MandatoryApiScopes, ...(row.request.OptionalApiScopes ?? [])])];
  const apiKey = state.random.uuid();
  state.table("apiKeys").set(apiKey, { tenantId: row.tenantId, appId: row.request.AppId, scopes: grantedScopes });
  return registrations.set(id, { ...row, status: 2, apiKey, grantedScopes });
}

/** Finds the registration that a call means. Its challenge code must be the one that it began with. */
function findRegistration({
  state,
  path,
  headers,
  now,
  tenantId,
}: OperationRequest): { row: RegistrationRow } | { problem: Problem } {
  const id = path["registrationId"]!;
  const row = state.table("registrations").get(id);
  const isMine = row && row.challengeCode === headers.get("x-challengecode") && row.tenantId === tenantId;
  return isMine && !isOver(state, row, now) ? { row } : { problem: buildNotFound("registration", id) };
}

function isOver({ assumptions }: PlatformState, { status, requestedAt }: RegistrationRow, now: number): boolean {
  return status === 0 && now - requestedAt >= assumptions.registrationLifetimeMs;
}

function buildStatus({ id, request, status }: RegistrationRow) {
  return { appId: request.AppId, registrationRequestId: id, status };
}
