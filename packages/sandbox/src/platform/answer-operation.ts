import { authorize } from "./authorize.ts";
import type { HttpCall, HttpReply } from "./call.ts";
import { behaviours } from "../operations/index.ts";
import type { NotShownId } from "../generated/not-shown.generated.ts";
import type { OperationResult } from "../operations/operation.ts";
import type { PlatformState } from "./state.ts";
import { buildProblem, type Problem } from "./problem.ts";
import type { FoundRoute } from "./find-route.ts";
import { findQuota } from "./find-quota.ts";
import { buildRateHeaders, countRequest } from "./quotas.ts";
import { readBody, type Read } from "./read/body.ts";
import { readParameters } from "./read/parameters.ts";
import { routes, type Route } from "../generated/routes.generated.ts";
import { isDescribed, validate } from "./validate/validate.ts";

/**
 * Answers one operation as the platform would: credentials, then quota, then validation against the specs, then the
 * rule. What we answer is validated as well.
 *
 * @throws {Error} If our answer does not fit its spec: a fault of the sandbox, which must not pass for the platform's.
 *
 * @param fault Planned faults that strike, for the log.
 */
export async function answerOperation(
  call: HttpCall,
  { route, parts, address }: FoundRoute,
  state: PlatformState,
  fault?: string,
): Promise<HttpReply> {
  const now = state.clock.now();
  const headers: Record<string, string> = {};
  const assumed = new Set<NotShownId>();
  const ignored: string[] = []; // fields of the request that nobody describes
  let outcome: OperationResult = {};

  const problem = await run();
  const status = problem?.status ?? route.status;
  for (const id of outcome.assumed ?? []) assumed.add(id);
  for (const id of assumedBy(route, status)) assumed.add(id);
  if (problem?.headers) Object.assign(headers, problem.headers);
  if (assumed.size > 0) headers["x-sandbox-assumption"] = [...assumed].join(", ");
  const file = problem ? undefined : outcome.file;
  const body = problem ? buildProblem(route.api, problem) : outcome.body;
  const violation = file ? undefined : violationOf(route, status, body);
  state.log.add({
    at: now,
    method: call.method,
    path: address ?? call.path,
    operation: route.id,
    status,
    ...(problem ? { problem: problem.message } : outcome.log),
    ...(ignored.length > 0 && { ignored }),
    ...(fault !== undefined && { fault }),
    ...(violation && { violation }),
  });
  if (violation)
    throw new Error(`The sandbox answered ${route.id} with ${status} against its spec: ${JSON.stringify(violation)}`);
  if (file) return { status, headers: { ...headers, "content-type": file.type }, body: file.bytes };
  if (status === 204 || body === undefined) return { status, headers };
  headers["content-type"] = "application/json";
  return { status, headers, body: JSON.stringify(body) };

  async function run(): Promise<Problem | undefined> {
    const authorized = authorize(call, route, state, now);
    if ("problem" in authorized) {
      const quota = findQuota(route, state);
      Object.assign(headers, buildRateHeaders(quota, quota?.requests ?? 0)); // who is not let in is not counted
      return authorized.problem;
    }
    const { caller } = authorized;
    const read = await readBody(call, route);
    const tooMany = quotaProblem(caller.key, read);
    if (tooMany) return tooMany;
    if ("problem" in read) return read.problem;
    const { path, query } = readParameters(route, parts, call.search);
    if (readOldSession(route, call.search, query, read.body)) assumed.add("session-parameter");
    const [stranger, ...others] = call.search === "" ? [] : strangersIn(call.search, route);
    const ignores = state.assumptions.unknownFields[route.api] === "ignore";
    if (stranger !== undefined && !ignores)
      return { status: 400, code: "validation", message: `${stranger}: is no parameter here` };
    if (stranger !== undefined) ignored.push(...[stranger, ...others].map((name) => `?${name}`));
    const values = { header: headersOf(call, route), path, query, body: read.body };
    const fields = misfits(route, values, ignores ? ignored : undefined);
    if (ignored.length > 0) assumed.add("unknown-request-fields");
    if (fields) return { status: 400, code: "validation", message: "The request does not fit its description", fields };
    if (route.api === "erp" && !state.table("tenants").has(caller.tenantId))
      return { status: 401, code: "unauthorized", message: "The tenant is unknown" };
    const body = read.files ? { ...(read.body as object), ...read.files } : read.body;
    const rule = behaviours[route.id]!;
    const { headers: sent } = call;
    outcome = rule({
      ...caller,
      state,
      path: path as Record<string, string>,
      query,
      headers: sent,
      now,
      body: body as never,
    });
    return outcome.problem;
  }

  function knownRefreshToken(read: Read | { problem: Problem }): string | undefined {
    const token = "body" in read ? (Object(read.body) as { refreshToken?: unknown }).refreshToken : undefined;
    return typeof token === "string" && state.table("refreshTokens").has(token) ? token : undefined;
  }

  function quotaProblem(key: string, read: Read | { problem: Problem }): Problem | undefined {
    const own = state.assumptions.quotas[route.id];
    const quota = findQuota(route, state);
    if (!quota) return undefined;
    const who = key === "open" ? (knownRefreshToken(read) ?? "unknown") : key; // the exchange is counted by refresh token
    const counted = own === undefined ? route.path : `${route.id} ${quota.perSeconds}`; // one of its own counts on its own
    const { allowed, remaining } = countRequest(state.table("quotas"), `${counted} ${who}`, quota, now);
    Object.assign(headers, buildRateHeaders(quota, remaining));
    assumed.add("rate-quota-key");
    return allowed
      ? undefined
      : { status: 429, code: "quota", message: `More than ${quota.requests} requests in ${quota.perSeconds} s` };
  }
}

