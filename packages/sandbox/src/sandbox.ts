import { Hono } from "hono";
import type { EventPayloads, KnownEventType } from "@kontor/channel-types";
import { defaultAssumptions, type Assumptions } from "./assumptions.ts";
import { createClock } from "./clock.ts";
import { controlPlane } from "./control-plane.ts";
import type { QueueEntry } from "./event-queue.ts";
import { notShown } from "./not-shown.generated.ts";
import { answerTokenRequest } from "./oauth.ts";
import { answer } from "./platform.ts";
import { createPlatformState, type WireEvent } from "./platform-state.ts";
import { problemBody } from "./problem.ts";
import { reportOf, type Report } from "./report.ts";
import type { LogEntry } from "./request-log.ts";
import { routes, type Route } from "./routes.generated.ts";
import { defaultSeed, type Category, type Seed, type TaxClass } from "./seed.ts";
import { isDescribed, validate } from "./validate.ts";

const ERP_PREFIX = "/erp"; // {base_url} has a prefix (given §1)

export interface SandboxOptions {
  /** Tenants, clients, keys and refresh tokens. Default: `defaultSeed`, whose credentials are in `demo`. */
  seed?: Seed;
  /** What to assume where nobody knows; see `assumptions()`. */
  assumptions?: Partial<Assumptions>;
  /** A time at which the clock stands still until `advance()`. Default: the real time. */
  startAt?: Date;
  /** Makes ids of tokens. Default `crypto.randomUUID`. */
  randomId?: () => string;
}

/** The platform in a box. */
export interface Sandbox {
  /** Answers a request as the platform would, without a port. Any host will do. */
  fetch: typeof globalThis.fetch;
  /**
   * A seller does something: puts an event into the queue of a channel. Returns its id.
   * @throws {RangeError} If the payload does not fit the type, or no such channel exists.
   */
  trigger<Type extends string>(
    type: Type,
    event: Type extends KnownEventType ? EventPayloads[Type] : object,
    options?: { channel?: string },
  ): string;
  /** The sandbox's time. */
  now(): Date;
  /** Moves time forward, in ms. What is due happens at once: redelivery, dead letters, expiry. */
  advance(ms: number): void;
  /** Every event of a channel, by creation, with its state. Uses none of its deliveries. */
  events(options?: { channel?: string }): QueueEntry<WireEvent>[];
  categories(tenantId: string): Category[];
  taxClasses(tenantId: string): TaxClass[];
  /** Ends all access tokens now, as a revocation does. */
  revokeTokens(): void;
  log(): LogEntry[];
  /** The log, added up. */
  report(): Report;
  /** What the sandbox assumes, and every row of what is not shown. */
  assumptions(): { values: Assumptions; notShown: typeof notShown };
  /** Back to the seed: no event, no token, an empty log. The clock stays. */
  reset(): void;
}

/**
 * Makes a sandbox: stateful, validated against the specs in both ways, with a clock to move.
 *
 * @see given spec §3, §4, §5, §6.1
 */
export function createSandbox({
  seed = defaultSeed,
  assumptions = {},
  startAt,
  randomId = () => crypto.randomUUID(),
}: SandboxOptions = {}): Sandbox {
  const clock = createClock({ startAt, onMove: () => state.queues.forEach((queue) => queue.expire(clock.now())) });
  const assumed = { ...defaultAssumptions, ...assumptions };
  const fresh = () => createPlatformState({ assumptions: assumed, seed, clock, randomId });
  let state = fresh();
  let events = 0;

  const control: Omit<Sandbox, "fetch"> = {
    trigger(type, event, { channel = [...state.queues.keys()][0] ?? "" } = {}) {
      const id = `event-${String((events += 1)).padStart(6, "0")}`;
      const wire: WireEvent = { id, type, createdAt: new Date(clock.now()).toISOString(), event };
      const problems = isDescribed(type) ? validate(type, wire) : undefined;
      if (problems)
        throw new RangeError(
          `Cannot trigger ${type} as its payload must fit the spec: got ${JSON.stringify(problems)}`,
        );
      queueOf(channel).add(wire);
      return id;
    },
    now: () => new Date(clock.now()),
    advance: clock.advance,
    events: ({ channel = [...state.queues.keys()][0] ?? "" } = {}) => queueOf(channel).entries(clock.now()),
    categories: (tenantId) => state.erp.categories(tenantId),
    taxClasses: (tenantId) => state.erp.taxClasses(tenantId),
    revokeTokens: () => state.tokens.revoke(),
    log: () => state.log.entries(),
    report: () => reportOf(state.log.entries()),
    assumptions: () => ({ values: structuredClone(assumed), notShown }),
    reset: () => void (state = fresh()),
  };

  const app = new Hono();
  const prefixOf = ({ api }: Route) => (api === "erp" ? ERP_PREFIX : "");
  const shapes = routes.map((route) => new RegExp(`^${prefixOf(route)}${route.path.replaceAll(/\{\w+\}/g, "[^/]+")}$`));
  for (const route of routes) {
    const path = `${prefixOf(route)}${route.path}`.replaceAll(/\{(\w+)\}/g, ":$1");
    app.on(route.method, path, ({ req }) => answer(req.raw, route, state, prefixOf(route)));
  }
  app.all("/oauth2/token", ({ req }) => answerTokenRequest(req.raw, state));
  app.route("/__sandbox", controlPlane(control));
  app.notFound(({ req }) => refuse(req.raw));

  return {
    ...control,
    fetch: async (input, init) => {
      const request = input instanceof Request && !init ? input : new Request(input, init);
      // Hono would answer a HEAD as a GET, and so use up deliveries
      return request.method === "HEAD" ? refuse(request) : app.fetch(request);
    },
  };

  /** No operation fits: the address is unknown, or the method. */
  function refuse({ url, method }: Request): Response {
    const path = new URL(url).pathname;
    const problem = shapes.some((shape) => shape.test(path))
      ? { status: 405, code: "method-not-allowed", message: `${method} is not allowed here` }
      : { status: 404, code: "not-found", message: `There is no ${path}` };
    state.log.add({
      at: new Date(clock.now()).toISOString(),
      method,
      path,
      status: problem.status,
      problem: problem.message,
    });
    const body = problemBody(path.startsWith(ERP_PREFIX) ? "erp" : "channel", problem);
    return method === "HEAD"
      ? new Response(null, { status: problem.status })
      : Response.json(body, { status: problem.status });
  }

  function queueOf(channel: string) {
    const queue = state.queues.get(channel);
    if (!queue)
      throw new RangeError(
        `Cannot use a channel as it must be one of ${[...state.queues.keys()].join(", ")}: got ${channel}`,
      );
    return queue;
  }
}
