import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

interface QueuedEvent {
  id: string;
  sellerId: string;
  deliveries: number;
  visibleAt: number;
  isAcknowledged: boolean;
}

export type MockPlatform = Awaited<ReturnType<typeof startMockPlatform>>;

/**
 * The event queue of the platform and nothing else, fast: pages of 100, in order, sent again after `redeliveryMs`, ten times in
 * all. The sandbox is the real one; this is for tens of thousands of events and hundreds of crashes.
 */
export async function startMockPlatform({
  redeliveryMs = 200,
  type = "Seller:Load.Test", // a type that Kontor does not know
} = {}) {
  const events = new Map<string, QueuedEvent>();
  let open: QueuedEvent[] = [];
  const counts: Record<string, number> = {};
  const answer = (response: ServerResponse, status: number, body = "") =>
    response.writeHead(status, { "content-type": "application/json" }).end(body);
  const server = createServer((request, response) => {
    let text = "";
    request.on("data", (chunk: Buffer) => (text += chunk.toString()));
    request.on("end", () => {
      if (request.url === "/v1/auth") return answer(response, 200, '{"authToken":"t","expiresIn":3600}');
      if (request.method === "DELETE") {
        const { eventIdList } = JSON.parse(text) as { eventIdList: string[] };
        for (const id of eventIdList) {
          const event = events.get(id);
          if (event) event.isAcknowledged = true; // what `open` still has of it
          events.delete(id);
        }
        return answer(response, 202);
      }
      platform.polls += 1;
      const now = Date.now();
      open = open.filter((event) => !event.isAcknowledged);
      const page = [];
      for (const event of open) {
        if (page.length === 100) break;
        if (event.visibleAt > now || event.deliveries >= 10) continue;
        event.deliveries += 1;
        event.visibleAt = now + redeliveryMs;
        page.push(event);
      }
      const list = page.map(({ id, sellerId }) => ({
        id,
        type,
        createdAt: "2026-02-11T08:00:00Z",
        event: { sellerId, offerId: 4711, quantity: "3" },
      }));
      return answer(response, 200, JSON.stringify({ eventList: list }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const platform = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Adds events of so many sellers, numbered in order within each. */
    add(count: number, sellers: number): void {
      for (let index = 0; index < count; index += 1) {
        const sellerId = `seller-${index % sellers}`;
        const number = (counts[sellerId] = (counts[sellerId] ?? 0) + 1);
        const event = { id: `${sellerId}/${number}`, sellerId, deliveries: 0, visibleAt: 0, isAcknowledged: false };
        events.set(event.id, event);
        open.push(event);
      }
    },
    /** Not acknowledged, dead ones included. */
    left: () => events.size,
    /** Sent ten times and not acknowledged. */
    dead: () => [...events.values()].filter((each) => !each.isAcknowledged && each.deliveries >= 10).length,
    /** How often events were asked for. */
    polls: 0,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return platform;
}
