import { authorize } from "./authorize.ts";
import { behaviours } from "./behaviours.ts";
import type { NotShownId } from "./not-shown.generated.ts";
import type { PlatformState } from "./platform-state.ts";
import { problemBody, type Problem } from "./problem.ts";
import { readBody } from "./read-body.ts";
import type { LogEntry } from "./request-log.ts";
import type { Route } from "./routes.generated.ts";
import { isDescribed, validate } from "./validate.ts";

/**
 * Answers one operation as the platform would: credentials, then quota, then validation against the specs, then the
 * rule. What we answer is validated as well; an answer that does not fit its spec is a fault of the sandbox.
 */
export async function answer(request: Request, route: Route, state: PlatformState): Promise<Response> {
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
    const invalid = {
      ...validate(`${route.id}_header`, Object.fromEntries(request.headers)),
      ...validate(`${route.id}_body`, read.body),
    };
    if (Object.keys(invalid).length > 0) {
      assumed.add(route.api === "erp" ? "error-code-values" : "event-endpoint-errors");
      return { status: 400, code: "validation", message: "The request does not fit its description", fields: invalid };
    }
    if (route.api === "erp" && !state.erp.hasTenant(tenantId))
      return { status: 401, code: "unauthorized", message: "The tenant is unknown" };
    const outcome = behaviours[route.id]!({ state, tenantId, channel, body: read.body, now });
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
