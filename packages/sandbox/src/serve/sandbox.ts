import type { Hono } from "hono";
import { createChanges } from "../console/changes.ts";
import type { SandboxControl } from "../control/control.ts";
import { createControlRoutes } from "../control/routes.ts";
import { createLocalControl } from "../control/local/local.ts";
import { buildResponse, readCall, type HttpCall, type HttpReply } from "../platform/call.ts";
import { createPlatformState } from "../platform/state.ts";
import type { Assumptions } from "../seed/assumptions.ts";
import { realClock, type SandboxClock } from "../seed/clock.ts";
import { checkSeed } from "../seed/read.ts";
import { defaultSeed, type Seed } from "../seed/seed.ts";
import type { SandboxStorage } from "../state/storage.ts";
import { createCallHandler } from "./handle-call.ts";
import { createChangeKeeper, withKeeping } from "./keep-changes.ts";
import type { OtherRoutesParts } from "./other-routes.ts";

/** Options of `createSandbox()`: its data, its clock, and the assumptions about what nobody knows. */
export interface SandboxOptions {
  /**
   * Tenants, clients, keys and refresh tokens, all of them. To change a part, begin with the default: `{ ...defaultSeed, tenants }`.
   * Default: `defaultSeed`, whose credentials are in `demo`.
   */
  seed?: Seed | undefined;
  /** Assumptions for facts that nobody knows; see `assumptions()`. Default: the default of each, as `notShown` names it. */
  assumptions?: Partial<Assumptions> | undefined;
  /** The instant at which the clock stands still until `advance()`. Default: the real time, running. */
  startAt?: Date | undefined;
  /** Tells the time that it runs with, and waits where a fault asks for it. Default: the clock of this machine. */
  clock?: SandboxClock | undefined;
  /** Decides every id, token and fault: an equal seed gives equal ones. Default 1. */
  randomSeed?: number | undefined;
  /** Looks whether the set-up page of an app can be reached. Default `globalThis.fetch`. */
  hubFetch?: typeof globalThis.fetch | undefined;
  /** Keeps the data of the platform beyond this process; `dataFile()` in `@kontor/sandbox/server`. Default: none. */
  storage?: SandboxStorage | undefined;
}

/** The platform in a box. */
export interface Sandbox extends SandboxControl, Disposable {
  /** Answers a request as the platform would, without a port. Any host will do. */
  fetch: typeof globalThis.fetch;
}

/**
 * Makes a sandbox. It has a state, validates requests and its answers against the specs, and has a clock to move and faults to
 * plan.
 *
 * @throws {RangeError} If an option is unknown, the seed is no whole seed, or an assumption makes no sense.
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
  "site",
];

/** A sandbox, and the way in for calls that are no `Request`. */
interface SandboxCore {
  sandbox: Sandbox;
  handle(call: HttpCall): Promise<HttpReply>;
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
  if (seed !== defaultSeed) checkSeed(seed);
  const state = createPlatformState({ seed, assumptions, startAt, clock, randomSeed });
  const start = state.dump();
  const keeper = createChangeKeeper(state, storage);
  const changes = createChanges();
  const local = createLocalControl(state, () => start);
  const control = withKeeping(local, keeper, changes);
  let routes: Promise<Hono> | undefined;
  const handle = createCallHandler({
    state,
    changes,
    findControl: createControlRoutes({ control, mayControl }),
    loadRoutes: () => (routes ??= loadOtherRoutes({ state, control, changes, hubFetch, mayControl })),
    save: keeper.save,
  });
  const sandbox: Sandbox = {
    ...control,
    fetch: async (input, init) => {
      const request = input instanceof Request && !init ? input : new Request(input, init);
      request.signal.throwIfAborted();
      return buildResponse(await handle(readCall(request)));
    },
    [Symbol.dispose]: () => storage?.close(),
  };
  return { sandbox, handle };
}

/** Loads the pages, and Hono with them, at the first call that needs them: a third of the time until a sandbox answers. */
async function loadOtherRoutes(parts: OtherRoutesParts): Promise<Hono> {
  const { createOtherRoutes } = await import("./other-routes.ts");
  return createOtherRoutes(parts);
}
