import { interfaces, type Route } from "../generated/routes.generated.ts";
import {
  formatInstant,
  readRefusal,
  refuse,
  type OperationResult,
  type Operation,
  type Operations,
} from "./operation.ts";
import { authorize, findQuota, buildRateHeaders, countRequest } from "./authorize.ts";
import type { HttpCall, HttpReply } from "./call.ts";
import { checkRequest, type OperationRun } from "./check-request.ts";
import { type FoundRoute, buildProblem } from "./find-route.ts";
import { readBody } from "./read-body.ts";
import type { PlatformState } from "./state.ts";
import type { Quota } from "../state/assumptions.ts";
import type { Problems } from "../ground/schema.ts";
import { findSchema } from "./validate/schemas.ts";
import { isDescribed, validate } from "./validate/validate.ts";
import type { NotShownId } from "../generated/not-shown.generated.ts";
import { completeValue } from "./complete.ts";

interface OperationCall {
  call: HttpCall;
  found: FoundRoute;
  state: PlatformState;
  /** The rules of operations, by operationId. One without a rule is answered as it is described. */
  rules: Operations;
  /** Planned faults that strike, for the log. */
  fault?: string | undefined;
}

/**
 * Answers one operation as the platform would: credentials, then quota, then validation against the specs, then the
 * rule. The answer is validated as well.
 *
 * @throws {Error} If the answer does not fit its spec: a fault of the sandbox, which must not pass for the platform's.
 */
export async function answerOperation({ call, found, state, rules, fault }: OperationCall): Promise<HttpReply> {
  const now = state.clock.now();
  const run: OperationRun = { call, found, state, now, headers: {}, assumed: new Set(), ignored: [] };
  const result = await runOperation(run, rules).catch(readRefusal);
  const { route, address } = found;
  const { headers, assumed, ignored } = run;
  const { problem } = result;
  const status = problem?.status ?? result.status ?? route.status;
  for (const id of result.assumed ?? []) assumed.add(id);
  for (const id of findAssumed(route, status)) assumed.add(id);
  if (problem?.headers) Object.assign(headers, problem.headers);
  if (assumed.size > 0) headers["x-sandbox-assumption"] = [...assumed].join(", ");
  const file = problem ? undefined : result.file;
  const body = problem ? buildProblem(route.api, problem) : result.body;
  const violation = file ? undefined : findViolation(route, status, body, result.meant);
  state.log.add({
    at: now,
    method: call.method,
    path: address ?? call.path,
    operation: route.id,
    status,
    ...(problem ? { problem: problem.message } : result.log),
    ...(ignored.length > 0 && { ignored }),
    ...(fault !== undefined && { fault }),
    ...(violation && { violation }),
  });
  if (violation)
    throw new Error(`The sandbox answered ${route.id} with ${status} against its spec: ${JSON.stringify(violation)}`);
  if (file) return { status, headers: { ...headers, "content-type": file.type }, body: file.bytes };
  if (status === 204 || body === undefined || call.method === "HEAD") return { status, headers };
  headers["content-type"] = "application/json";
  return { status, headers, body: JSON.stringify(body), ...(!problem && result.isPacked && { isPacked: true }) };
}

async function runOperation(run: OperationRun, rules: Operations): Promise<OperationResult> {
  const { call, state, now, headers } = run;
  const { route } = run.found;
  const quota = findQuota(route, state);
  Object.assign(headers, buildRateHeaders(quota, quota?.requests ?? 0)); // a caller who is refused is not counted
  const caller = authorize(call, route, state, now);
  const read = await readBody(call, route);
  if (quota) count(run, quota, caller.key, read.body);
  if (read.problem) return read;
  const checked = checkRequest(run, read.body);
  if (route.api === "erp" && !state.table("tenants").has(caller.tenantId))
    refuse({ status: 401, code: "unauthorized", message: "The tenant is unknown" });
  const body = read.files ? { ...(read.body as object), ...read.files } : read.body;
  const rule = rules[route.id] ?? answerAsDescribed(route);
  return rule({ ...caller, ...checked, state, headers: call.headers, now, body });
}

function count({ found: { route }, state, now, ...run }: OperationRun, quota: Quota, key: string, body: unknown): void {
  const own = state.assumptions.quotas[route.id];
  const who = key === "open" ? (findKnownRefreshToken(state, body) ?? "unknown") : key; // the exchange is counted by refresh token
  const counted = own === undefined ? route.path : `${route.id} ${quota.perSeconds}`; // a quota that was set counts apart
  const { allowed, remaining } = countRequest(state.table("quotas"), `${counted} ${who}`, quota, now);
  Object.assign(run.headers, buildRateHeaders(quota, remaining));
  run.assumed.add("rate-quota-key");
  if (allowed) return;
  const intervalMs = quota.perSeconds * 1000;
  if (route.api === "erp" && state.assumptions.erpRetryAfter)
    run.headers["retry-after"] = String(Math.ceil((intervalMs - (now % intervalMs)) / 1000));
  refuse({ status: 429, code: "quota", message: `More than ${quota.requests} requests in ${quota.perSeconds} s` });
}

function findKnownRefreshToken(state: PlatformState, body: unknown): string | undefined {
  const token = (Object(body) as { refreshToken?: unknown }).refreshToken;
  return typeof token === "string" && state.table("refreshTokens").has(token) ? token : undefined;
}

function findViolation({ api, id }: Route, status: number, body: unknown, meant?: () => unknown): Problems | undefined {
  if (!interfaces[api].rules) return undefined;
  const name = isDescribed(`${id}_${status}`) ? `${id}_${status}` : `${id}_default`;
  const violation = status >= 400 || name !== `${id}_default` ? validate(name, body) : undefined;
  return violation && meant ? validate(name, meant()) : violation;
}

const READ_SHAPES: Readonly<Partial<Record<string, NotShownId>>> = {
  Category_GetCategory: "category-read-shape",
  TaxClass_QueryTaxClasses: "tax-class-read-shape",
};

export function findAssumed({ api, id }: Route, status: number): NotShownId[] {
  if (api === "channel") {
    const byStatus: Record<number, NotShownId[]> = {
      204: id === "Events_Acknowledge" ? ["acknowledge-response"] : [],
      400: ["event-endpoint-errors"],
      401: ["channel-401-body"],
      429: ["channel-429-body", "rate-quotas"],
    };
    return byStatus[status] ?? [];
  }
  if (!interfaces[api].rules) return [];
  const assumed = [READ_SHAPES[id] ?? []].flat();
  if (status >= 400) assumed.push("error-code-values");
  if (status === 403 && id === "TaxClass_UpdateTaxClass") assumed.push("operation-scopes");
  return assumed;
}

/** Answers the least that the description allows, with what the request says where it fits. */
function answerAsDescribed({ id, api, status, fileType }: Route): Operation {
  return ({ body, path, query, now }) => {
    if (fileType !== undefined) return { file: { bytes: new Uint8Array(), type: fileType } };
    const schema = findSchema(`${id}_${status}`)?.schema;
    return schema
      ? { body: completeValue(schema, { ...query, ...path, ...Object(body) }, { api, at: formatInstant(now) }) }
      : {};
  };
}
