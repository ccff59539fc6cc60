import { Hono, type MiddlewareHandler } from "hono";
import type { Assumptions } from "../seed/assumptions.ts";
import { realClock, type SandboxClock } from "../seed/clock.ts";
import { createLocalControl } from "../control/local.ts";
import { createChanges } from "../console/changes.ts";
import { createConsoleRoutes } from "../console/routes.ts";
import type { SandboxControl } from "../control/control.ts";
import { controlCalls } from "../control/calls.ts";
import { createControlRoutes } from "../control/routes.ts";
import { answerAuthorization } from "../oauth/authorize.ts";
import { answerTokenRequest } from "../oauth/token.ts";
import { readCall, buildResponse, type HttpCall, type HttpReply } from "../platform/call.ts";
import { limitBody } from "./limit-body.ts";
import { findApi, findRoute, isKnownPath, type FoundRoute } from "../platform/find-route.ts";
import { createHubRoutes } from "../hub/routes.ts";
import { createKeySetRoutes } from "../hub/key-sets.ts";
import { answerOperation } from "../platform/answer-operation.ts";
import { createPlatformState } from "../platform/state.ts";
import { findQuota } from "../platform/find-quota.ts";
import { buildProblem } from "../platform/problem.ts";
import { defaultSeed, type Seed } from "../seed/seed.ts";
import type { SandboxStorage } from "../state/storage.ts";
import { withFaults } from "../platform/respond-with-faults.ts";

const MOST_FORM_BYTES = 1024 * 1024;
const MOST_CONTROL_BYTES = 256 * 1024 * 1024; // a snapshot can be large

/**
 * Requests that wait for an answer. A `Request` reaches its own signal through a weak reference: one that nobody else holds
 * would be collected while it hangs, and its time limit would never end it.
 */
const requestsUnderWay = new Set<Request>();

export interface SandboxOptions {
  /** Tenants, clients, keys and refresh tokens. Default: `defaultSeed`, whose credentials are in `demo`. */
  seed?: Seed;
  /** What to assume where nobody knows; see `assumptions()`. */
  assumptions?: Partial<Assumptions>;
  /** A time at which the clock stands still until `advance()`. Default: the real time. */
  startAt?: Date;
  /** Tells the time that it runs with, and waits where a fault asks for it. Default: the clock of this machine. */
  clock?: SandboxClock;
  /** Decides every id, token and fault: the same seed gives the same ones. Default 1. */
  randomSeed?: number;
  /** Looks whether the set-up page of an app can be reached. Default `globalThis.fetch`. */
  hubFetch?: typeof globalThis.fetch;
  /** Keeps what the platform holds beyond this process; `dataFile()` in `@kontor/sandbox/server`. Default: none. */
  storage?: SandboxStorage;
}

/** The platform in a box. */
export interface Sandbox extends SandboxControl, Disposable {
  /** Answers a request as the platform would, without a port. Any host will do. */
  fetch: typeof globalThis.fetch;
}

/**
 * Makes a sandbox: stateful, validated against the specs in both ways, with a clock to move and faults to ask for.
 *
 * @see given spec §3, §4, §5, §6.1
 */
export function createSandbox(options: SandboxOptions = {}): Sandbox {
  return createSandboxCore(options).sandbox;
}

const OPTIONS = [
  "seed",
  "assumptions",
  "startAt",
  "clock",
  "randomSeed",
  "hubFetch",
  "storage",
  "port",
  "host",
  "headersTimeoutMs",
];

/** A sandbox, and the shorter way to it for who has no `Request` at hand: the server. */
interface SandboxCore {
  sandbox: Sandbox;
  handle(call: HttpCall, found: FoundRoute): Promise<HttpReply>;
}

