import type { TokenSource } from "@kontor/auth";
import { Secret } from "@kontor/http";
import type { VirtualClock } from "@kontor/testing/virtual-clock";

interface Queued {
  body: unknown;
  deliveries: number;
  visibleAt: number;
  isAcknowledged: boolean;
}

/** The event queue of the platform in virtual time, and nothing else: ten deliveries, and again after five minutes. */
export function createVirtualPlatform(clock: VirtualClock, { redeliveryMs = 300_000 } = {}) {
  const queue = new Map<string, Queued>();
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
      void queue.set(id, {
        body: { id, type, createdAt: new Date(clock.now()).toISOString(), event },
        deliveries: 0,
        visibleAt: 0,
        isAcknowledged: false,
      }),
    /** How often each event was sent, by its id. */
    deliveries: () => new Map([...queue].map(([id, { deliveries }]) => [id, deliveries])),
    /** Not acknowledged, lost ones included. */
    left: () => [...queue].filter(([, { isAcknowledged }]) => !isAcknowledged).map(([id]) => id),
    async fetch(_input: unknown, init?: RequestInit): Promise<Response> {
      const method = init?.method ?? "GET";
      const body = typeof init?.body === "string" ? init.body : "{}";
      const { eventIdList = [] } = JSON.parse(body) as { eventIdList?: string[] };
      platform.requests[method === "DELETE" ? "delete" : "get"] += 1;
      const instead = await platform.intercept(method, eventIdList);
      if (instead) return instead;
      if (method === "DELETE") {
        for (const id of eventIdList) if (queue.has(id)) queue.get(id)!.isAcknowledged = true;
        return new Response(null, { status: 204 });
      }
      const now = clock.now();
      const page = [...queue.values()]
        .filter((each) => !each.isAcknowledged && each.visibleAt <= now && each.deliveries < 10)
        .slice(0, 100);
      for (const each of page) {
        each.deliveries += 1;
        each.visibleAt = now + redeliveryMs;
      }
      return Response.json({ eventList: page.map((each) => each.body) });
    },
  };
  return platform;
}
