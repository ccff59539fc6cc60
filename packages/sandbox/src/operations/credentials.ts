import type { PlatformState } from "../platform/state.ts";
import {
  buildNotFound,
  foldUuid,
  formatInstant,
  type OperationRequest,
  type ChannelOperations,
  type Operations,
  type OperationResult,
  buildInvalid,
  refuse,
  resolveAccount,
} from "../platform/operation.ts";
import type { AppRegistration } from "@kontor/erp-types";
import type { RefreshTokenSeed, RegistrationRow } from "../state/tables.ts";

const assumed: NonNullable<OperationResult["assumed"]> = ["auth-error-codes"];

/** The Auth family of the channel interface. @see given spec §4.3, §5.2 */
export const authBehaviours = {
  Auth_ExchangeRefreshToken({ state, body, now }) {
    const owner =
      state.table("refreshTokens").get(body.refreshToken) ??
      refuse({ status: 401, code: "ATH100", message: "The refresh token is unknown" }, assumed);
    return issueAccessToken(state, owner, now);
  },

  /** The PIN works once (documented: a one-time PIN). */
  Auth_CreateSellerToken({ state, query, now }) {
    const pin = String(query["pin"]);
    const unknown = { ...buildNotFound("PIN", "that was given"), code: "ATH101" };
    const owner = state.table("sellerPins").get(pin) ?? refuse(unknown, assumed);
    state.table("sellerPins").delete(pin);
    return issueAccessToken(state, owner, now);
  },
  /** Earlier refresh tokens stay valid (assumed). */
  SellerAccounts_Login(request) {
    const accountId = resolveAccount(request);
    const token = `SELLER.${request.state.random.uuid()}`;
    request.state.table("refreshTokens").set(token, { accountId });
    return { body: { token }, assumed: ["seller-account-operations"] };
  },
} satisfies ChannelOperations;

function issueAccessToken(state: PlatformState, owner: RefreshTokenSeed, now: number): OperationResult {
  const isChannel = "channel" in owner;
  const lifetimeMs = state.assumptions.tokenLifetimeMs.channel;
  const scope = owner.scope ?? (isChannel ? state.assumptions.channelScope : state.assumptions.sellerScope);
  const subject = isChannel ? owner.channel : String(owner.accountId);
  const kind = isChannel ? "channel" : "seller";
  const unused = state.tokens.countUnused({ kind, subject }, now);
  const authToken = state.tokens.issue({
    subject,
    kind,
    scopes: [scope],
    expiresAt: now + lifetimeMs,
  });
  const life = { tokenExpireAt: formatInstant(now + lifetimeMs), expiresIn: Math.floor(lifetimeMs / 1000) };
  const log = unused >= MOST_UNUSED ? { note: describeUnused(unused + 1, scope) } : undefined;
  return { body: { authToken, ...life, scope }, assumed: ["channel-scope-semantics"], ...(log && { log }) };
}

const MOST_UNUSED = 2; // Two processes may start at the same time.

/** Says why a client may exchange its refresh token again and again without a call. */
function describeUnused(count: number, scope: string): string {
  const why =
    scope === "CHANNEL"
      ? "does the client refuse the scope CHANNEL? Use the refresh token of scope CHAN, or the assumption channelScope"
      : "does the client forget its token, or refuse it?";
  return `${count} living tokens of this owner never came with a call: ${why}`;
}

const MULTI_INSTANCE = 1; // observed

/** The registration of an app, in four steps; a person decides. @see given spec §3 */
export const registrationBehaviours = {
  AppRegistration_Register({ state, body, headers, tenantId, now }: OperationRequest<AppRegistration>) {
    if (state.assumptions.registrationDialog === "closed")
      refuse({ status: 403, code: "no-dialog", message: "No ERP user waits in the registration dialog" });
    const registrations = state.table("registrations");
    const known = [...registrations.values()].some(
      (each) => each.request.AppId === body.AppId && each.tenantId === tenantId && each.status === 2,
    );
    if (known) refuse({ status: 409, code: "registered", message: `${body.AppId} is registered already` });
    const asked = { tenantId, challengeCode: headers.get("x-challengecode")!, request: body, requestedAt: now };
    const row: RegistrationRow = { id: state.random.uuid(), status: 0, ...asked };
    registrations.set(row.id, row);
    const said = buildStatus(row);
    const { registrationDecision } = state.assumptions;
    if (registrationDecision !== "wait") answerRegistration(state, row.id, registrationDecision === "accept");
    return { body: said };
  },

  /** The key is shown once only and cannot be retrieved again: afterwards 410 (observed). */
  AppRegistration_Fetch(request) {
    const { state, now } = request;
    const row = resolveRegistration(request);
    if (row.answeredAt !== undefined)
      refuse({ status: 410, code: "answered", message: "The registration was answered already" });
    if (row.status === 0) return { body: { requestStatusInfo: buildStatus(row) } };
    const { apiKey, ...kept } = row;
    state.table("registrations").set(row.id, { ...kept, answeredAt: now });
    const granted = apiKey !== undefined && { token: { apiKey }, grantedScopes: row.grantedScopes };
    return { body: { requestStatusInfo: buildStatus(row), ...granted } };
  },

  AppRegistration_RegisterInstance(request) {
    const row = resolveRegistration(request);
    if ((row.request.RegistrationType ?? 0) < MULTI_INSTANCE)
      refuse(buildInvalid("The app was not registered for several instances", "instances"));
    return { body: buildStatus(row) };
  },
} satisfies Operations;

/** Notes whether the ERP user accepts a registration. @throws {RangeError} If no registration waits under that id. */
export function answerRegistration(state: PlatformState, id: string, accept: boolean, scopes?: readonly string[]) {
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

/** Gives the registration that a call means. Its challenge code must be the one that it began with. */
function resolveRegistration({ state, path, headers, now, tenantId }: OperationRequest): RegistrationRow {
  const id = foldUuid(path["registrationId"]!);
  const row = state.table("registrations").get(id);
  const isMine = row && row.challengeCode === headers.get("x-challengecode") && row.tenantId === tenantId;
  return isMine && !isOver(state, row, now) ? row : refuse(buildNotFound("registration", id));
}

function isOver({ assumptions }: PlatformState, { status, requestedAt }: RegistrationRow, now: number): boolean {
  return status === 0 && now - requestedAt >= assumptions.registrationLifetimeMs;
}

function buildStatus({ id, request, status }: RegistrationRow) {
  return { appId: request.AppId, registrationRequestId: id, status };
}
