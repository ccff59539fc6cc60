import { Hono, type MiddlewareHandler } from "hono";
import type { Changes } from "../console/changes.ts";
import { createConsoleRoutes } from "../console/routes.ts";
import type { SandboxControl } from "../control/control.ts";
import { buildControlReply, findNameRefusal, findOriginRefusal } from "../control/refusals.ts";
import { createKeySetRoutes } from "../hub/key-sets.ts";
import { createHubRoutes } from "../hub/routes.ts";
import { answerAuthorization } from "../oauth/authorize.ts";
import { answerTokenRequest } from "../oauth/token.ts";
import { buildResponse, readCall } from "../platform/call.ts";
import { withFaults } from "../platform/respond-with-faults.ts";
import type { PlatformState } from "../platform/state.ts";
import { limitBody } from "./limit-body.ts";
import { answerUnknownCall } from "./handle-call.ts";

const MOST_FORM_BYTES = 1024 * 1024;

export interface OtherRoutesParts {
  state: PlatformState;
  control: SandboxControl;
  changes: Changes;
  /** Looks whether the set-up page of an app can be reached. */
  hubFetch: typeof globalThis.fetch;
  /** Whether the sandbox may be controlled under this address. */
  mayControl(url: string): boolean;
}

/** Makes the routes that are no operations: the authorization server, the control, the console, the hub and its key sets. */
export function createOtherRoutes({ state, control, changes, hubFetch, mayControl }: OtherRoutesParts): Hono {
  const app = new Hono();
  app.use("/oauth2/*", limitBody(MOST_FORM_BYTES));
  app.all("/oauth2/token", ({ req: { raw } }) =>
    withFaults(readCall(raw), state, { operation: "token", api: "erp" }, (fault) =>
      answerTokenRequest(raw, state, fault),
    ).then(buildResponse),
  );
  app.on(["GET", "POST"], "/oauth2/auth", ({ req }) => answerAuthorization(req.raw, state));
  const guard: MiddlewareHandler = async (context, next) => {
    const refusal = findNameRefusal(context.req.url, mayControl);
    return refusal ? buildResponse(refusal) : next();
  };
  app.use("/__sandbox", guard); // after routing: however an address is spelled, this is where it leads
  app.use("/__sandbox/*", guard, limitBody(MOST_FORM_BYTES));
  app.route("/", createConsoleRoutes(control, state, changes));
  app.route("/", createHubRoutes(state, { fetch: hubFetch }));
  app.route("/", createKeySetRoutes(state));
  app.all("/__sandbox/*", ({ req: { raw, method, path } }) => {
    const unknown = { error: `Cannot ${method} ${path}: there is no such call` };
    return buildResponse(findOriginRefusal(raw) ?? buildControlReply(unknown, 404));
  });
  app.notFound(({ req }) => buildResponse(answerUnknownCall(state, readCall(req.raw))));
  app.onError((error) => {
    throw error; // a connection that was reset on purpose, or a fault of the sandbox
  });
  return app;
}
