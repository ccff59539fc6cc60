import type { AppRegistration } from "@kontor/erp-types";
import { buildInvalid, buildNotFound, formatInstant, type OperationRequest } from "../operation.ts";
import type { Problem } from "../../platform/problem.ts";
import { buildAnswer } from "../records/answer.ts";
import type { RecordRule } from "../records/rule.ts";
import type { RecordRow } from "../../state/rows.ts";
import { applyFields, openRecords, type Fields } from "./open.ts";

const APPS = "appRegistrations/foreignApps";
const ACCEPTED = 2; // observed, for other registrations

/**
 * Keeps an app that was registered for somebody else, known by its own id and by that of its registration. Registered again, it takes the
 * place of the former one. It gets no key: the platform says that these operations are without effect.
 */
export const registerForeignApp: RecordRule = (operation) => (request) => {
  const sent = lowerNames(request.body as AppRegistration);
  const appId = String(sent["appId"]);
  const known = findApp(request, { appId });
  const id = known?.id ?? request.state.random.uuid();
  const requestStatusInfo = { appId, registrationRequestId: id, status: ACCEPTED };
  const fields = { ...sent, requestStatusInfo, grantedScopes: sent["mandatoryApiScopes"] };
  const parents = { appid: appId, registrationid: id };
  return buildAnswer(
    operation,
    request,
    openRecords(request, APPS).save({ id, at: formatInstant(request.now), fields, parents }),
  );
};

/** Changes what is known of a foreign app. Its id stays. */
export const applyForeignChange: RecordRule = (operation) => (request) => {
  const found = findNamedApp(request);
  if ("problem" in found) return found;
  const sent = request.body as Fields;
  const { appId = found.fields["appId"] } = sent;
  if (appId !== found.fields["appId"])
    return { problem: buildInvalid("The appId in the body must be that of the app") };
  return buildAnswer(operation, request, applyFields(request, found, sent));
};

/** Forgets a foreign app. */
export const removeForeignApp: RecordRule = (operation) => (request) => {
  const found = findNamedApp(request);
  if ("problem" in found) return found;
  openRecords(request, APPS).remove(found);
  return buildAnswer(operation, request, found);
};

/** The app that the address names, by its own id or by that of its registration. */
function findNamedApp(request: OperationRequest): RecordRow | { problem: Problem } {
  const { appId, registrationId } = request.path;
  return findApp(request, request.path) ?? { problem: buildNotFound("foreign app", String(appId ?? registrationId)) };
}

function findApp(
  request: OperationRequest,
  names: { appId?: unknown; registrationId?: unknown },
): RecordRow | undefined {
  return openRecords(request, APPS)
    .list()
    .find(({ id, fields }) =>
      names.appId === undefined ? id === names.registrationId : fields["appId"] === names.appId,
    );
}

/** A registration spells its fields with a capital, a change does not. */
function lowerNames(body: object): Fields {
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => [name.charAt(0).toLowerCase() + name.slice(1), value as unknown]),
  );
}
