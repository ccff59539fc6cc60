import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { createEventQueue } from "./event-queue.ts";

export type MockPlatform = Awaited<ReturnType<typeof startMockPlatform>>;

/**
 * The event queue of the platform behind an address, and nothing else, fast. The sandbox is the real one; this is for tens of thousands of
 * events and hundreds of crashes.
 */
export async function startMockPlatform({
  redeliveryMs = 200,
  type = "Seller:Load.Test", // a type that Kontor does not know
} = {}) {
  const queue = createEventQueue(Date.now, redeliveryMs);
  const counts: Record<string, number> = {};
  const answer = (request: IncomingMessage, body: string): object => {
    if (request.url === "/v1/auth") return { authToken: "t", expiresIn: 3600 };
    if (request.method !== "DELETE") platform.polls += 1;
    else queue.acknowledge((JSON.parse(body) as { eventIdList: string[] }).eventIdList);
    return request.method === "DELETE" ? {} : { eventList: queue.fetch() };
  };
  const server = createServer((request, response) => {
    response.setHeader("content-type", "application/json");
    void text(request).then(
      (body) => response.end(JSON.stringify(answer(request, body))),
      () => {},
    ); // its sender was killed
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const platform = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Adds events of so many sellers, numbered in order within each. */
    add(count: number, sellers: number): void {
      for (let index = 0; index < count; index += 1) {
        const sellerId = `seller-${index % sellers}`;
        const number = (counts[sellerId] = (counts[sellerId] ?? 0) + 1);
        const event = { sellerId, offerId: 4711, quantity: "3" };
        queue.add({ id: `${sellerId}/${number}`, type, createdAt: "2026-02-11T08:00:00Z", event });
      }
    },
    /** Not acknowledged, dead ones included. */
    left: () => queue.left().length,
    /** Sent ten times and not acknowledged. */
    dead: () => queue.left().filter((id) => queue.deliveries(id) >= 10).length,
    /** How often events were asked for. */
    polls: 0,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return platform;
}
