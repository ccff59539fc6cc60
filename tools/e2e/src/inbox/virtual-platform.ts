import type { TokenSource } from "@kontor/auth";
import { Secret } from "@kontor/http";
import type { VirtualClock } from "@kontor/testing/virtual-clock";
import { createEventQueue } from "./event-queue.ts";

/** The event queue of the platform in virtual time, and nothing else: ten deliveries, and again after five minutes. */
export function createVirtualPlatform(clock: VirtualClock, { redeliveryMs = 300_000 } = {}) {
  const queue = createEventQueue(clock.now, redeliveryMs);
  type Answer = Response | undefined | Promise<Response | undefined>;
  const platform = {
    requests: { get: 0, delete: 0 },
    /** Answers in the platform's place. */
    intercept: (_method: string, _ids: readonly string[]): Answer => undefined,
    tokens: {
      get: async () => ({ value: new Secret("t"), expiresAt: new Date(clock.now() + 3_600_000) }),
      discard: () => {},
    } as TokenSource,
    add: (id: string, type: string, event: unknown) =>
      queue.add({ id, type, createdAt: new Date(clock.now()).toISOString(), event }),
    deliveries: queue.deliveries,
    left: queue.left,
    async fetch(_input: unknown, init?: RequestInit): Promise<Response> {
      const method = init?.method ?? "GET";
      const body = typeof init?.body === "string" ? init.body : "{}";
      const { eventIdList = [] } = JSON.parse(body) as { eventIdList?: string[] };
      platform.requests[method === "DELETE" ? "delete" : "get"] += 1;
      const instead = await platform.intercept(method, eventIdList);
      if (instead) return instead;
      if (method === "DELETE") {
        queue.acknowledge(eventIdList);
        return new Response(null, { status: 204 });
      }
      return Response.json({ eventList: queue.fetch() });
    },
  };
  return platform;
}