/** @internal */
export function createSandboxCore({
  seed = defaultSeed,
  assumptions = {},
  startAt,
  clock = realClock,
  randomSeed = 1,
  hubFetch = globalThis.fetch,
  storage,
  mayControl = () => true,
  ...unknown
}: SandboxOptions & { mayControl?: (url: string) => boolean } = {}): SandboxCore {
  const [name] = Object.keys(unknown);
  if (name !== undefined)
    throw new RangeError(`Cannot make a sandbox as ${name} must be a known option: one of ${OPTIONS.join(", ")}`);
  const state = createPlatformState({ seed, assumptions, startAt, clock, randomSeed });
  const start = state.dump();
  const stored = storage?.load();
  if (stored) state.load(stored);
  if (storage) state.store.record();
  if (storage && !stored) storage.replace(state.dump());

  const changes = createChanges();
  const faults = state.table("faults");
  const control = watched(createLocalControl(state, () => start));
  const app = new Hono();
  app.use("/oauth2/*", limitBody(MOST_FORM_BYTES));
  app.all("/oauth2/token", ({ req: { raw } }) =>
    withFaults(readCall(raw), state, { operation: "token", api: "erp" }, (fault) =>
      answerTokenRequest(raw, state, fault),
    ).then(buildResponse),
  );
  app.on(["GET", "POST"], "/oauth2/auth", ({ req }) => answerAuthorization(req.raw, state));
  const guard: MiddlewareHandler = (context, next) =>
    mayControl(context.req.url)
      ? next()
      : Promise.resolve(context.json({ error: "Cannot control the sandbox by a name that is not its own" }, 403));
  app.use("/__sandbox", guard); // after routing: however an address is spelled, this is where it leads
  app.use("/__sandbox/*", guard, limitBody(MOST_CONTROL_BYTES));
  app.route("/", createConsoleRoutes(control, state, changes));
  app.route("/", createHubRoutes(state, { fetch: hubFetch }));
  app.route("/", createKeySetRoutes(state));
  app.route("/__sandbox", createControlRoutes(control));
  app.notFound(({ req }) => refuse(req.raw));
  app.onError((error) => {
    throw error; // a connection that was reset on purpose, or a fault of the sandbox
  });

  const sandbox: Sandbox = {
    ...control,
    fetch: async (input, init) => {
      const request = input instanceof Request && !init ? input : new Request(input, init);
      request.signal.throwIfAborted();
      requestsUnderWay.add(request);
      try {
        return await answerRequest(request);
      } finally {
        requestsUnderWay.delete(request);
      }
    },
    [Symbol.dispose]: () => storage?.close(),
  };
  return { sandbox, handle };

  async function answerRequest(request: Request): Promise<Response> {
    const call = readCall(request);
    const found = findRoute(call.method, call.path);
    if (found) return buildResponse(await handle(call, found));
    // Hono would answer a HEAD as a GET, and so use up deliveries
    return keeping(() => (call.method === "HEAD" ? refuse(request) : app.fetch(request)));
  }

  /** Answers an operation. */
  async function handle(call: HttpCall, found: FoundRoute): Promise<HttpReply> {
    changes.tell(); // a fault may hold the answer back, and its log entry is there before
    try {
      if (faults.size === 0) return await answerOperation(call, found, state);
      const { id: operation, api } = found.route;
      const about = { operation, api, quota: findQuota(found.route, state) };
      return await withFaults(call, state, about, (fault) => answerOperation(call, found, state, fault));
    } finally {
      commit();
      changes.tell();
    }
  }

  async function keeping(run: () => Response | Promise<Response>): Promise<Response> {
    changes.tell();
    try {
      return await run();
    } finally {
      commit();
      changes.tell();
    }
  }

  /** What changed is kept before the caller hears of it. */
  function commit(): void {
    if (!storage) return;
    const changes = state.store.changes();
    if (changes.length === 0) return;
    storage.save(changes);
    state.store.saved(); // where it could not be kept, it goes with the next
  }

  /** What was put back as a whole is kept as a whole, in its order. */
  function keepAll(): void {
    storage?.replace(state.dump());
    state.store.saved();
  }

  /** The same calls; what one changed is kept and shown. */
  function watched(each: SandboxControl): SandboxControl {
    return Object.fromEntries(
      (Object.entries(each) as [keyof SandboxControl, (...values: unknown[]) => unknown][]).map(([name, call]) => [
        name,
        (...values: unknown[]) => {
          try {
            return call(...values);
          } finally {
            if (name === "restore" || name === "reset") keepAll();
            else commit();
            if (controlCalls[name].method !== "GET") changes.tell();
          }
        },
      ]),
    ) as unknown as SandboxControl;
  }

  /** No operation fits: the address is unknown, or the method. */
  function refuse({ url, method }: Request): Response {
    const path = new URL(url).pathname;
    const problem = isKnownPath(path)
      ? { status: 405, code: "method-not-allowed", message: `${method} is not allowed here` }
      : { status: 404, code: "not-found", message: `There is no ${path}` };
    state.log.add({ at: state.clock.now(), method, path, status: problem.status, problem: problem.message });
    const body = buildProblem(findApi(path), problem);
    return method === "HEAD"
      ? new Response(null, { status: problem.status })
      : Response.json(body, { status: problem.status });
  }
}
