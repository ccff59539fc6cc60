import { refuse, type Identity } from "./operation.ts";
import type { HttpCall } from "./call.ts";
import type { PlatformState } from "./state.ts";
import { interfaces, type Route } from "../generated/routes.generated.ts";
import type { TokenRow, QuotaWindow } from "../state/tables.ts";
import type { Quota } from "../state/assumptions.ts";
import type { Table } from "../state/store.ts";

const UNAUTHORIZED = { status: 401, code: "unauthorized", headers: { "www-authenticate": "Bearer" } };
const RUN_AS = "application.runas";

/**
 * Checks credentials, scope, tenant and session, and refuses a call that lacks one. The sandbox also plays the gateway: a request with a
 * token needs no key, and a request with a key needs no token.
 *
 * @see given spec §4.2, §5.1, §5.2, §7
 */
export function authorize({ headers }: HttpCall, route: Route, state: PlatformState, now: number): Identity {
  const tenantId = (headers.get("x-tenant-id") ?? "").toLowerCase();
  const lacksTenant = route.api === "erp" && tenantId === "";
  const isOpen = route.credentials.length === 0;
  if (lacksTenant && (!isOpen || state.assumptions.registrationNeedsTenant))
    refuseCaller("The header x-tenant-id is missing"); // documented
  if (isOpen) {
    const [first] = lacksTenant ? state.table("tenants").values() : [];
    return { key: "open", tenantId: first?.id ?? tenantId, channel: "" };
  }

  const [scheme = "", token = "", more] = (headers.get("authorization") ?? "").trim().split(/[ \t]+/);
  if (more !== undefined) refuseCaller("The header Authorization must be a scheme and a credential");
  const apiKey = scheme.toLowerCase() === "wawi" ? token : scheme === "" ? headers.get("x-api-key") : null; // the scheme is observed on-premise
  const check = { headers, tenantId, route, state };
  if (apiKey !== null && route.credentials.includes("key")) {
    const app = state.table("apiKeys").get(apiKey) ?? refuseCaller("The key is unknown");
    if (app.tenantId !== tenantId) refuseCaller("The key belongs to another tenant");
    checkRights(check, app.scopes);
    return { key: `key ${apiKey}`, tenantId, channel: "" };
  }

  const grant = scheme.toLowerCase() === "bearer" ? state.tokens.find(token, now) : undefined;
  const { rules } = interfaces[route.api];
  if (scheme === "") refuseCaller("The header Authorization is missing");
  if (scheme.toLowerCase() !== "bearer") refuseCaller("The header Authorization must begin with Bearer");
  if (!grant || (rules && (grant.kind === "erp") !== (rules === "erp")))
    return refuseCaller("The access token is unknown, expired or of another interface");
  const key = `token ${token}`;
  if (!rules) return { key, tenantId: "", channel: "" };
  if (grant.kind !== "erp") return authorizeChannel(grant, key, route, state);
  const { tenants } = state.table("clients").get(grant.subject) ?? {};
  if (tenants && !tenants.some((each) => each.toLowerCase() === tenantId))
    forbid("The app is not connected to this tenant");
  checkRights(check, grant.scopes);
  return { key, tenantId, channel: "" };
}

function refuseCaller(message: string): never {
  return refuse({ ...UNAUTHORIZED, message });
}

function forbid(message: string): never {
  return refuse({ status: 403, code: "forbidden", message });
}

/**
 * Authorizes a token of a channel or of a seller. The given spec does not show whether the Seller family accepts a channel's
 * token; the assumption `separateFamilies` decides. The Channel family accepts a seller's token for two calls only, which
 * accept and deny a cancellation of the channel (documented).
 */
function authorizeChannel(
  { kind, subject }: TokenRow,
  key: string,
  { path, id }: Route,
  state: PlatformState,
): Identity {
  const isSellerCall = /^\/v\d+\/seller(\/|$)/.test(path);
  const isBoth =
    path.startsWith("/v1/public/") || id === "Orders_AcceptCancellation" || id === "Orders_DenyCancellation";
  const isSeller = kind === "seller";
  if (!isBoth && isSellerCall !== isSeller && (state.assumptions.separateFamilies || !isSellerCall))
    forbid(`The token is ${isSeller ? "a seller's" : "a channel's"}`);
  return isSeller
    ? { key, tenantId: "", channel: "", accountId: Number(subject) }
    : { key, tenantId: "", channel: subject };
}

interface Check {
  headers: HttpCall["headers"];
  tenantId: string;
  route: Route;
  state: PlatformState;
}

/** Checks the scopes and the session. @param granted Absent: every scope but the one to act for another user. */
function checkRights({ headers, tenantId, route, state }: Check, granted?: readonly string[]): void {
  const scopes = route.id === "TaxClass_UpdateTaxClass" ? [state.assumptions.taxClassScope] : route.scopes;
  const mayRead = route.method === "GET" && granted?.includes("all.read"); // given §5.1: allows to read all data
  if (granted && scopes.length > 0 && !mayRead && !scopes.some((scope) => granted.includes(scope)))
    forbid(`The token lacks the scope ${scopes.join(" or ")}`);
  if (headers.has("x-runas") && !granted?.includes(RUN_AS)) forbid(`Acting for another user needs the scope ${RUN_AS}`);
  const sessionId = headers.get("x-sessionid");
  if (sessionId === null || route.id === "Login_Login") return;
  if (!/^[0-9a-f-]{36}$/i.test(sessionId)) return; // left to the check against the specs
  if (!state.table("erpSessions").has(`${tenantId}/${sessionId.toLowerCase()}`))
    refuseCaller("The session is unknown or over");
}

/** The headers in which every answer tells its quota (documented). */
export function buildRateHeaders(quota: Quota | null | undefined, remaining: number): Record<string, string> {
  if (!quota) return {};
  return {
    "x-ratelimit-limit": String(quota.requests),
    "x-ratelimit-remaining": String(remaining),
    "x-ratelimit-interval-length-seconds": String(quota.perSeconds),
  };
}

/** Counts a request in the fixed window of its key, and says whether it is allowed. The real key is not shown (given §8, `rate-quota-key`). */
export function countRequest(windows: Table<QuotaWindow>, key: string, { requests, perSeconds }: Quota, now: number) {
  const start = Math.floor(now / (perSeconds * 1000));
  const window = windows.get(key) ?? { start, used: 0 };
  const used = window.start === start ? window.used : 0;
  const allowed = used < requests;
  window.start = start;
  window.used = allowed ? used + 1 : used;
  windows.set(key, window);
  return { allowed, remaining: Math.max(0, requests - used - 1) };
}

export function findQuota({ id, rateLimit }: Route, { assumptions }: PlatformState): Quota | null | undefined {
  const own = assumptions.quotas[id];
  return own === undefined ? (rateLimit ?? assumptions.erpQuota) : own;
}
