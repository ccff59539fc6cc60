import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

const MOST_DELIVERIES = 10;
const PAGE = 100;
const FETCH_MS = 25; // Two processes that fetch at about the same time are seen.

interface QueuedEvent {
  id: string;
  sellerId: string;
  deliveries: number;
  visibleAt: number;
}

/** Two processes that fetched from one channel at the same time. */
export interface Overlap {
  channel: string;
  members: string[];
}

/** The event queues of many channels, with the rules of the platform and nothing else. */
export interface Queues {
  urlOf(channel: string): string;
  /** Adds events of so many sellers to a channel, numbered in order within each. */
  add(channel: string, events: number, sellers: number): void;
  /** Events that are not acknowledged and may still be sent. */
  left(): number;
  /** Events that were sent ten times and not acknowledged. */
  lost(): string[];
  /** How often an event was sent, the most of all. */
  mostDeliveries(): number;
  overlaps: Overlap[];
  close(): Promise<void>;
}

/** Starts the queues of channels. Each process says in a header who it is. An event that is not acknowledged is sent again after `redeliveryMs`. */
export async function startQueues({ redeliveryMs }: { redeliveryMs: number }): Promise<Queues> {
  const channels = new Map<string, Map<string, QueuedEvent>>();
  const numbers = new Map<string, number>();
  const fetching = new Map<string, string[]>();
  const overlaps: Overlap[] = [];
  const most = { deliveries: 0 };
  const queueOf = (channel: string) => {
    const queue = channels.get(channel) ?? new Map<string, QueuedEvent>();
    channels.set(channel, queue);
    return queue;
  };
  const all = () => [...channels.values()].flatMap((queue) => [...queue.values()]);

  function note(channel: string, member: string, response: ServerResponse): void {
    const others = fetching.get(channel) ?? [];
    if (others.some((other) => other !== member)) overlaps.push({ channel, members: [...others, member] });
    fetching.set(channel, [...others, member]);
    response.once("close", () => {
      const left = [...(fetching.get(channel) ?? [])];
      left.splice(left.indexOf(member), 1);
      fetching.set(channel, left);
    });
  }

  const server = createServer((request, response) => {
    let text = "";
    request.on("data", (chunk: Buffer) => (text += chunk.toString()));
    request.on("end", () => {
      const channel = request.url!.split("/")[1]!;
      const answer = (status: number, body: object) =>
        response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
      if (request.url!.endsWith("/v1/auth")) return answer(200, { authToken: "t", expiresIn: 3600 });
      if (request.method === "DELETE") {
        for (const id of (JSON.parse(text) as { eventIdList: string[] }).eventIdList) queueOf(channel).delete(id);
        return answer(202, {});
      }
      note(channel, String(request.headers["x-member"]), response);
      const page = takePage(queueOf(channel), { redeliveryMs, most });
      return setTimeout(() => answer(200, { eventList: page }), FETCH_MS);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    overlaps,
    urlOf: (channel) => `http://127.0.0.1:${port}/${channel}`,
    add(channel, count, sellers) {
      for (let index = 0; index < count; index += 1) {
        const sellerId = `seller-${index % sellers}`;
        const number = (numbers.get(`${channel} ${sellerId}`) ?? 0) + 1;
        numbers.set(`${channel} ${sellerId}`, number);
        const id = `${sellerId}/${number}`;
        queueOf(channel).set(id, { id, sellerId, deliveries: 0, visibleAt: 0 });
      }
    },
    left: () => all().filter(({ deliveries }) => deliveries < MOST_DELIVERIES).length,
    lost: () =>
      [...channels].flatMap(([channel, queue]) =>
        [...queue.values()]
          .filter(({ deliveries }) => deliveries >= MOST_DELIVERIES)
          .map(({ id }) => `${channel} ${id}`),
      ),
    mostDeliveries: () => most.deliveries,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Takes what may be sent now, and counts its deliveries. */
function takePage(
  queue: Map<string, QueuedEvent>,
  { redeliveryMs, most }: { redeliveryMs: number; most: { deliveries: number } },
): object[] {
  const now = performance.now();
  const page = [];
  for (const event of queue.values()) {
    if (page.length === PAGE) break;
    if (event.visibleAt > now || event.deliveries >= MOST_DELIVERIES) continue;
    event.deliveries += 1;
    event.visibleAt = now + redeliveryMs;
    most.deliveries = Math.max(most.deliveries, event.deliveries);
    const { id, sellerId } = event;
    page.push({ id, type: "Seller:Load.Test", createdAt: "2026-02-11T08:00:00Z", event: { sellerId } });
  }
  return page;
}
