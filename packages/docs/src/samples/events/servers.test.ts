/** The samples of health and metrics run on the real servers. */
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import type { ChannelConsumer } from "@kontor/channel-events";
import { sqliteInbox } from "@kontor/channel-events/sqlite";
import { createSandbox } from "@kontor/sandbox";
import { expect, test } from "vitest";
import { connect } from "../connect.ts";
import { serveByExpress, serveByFastify, serveByHono, serveByNode } from "./health.ts";
import { createMeasuredConsumer } from "./metrics.ts";

/** A consumer that is alive, and ready as far as `isReady` says. */
function createConsumer(isReady: boolean) {
  const health = async () => ({ status: isReady ? "ok" : "failing", isReady, isLive: true });
  return { health } as unknown as ChannelConsumer;
}

async function listen(server: Server) {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const close = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { origin, close };
}

const frameworks: Record<string, (consumer: ChannelConsumer) => Promise<Server>> = {
  Hono: async (consumer) => {
    const listener = getRequestListener(serveByHono(consumer).fetch, { overrideGlobalObjects: false }); // Other tests share the process.
    return createServer((incoming, outgoing) => void listener(incoming, outgoing));
  },
  Express: async (consumer) => createServer(serveByExpress(consumer)),
  Fastify: async (consumer) => {
    const app = serveByFastify(consumer);
    await app.ready();
    return app.server;
  },
};

test.each(Object.entries(frameworks))("%s answers both probes, with the report", async (_, make) => {
  const { origin, close } = await listen(await make(createConsumer(false)));

  const live = await fetch(`${origin}/live`);
  const ready = await fetch(`${origin}/ready`);

  expect([live.status, ready.status]).toEqual([200, 503]);
  expect(await ready.json()).toEqual({ status: "failing", isReady: false, isLive: true });
  expect(live.headers.get("content-type")).toBe("application/json");
  await close();
});

test.each([
  [true, 200],
  [false, 503],
])("Node's http answers with the health: ready %j is %d", async (isReady, status) => {
  const { origin, close } = await listen(serveByNode(createConsumer(isReady)));

  const answer = await fetch(origin);

  expect([answer.status, await answer.json()]).toEqual([status, expect.objectContaining({ isReady })]);
  await close();
});

test("Prometheus reads what was consumed, and what waits, in its own text form", async () => {
  const folder = mkdtempSync(join(tmpdir(), "kontor-metrics-"));
  const sandbox = createSandbox();
  const inbox = sqliteInbox(join(folder, "events.db"));
  const { consumer, server } = createMeasuredConsumer(inbox, connect({ fetch: sandbox.fetch }));
  const priceList = [{ id: "default", quantityPriceList: [{ amount: "24.90", currency: "EUR" }] }];
  sandbox.trigger("Seller:Offer.New", { sellerId: "1", offerId: 4711, sku: "oak-1", priceList });
  await consumer.start();
  await consumer.idle();
  const { origin, close } = await listen(server);

  const text = await (await fetch(origin)).text();

  expect(text).toMatch(/^# TYPE messaging_client_consumed_messages_total counter$/m);
  expect(text).toMatch(/^messaging_client_consumed_messages_total\{.*messaging_system="kontor".*\} 1$/m);
  expect(text).toMatch(/^# TYPE messaging_process_duration histogram$/m);
  expect(text).toMatch(/^messaging_process_duration_count\{.*\} 1$/m);
  expect(text).toMatch(/^messaging_process_duration_bucket\{.*le="0.005"\} \d$/m); // in seconds
  expect(text).toMatch(/^kontor_inbox_waiting\{.*\} 0$/m);
  await consumer.stop();
  await inbox.close();
  await close();
  rmSync(folder, { recursive: true });
});