/** An old guide calls the session `sessionId`, in the query and in the body (T2); it is taken as what it means. */
function readOldSession({ id }: Route, search: string, query: Record<string, unknown>, body: unknown): boolean {
  if (!id.startsWith("Sellers_")) return false;
  const inQuery = new URLSearchParams(search).get("sessionId");
  if (inQuery !== null) query["session"] ??= inQuery;
  const old = Object(body) as Record<string, unknown>;
  if (!Object.hasOwn(old, "sessionId")) return inQuery !== null;
  old["session"] ??= old["sessionId"];
  delete old["sessionId"];
  return true;
}

/** The query parameters that the operation does not describe. */
function strangersIn(search: string, { id, parameters }: Route): string[] {
  const isOld = (name: string) => name === "sessionId" && id.startsWith("Sellers_");
  const isKnown = (name: string) => parameters.some((each) => each.place === "query" && each.name === name);
  return [...new URLSearchParams(search).keys()].filter((name) => !isKnown(name) && !isOld(name));
}

/** The headers that the operation describes, those that came. */
function headersOf({ headers }: HttpCall, { headers: described }: Route): Record<string, string> {
  const found: Record<string, string> = {};
  for (const name of described) {
    const value = headers.get(name);
    if (value !== null) found[name] = value;
  }
  return found;
}

/** What of a request does not fit its description; the channel interface is known to be lenient with text for numbers. */
function misfits(
  route: Route,
  values: Record<Part, unknown>,
  ignored: string[] | undefined,
): Record<string, string[]> | undefined {
  let fields: Record<string, string[]> | undefined;
  for (const { part, name, isTolerant } of describedParts.get(route)!) {
    const problems = validate(name, values[part], { isTolerant, dropped: part === "body" ? ignored : undefined });
    if (problems) fields = { ...fields, ...problems };
  }
  return fields;
}

type Part = "header" | "path" | "query" | "body";

/** What of a request each operation describes. */
const describedParts = new Map(
  routes.map((route) => [
    route,
    (["header", "path", "query", "body"] as const)
      .map((part) => ({ part, name: `${route.id}_${part}`, isTolerant: route.api === "channel" && part === "body" }))
      .filter(({ name }) => isDescribed(name)),
  ]),
);

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
