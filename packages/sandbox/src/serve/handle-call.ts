import type { Hono } from "hono";
import type { Changes } from "../console/changes.ts";
import { answerOperation } from "../platform/answer-operation.ts";
import type { HttpCall, HttpReply } from "../platform/call.ts";
import { findQuota } from "../platform/find-quota.ts";
import { findApi, findRoute, isKnownPath, type FoundRoute } from "../platform/find-route.ts";
import { buildProblem } from "../platform/problem.ts";
import { withFaults } from "../platform/respond-with-faults.ts";
import type { PlatformState } from "../platform/state.ts";

/** The methods that Hono is not asked about: it would answer a HEAD as a GET, and a `Request` cannot be created with the other methods. */
const NOT_ROUTED = new Set(["HEAD", "TRACE", "TRACK", "CONNECT"]);

/**
 * The requests that wait for an answer. A `Request` reaches its own signal through a weak reference. Without a reference from
 * here, a request that hangs would be collected, and its time limit would never end it.
 */
const underWay = new Set<HttpCall | Request>();

export interface CallHandlerParts {
  state: PlatformState;
  changes: Changes;
  /** Finds the answer to a call that controls the sandbox. */
  findControl(call: HttpCall): ((call: HttpCall) => Promise<HttpReply>) | undefined;
  /** Loads everything else: `/oauth2`, the pages, key sets. */
  loadRoutes(): Promise<Hono>;
  /** Keeps what a call changed, before its answer leaves. */
  save(): void;
}

/**
 * Creates the handler of every call, whether from `fetch` or over a port: the control first, then operations, then the
 * other routes, then a refusal.
 */
export function createCallHandler(parts: CallHandlerParts): (call: HttpCall) => Promise<HttpReply> {
  const { state, changes, findControl, save } = parts;
  return async (call) => {
    underWay.add(call);
    changes.tell(); // Tell now as well: a fault may delay the answer after its log entry was written
    try {
      const answer = findControl(call);
      if (answer) return await answer(call);
      const found = findRoute(call.method, call.path);
      if (found) return await handleOperation(state, call, found);
      return NOT_ROUTED.has(call.method) ? answerUnknownCall(state, call) : await handleByRoutes(parts, call);
    } finally {
      underWay.delete(call);
      save();
      changes.tell();
    }
  };
}

function handleOperation(state: PlatformState, call: HttpCall, found: FoundRoute): Promise<HttpReply> {
  if (state.table("faults").size === 0) return answerOperation(call, found, state);
  const { id: operation, api } = found.route;
  const about = { operation, api, quota: findQuota(found.route, state) };
  return withFaults(call, state, about, (fault) => answerOperation(call, found, state, fault));
}

async function handleByRoutes({ loadRoutes }: CallHandlerParts, call: HttpCall): Promise<HttpReply> {
  const request = call.toRequest();
  underWay.add(request);
  try {
    const routes = await loadRoutes();
    return await readReply(await routes.fetch(request));
  } finally {
    underWay.delete(request);
  }
}

/** Refuses a call that no operation and no other route fits: the address is unknown, or the method is not allowed. */
export function answerUnknownCall(state: PlatformState, { method, path }: HttpCall): HttpReply {
  const problem = isKnownPath(path)
    ? { status: 405, code: "method-not-allowed", message: `${method} is not allowed here` }
    : { status: 404, code: "not-found", message: `There is no ${path}` };
  const { status } = problem;
  state.log.add({ at: state.clock.now(), method, path, status, problem: problem.message });
  if (method === "HEAD") return { status, headers: {} };
  const headers = { "content-type": "application/json" };
  return { status, headers, body: JSON.stringify(buildProblem(findApi(path), problem)) };
}

/** The answer of a route. A body without an end, or one that states its length and is cut, stays a stream. */
async function readReply(response: Response): Promise<HttpReply> {
  const headers = Object.fromEntries(response.headers);
  const { status, body } = response;
  if (body === null) return { status, headers };
  const isStream = headers["content-type"] === "text/event-stream" || headers["content-length"] !== undefined;
  return { status, headers, body: isStream ? body : new Uint8Array(await response.arrayBuffer()) };
}
