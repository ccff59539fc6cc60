import { own } from "./own.ts";
import type { PlatformState } from "./platform-state.ts";
import type { Problem } from "./problem.ts";
import type { Route } from "./routes.generated.ts";

/** Who a request comes from. */
export interface Caller {
  /** By what its quota is counted (which is not shown: `rate-quota-key`). */
  key: string;
  tenantId: string;
  channel: string;
}

const NO_RUN_AS = {
  status: 403,
  code: "forbidden",
  message: "Acting for another user needs the scope application.runas",
};
const UNAUTHORIZED = { status: 401, code: "unauthorized", headers: { "www-authenticate": "Bearer" } };

/**
 * Checks credentials, scope and tenant. The sandbox plays the gateway too: a request with a token needs no key, a
 * request with a key and no token is served.
 *
 * @see given spec §4.2, §5.1, §5.2, §7
 */
export function authorize(
  request: Request,
  route: Route,
  state: PlatformState,
  now: number,
): { caller: Caller } | { problem: Problem } {
  const tenantId = request.headers.get("x-tenant-id") ?? "";
  if (route.credentials.length === 0) return { caller: { key: "open", tenantId, channel: "" } };
  if (route.api === "erp" && tenantId === "")
    return { problem: { ...UNAUTHORIZED, message: "The header x-tenant-id is missing" } }; // documented

  const [scheme = "", token = ""] = (request.headers.get("authorization") ?? "").split(/\s+/);
  const apiKey = request.headers.get("x-api-key");
  if (scheme === "" && apiKey !== null && route.credentials.includes("key")) {
    const app = own(state.seed.apiKeys, apiKey);
    if (!app) return { problem: { ...UNAUTHORIZED, message: "The key is unknown" } };
    if (app.tenantId !== tenantId.toLowerCase())
      return { problem: { ...UNAUTHORIZED, message: "The key belongs to another tenant" } };
    if (request.headers.has("x-runas")) return { problem: NO_RUN_AS };
    return { caller: { key: `key ${apiKey}`, tenantId, channel: "" } };
  }
  const grant = scheme.toLowerCase() === "bearer" ? state.tokens.find(token, now) : undefined;
  if (!grant || grant.kind !== route.api)
    return { problem: { ...UNAUTHORIZED, message: "The access token is missing, expired or invalid" } };
  const scopes = route.id === "TaxClass_UpdateTaxClass" ? [state.assumptions.taxClassScope] : route.scopes;
  const missing = scopes.length > 0 && !scopes.some((scope) => grant.scopes.includes(scope));
  if (missing)
    return { problem: { status: 403, code: "forbidden", message: `The token lacks the scope ${scopes.join(" or ")}` } };
  if (request.headers.has("x-runas") && !grant.scopes.includes("application.runas")) return { problem: NO_RUN_AS };
  return { caller: { key: `token ${token}`, tenantId, channel: grant.kind === "channel" ? grant.subject : "" } };
}
