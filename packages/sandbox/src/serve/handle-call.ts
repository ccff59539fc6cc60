import { listConsoleRoutes } from "../console/routes.ts";
import type { SandboxControl } from "../control/control.ts";
import { buildControlReply, listControlRoutes, type Answer } from "../control/routes.ts";
import { interfaces } from "../generated/routes.generated.ts";
import { listHubRoutes } from "../hub/routes.ts";
import { listKeySetRoutes } from "../hub/session-tokens.ts";
import { answerAuthorization } from "../oauth/authorize.ts";
import { answerTokenRequest, SECOND_GENERATION } from "../oauth/token.ts";
import { rules } from "../operations/registry.ts";
import { answerOperation } from "../platform/answer-operation.ts";
import { findQuota } from "../platform/authorize.ts";
import { isForeign, type Handle, type HttpCall, type HttpReply } from "../platform/call.ts";
import { buildProblem, findApi, findRoute, isKnownPath, listMethods } from "../platform/find-route.ts";
import { withFaults } from "../platform/respond-with-faults.ts";
import type { PlatformState } from "../platform/state.ts";

/**
 * The requests that wait for an answer. A `Request` reaches its own signal through a weak reference. Without a reference from
 * here, a request that hangs would be collected, and its time limit would never end it.
 */
const underWay = new Set<HttpCall>();

export interface CallHandlerParts {
  state: PlatformState;
  control: SandboxControl;
  /** Looks whether the set-up page of an app can be reached. */
  hubFetch: typeof globalThis.fetch;
  /** Whether the sandbox may be controlled under this address. */
  mayControl(url: string): boolean;
  /** Keeps what a call changed, before its answer leaves. */
  save(): void;
}

/** Creates the handler of every call: first the control, the authorization server and the pages; then operations; then a refusal. */
export function createCallHandler(parts: CallHandlerParts): Handle {
  const { state, save } = parts;
  const findOwn = createOwnRoutes(parts);
  return async (call) => {
    underWay.add(call);
    try {
      const answer = findOwn(call);
      if (answer) return await answer(call);
      const found = findRoute(call.method, call.path);
      if (!found) return answerUnknownCall(state, call);
      const { id: operation, api } = found.route;
      const about = { operation, api, quota: findQuota(found.route, state) };
      return await withFaults(call, state, about, (fault) => answerOperation({ call, found, state, rules, fault }));
    } finally {
      underWay.delete(call);
      save();
    }
  };
}

function createOwnRoutes({ state, control, hubFetch, mayControl }: CallHandlerParts) {
  const routes = new Map<string, Answer>([
    ...listControlRoutes(control),
    ...listConsoleRoutes(control, state),
    ...listHubRoutes(state, hubFetch),
    ...listKeySetRoutes(state),
    ["GET /oauth2/auth", (call) => answerAuthorization(call, state)],
    ["POST /oauth2/auth", (call) => answerAuthorization(call, state)],
  ]);
  const answerToken: Answer = (call) =>
    withFaults(call, state, { operation: "token", api: "erp" }, (fault) => answerTokenRequest(call, state, fault));
  return ({ method, path }: HttpCall): Answer | undefined => {
    if (method === "HEAD") return undefined;
    if (path === "/oauth2/token" || path === SECOND_GENERATION) return answerToken; // by any method, which it refuses itself
    const answer = routes.get(`${method} ${path}`);
    const isControl = path === "/__sandbox" || path.startsWith("/__sandbox/");
    return isControl ? guard(answer ?? refuseUnknown) : answer;
  };

  /** Refuses a caller who reaches the sandbox by a name that may have been pointed at it by an attacker. */
  function guard(answer: Answer): Answer {
    return (call) =>
      mayControl(call.url)
        ? answer(call)
        : buildControlReply({ error: "Cannot control the sandbox under a host name that is not its own" }, 403);
  }
}

function refuseUnknown(call: HttpCall): HttpReply {
  return isForeign(call)
    ? buildControlReply({ error: "Cannot control the sandbox from another origin" }, 403)
    : buildControlReply({ error: `Cannot ${call.method} ${call.path}: there is no such call` }, 404);
}

/** Refuses a call that no operation and no other route fits: the address is unknown, or the method is not allowed. */
function answerUnknownCall(state: PlatformState, { method, url }: HttpCall): HttpReply {
  const { pathname: path } = new URL(url); // throws where the host cannot be read
  const allow = listMethods(path).join(", ");
  const isOfErp = isKnownPath(`${interfaces.erp.prefix}${path}`);
  const problem = allow
    ? { status: 405, code: "method-not-allowed", message: `${method} is not allowed here, only ${allow}` }
    : { status: 404, code: "not-found", message: `There is no ${path}${isOfErp ? ": the ERP is below /erp" : ""}` };
  const { status } = problem;
  state.log.add({ at: state.clock.now(), method, path, status, problem: problem.message });
  const headers: Record<string, string> = allow ? { allow } : {}; // RFC 9110 §15.5.6
  if (method === "HEAD") return { status, headers };
  headers["content-type"] = "application/json";
  return { status, headers, body: JSON.stringify(buildProblem(findApi(path), problem)) };
}
