import { setTimeout as wait } from "node:timers/promises";
import { createChannelConsumer } from "@kontor/channel-events";
import { postgresInbox } from "@kontor/channel-events/postgres";
import { startPostgres, type Postgres } from "@kontor/testing/postgres";
import { waitUntil } from "@kontor/testing/wait-until";
import { Pool } from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openWay, type Way } from "../fleet/swallow.ts";

const quiet = { info: () => {}, warn: () => {}, error: () => {} };
let server: Postgres;
let way: Way;
beforeAll(async () => {
  server = await startPostgres();
  way = await openWay({ port: Number(new URL(server.url).port) });
});
afterAll(async () => {
  way.close();
  await server.stop();
});

test("a consumer whose connections are accepted and never answered goes on by itself once they are, also with a pool that has no limit", async () => {
  const url = new URL(server.url);
  url.port = String(way.port);
  const pool = new Pool({ connectionString: url.href, max: 4 });
  const pages = [[{ id: "e1", type: "Seller:New.Type", createdAt: "2026-02-11T08:00:00Z", event: { sellerId: "1" } }]];
  const handled: string[] = [];
  const consumer = createChannelConsumer({
    channel: {
      events: { list: async () => ({ eventList: pages.shift() ?? [] }), acknowledge: async () => {} },
    } as never,
    inbox: postgresInbox({ pool, unsafeDurability: true }),
    unsafeDurability: true,
    handlers: { "*": ({ id }) => void handled.push(id) },
    logger: quiet,
  });
  way.cut(true);

  const starting = consumer.start().catch(() => consumer.start()); // A supervisor would start it again.
  await wait(11_000); // The first connections are given up.
  way.cut(false);

  await starting;
  await waitUntil(() => expect(handled).toEqual(["e1"]), { timeoutMs: 15_000 });
  await consumer.stop();
  await pool.end();
});
