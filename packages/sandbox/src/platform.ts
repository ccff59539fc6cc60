import { authorize } from "./authorize.ts";
import { behaviours } from "./behaviours.ts";
import type { NotShownId } from "./not-shown.generated.ts";
import type { PlatformState } from "./platform-state.ts";
import { problemBody, type Problem } from "./problem.ts";
import { readBody } from "./read-body.ts";
import { readParameters } from "./read-parameters.ts";
import type { LogEntry } from "./request-log.ts";
import type { Route } from "./routes.generated.ts";
import { isDescribed, validate } from "./validate.ts";

/**
 * Answers one operation as the platform would: credentials, then quota, then validation against the specs, then the
 * rule. What we answer is validated as well; an answer that does not fit its spec is a fault of the sandbox.
 */
export async function answer(request: Request, route: Route, state: PlatformState, prefix = ""): Promise<Response> {
  const now = state.clock.now();
  const entry: LogEntry = {
    at: new Date(now).toISOString(),
    method: request.method,
    path: new URL(request.url).pathname,
    operation: route.id,
    status: route.status,
  };
  const headers = new Headers();
  const assumed = new Set<NotShownId>();
  let outcomeBody: unknown;

  const problem = await run();
  const status = problem?.status ?? route.status;
  for (const id of assumedBy(route, status)) assumed.add(id);
  const body = problem ? problemBody(route.api, problem) : outcomeBody;
  for (const [name, value] of Object.entries(problem?.headers ?? {})) headers.set(name, value);
  if (assumed.size > 0) headers.set("x-sandbox-assumption", [...assumed].join(", "));
  const violation = violationOf(route, status, body);
  state.log.add({ ...entry, status, ...(problem && { problem: problem.message }), ...(violation && { violation }) });
  if (status === 204) return new Response(null, { status, headers });
  headers.set("content-type", "application/json");
  return new Response(JSON.stringify(body), { status, headers });

  async function run(): Promise<Problem | undefined> {
    const authorized = authorize(request, route, state, now);
    if ("problem" in authorized) return authorized.problem;
    const { key, tenantId, channel } = authorized.caller;
    const read = await readBody(request, route);
    const tooMany = takeQuota(key, read);
    if (tooMany) return tooMany;
    if ("problem" in read) return read.problem;
    const { path, query } = readParameters(request, route, prefix);
    const parts = { header: Object.fromEntries(request.headers), path, query, body: read.body };
    const invalid = Object.assign(
      {},
      ...Object.entries(parts).map(([part, value]) => validate(`${route.id}_${part}`, value)),
    );
    if (Object.keys(invalid).length > 0) {
      return { status: 400, code: "validation", message: "The request does not fit its description", fields: invalid };
    }
    if (route.api === "erp" && !state.erp.hasTenant(tenantId))
      return { status: 401, code: "unauthorized", message: "The tenant is unknown" };
    const behave = behaviours[route.id];
    if (!behave) return { status: 501, code: "not-built", message: `The sandbox does not play ${route.id} yet` };
    const outcome = behave({ state, tenantId, channel, body: read.body, path, query, now });
    for (const id of outcome.assumed ?? []) assumed.add(id);
    Object.assign(entry, outcome.log);
    outcomeBody = outcome.body;
    return outcome.problem;
  }

  function takeQuota(key: string, read: { body: unknown } | { problem: Problem }): Problem | undefined {
    const quota =
      state.assumptions.quotas[route.id] === undefined ? route.rateLimit : state.assumptions.quotas[route.id];
    if (!quota) return undefined;
    const who = key === "open" && "body" in read ? JSON.stringify(read.body) : key; // the exchange is counted by refresh token
    const path = route.path;
    const { allowed, limit, remaining, intervalSeconds } = state.quotas.take(`${path} ${who}`, quota, now);
    headers.set("x-ratelimit-limit", String(limit));
    headers.set("x-ratelimit-remaining", String(remaining));
    headers.set("x-ratelimit-interval-length-seconds", String(intervalSeconds));
    assumed.add("rate-quota-key");
    return allowed
      ? undefined
      : { status: 429, code: "quota", message: `More than ${limit} requests in ${intervalSeconds} s` };
  }
}

function violationOf({ id }: Route, status: number, body: unknown): Record<string, string[]> | undefined {
  const name = `${id}_${status}`;
  if (isDescribed(name)) return validate(name, body);
  return status >= 400 ? validate(`${id}_default`, body) : undefined;
}

/** What of an answer with this status is ours, whichever operation it is. */
function assumedBy({ api, id }: Route, status: number): NotShownId[] {
  if (api === "channel") {
    const byStatus: Record<number, NotShownId[]> = {
      204: id === "Events_Acknowledge" ? ["acknowledge-response"] : [],
      400: ["event-endpoint-errors"],
      401: ["channel-401-body"],
      429: ["channel-429-body", "rate-quotas"],
    };
    return byStatus[status] ?? [];
  }
  if (status < 400) return [];
  return status === 403 && id === "TaxClass_UpdateTaxClass"
    ? ["error-code-values", "operation-scopes"]
    : ["error-code-values"];
}
