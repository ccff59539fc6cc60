import { createChannelConsumer, type ArrivingEvent } from "@kontor/channel-events";
import { postgresInbox } from "@kontor/channel-events/postgres";
import { startPostgres, type Postgres } from "@kontor/testing/postgres";
import { waitUntil } from "@kontor/testing/wait-until";
import { Pool } from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";

const quiet = { info: () => {}, warn: () => {}, error: () => {} };
const channel = { events: { list: async () => ({ eventList: [] }), acknowledge: async () => {} } } as never;
let server: Postgres;
let pool: Pool;
beforeAll(async () => {
  server = await startPostgres();
  pool = new Pool({ connectionString: server.url, max: 8 });
});
afterAll(async () => {
  await pool.end();
  await server.stop();
});

const eventOf = (id: string): ArrivingEvent => {
  const raw = JSON.stringify({ id, type: "Seller:New.Type", createdAt: "2026-02-11T08:00:00Z", event: {} });
  return { id, type: "Seller:New.Type", lane: id, raw };
};

/** A process whose handlers fail, and the inbox as another process has it. */
function setUp(schema: string) {
  const open = () => postgresInbox({ pool, schema, unsafeDurability: true });
  const consumer = createChannelConsumer({
    channel,
    inbox: open(),
    handlers: { "*": () => Promise.reject(new Error("down")) },
    retry: { backoff: () => 1 },
    unsafeDurability: true,
    logger: quiet,
  });
  return { consumer, other: open() };
}

test("an entry of failingLanes goes when another process has handled its event, and when an operator has put it aside", async () => {
  const { consumer, other } = setUp("failing");
  await other.accept([eventOf("handled"), eventOf("aside")]);
  await consumer.start();
  const listFailing = async () => (await consumer.health()).failingLanes.map(({ id }) => id).toSorted();
  await waitUntil(async () => expect(await listFailing()).toEqual(["aside", "handled"]));
  await consumer.pause();

  await other.putAside({ id: "aside" }, "by hand");
  expect(await listFailing()).toEqual(["handled"]);
  await waitUntil(async () => {
    const [claim] = await other.claim({ lanes: 1, perLane: 1, leaseMs: 30_000 });
    const settled = [{ seq: claim!.events[0]!.seq, settlement: { to: "done" } as const }];
    await other.settle([{ claim: claim!, settled, release: true }]);
  });

  expect(await listFailing()).toEqual([]);
  await consumer.stop();
});

test("health names an event that was running when its process ended, once the lease of that process is over", async () => {
  const { consumer, other } = setUp("suspects");
  await other.accept([eventOf("1")]);
  const [claim] = await other.claim({ lanes: 1, perLane: 1, leaseMs: 200 });
  const start = { claim: claim!, seq: claim!.events[0]!.seq, unfinishedStarts: 2, nextTurnInMs: 600_000 };
  await other.recordStarts([start]);
  await consumer.start();

  await waitUntil(async () => expect((await consumer.health()).suspects).toHaveLength(1));

  const { status, suspects } = await consumer.health();
  expect([status, suspects]).toEqual([
    "degraded",
    [{ lane: "1", id: "1", unfinishedStarts: 2, nextTryInMs: expect.any(Number) as number }],
  ]);
  await consumer.stop();
});
