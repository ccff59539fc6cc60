import { createChannelFleet, type FleetChannelOptions } from "@kontor/channel-events/fleet";
import { postgresHub } from "@kontor/channel-events/postgres";
import { startPostgres, type Postgres } from "@kontor/testing/postgres";
import { waitUntil } from "@kontor/testing/wait-until";
import { Pool, type PoolClient } from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";

const quiet = { info: () => {}, warn: () => {}, error: () => {} };
let server: Postgres;
let admin: Pool;
beforeAll(async () => {
  server = await startPostgres();
  admin = new Pool({ connectionString: server.url, max: 3 });
  admin.on("error", () => {}); // The server may end before its connections do.
});
afterAll(async () => {
  await admin.end();
  await server.stop();
});

const channel = { events: { list: async () => ({ eventList: [] }), acknowledge: async () => {} } } as never;
const buildEvents = (name: string, count: number, sellers = count) =>
  Array.from({ length: count }, (_, index) => ({
    id: `${name} ${index}`,
    type: "Seller:New.Type",
    lane: `seller ${index % sellers}`,
    raw: JSON.stringify({
      id: `${name} ${index}`,
      type: "Seller:New.Type",
      createdAt: "2026-02-11T08:00:00Z",
      event: { sellerId: `seller ${index % sellers}` },
    }),
  }));

async function startFleet(schema: string, channels: Record<string, Omit<FleetChannelOptions, "channel">>) {
  const pool = new Pool({ connectionString: server.url, max: 4 });
  const hub = postgresHub({ pool, schema, unsafeDurability: true });
  const given = Object.fromEntries(Object.entries(channels).map(([name, each]) => [name, { ...each, channel }]));
  const fleet = createChannelFleet({ hub, channels: given, unsafeDurability: true, logger: quiet });
  await fleet.start();
  const stop = async () => {
    await fleet.stop({ drainTimeoutMs: 0 });
    await pool.end();
  };
  return { hub, stop };
}

test("channels whose lanes another transaction holds hold up no other: its results are written meanwhile", async () => {
  const end = Promise.withResolvers<void>();
  const stuckNames = ["one", "two", "three"];
  let begun = 0;
  const handleStuck = () => {
    begun += 1;
    return end.promise;
  };
  const { hub, stop } = await startFleet("held", {
    ...Object.fromEntries(stuckNames.map((name) => [name, { handlers: { "*": handleStuck } }])),
    other: { handlers: { "*": () => {} } },
  });
  for (const name of stuckNames) await hub.inbox(name).accept(buildEvents(name, 2));
  await waitUntil(() => expect(begun).toBe(6));
  const holder = await admin.connect();
  await holder.query("BEGIN");
  await holder.query("SELECT FROM held.turn FOR UPDATE");
  end.resolve(); // Their results cannot be written now.

  for (let page = 0; page < 5; page += 1) {
    await hub.inbox("other").accept(buildEvents(`other ${page}`, 20));
    await waitUntil(async () => expect(await hub.inbox("other").countWaiting()).toBe(0), { timeoutMs: 5_000 });
  }

  const countStuck = () => Promise.all(stuckNames.map((name) => hub.inbox(name).countWaiting()));
  expect(await countStuck()).toEqual([2, 2, 2]);
  await holder.query("COMMIT");
  holder.release();
  await waitUntil(async () => expect(await countStuck()).toEqual([0, 0, 0]));
  await stop();
});

test("handlers of one channel that write slowly leave those of another their turn", async () => {
  const order: string[] = [];
  const { hub, stop } = await startFleet("slow", {
    noisy: {
      handlers: {
        "*": (_, { withTx }) => {
          withTx(async (db: PoolClient) => {
            await db.query("SELECT pg_sleep(0.1)");
            order.push("noisy");
          });
        },
      },
    },
    quiet: { handlers: { "*": (_, { withTx }) => withTx(async () => void order.push("quiet")) } },
  });
  await hub.inbox("noisy").accept(buildEvents("noisy", 40));
  await waitUntil(() => expect(order.length).toBeGreaterThan(2));

  const before = order.length;
  await hub.inbox("quiet").accept(buildEvents("quiet", 1));
  await waitUntil(() => expect(order).toContain("quiet"));

  expect(order.indexOf("quiet") - before).toBeLessThan(6); // Twelve of the noisy channel wait for the two connections.
  await stop();
});

test("handlers that wait for nothing leave the event loop its turns", async () => {
  const turns: number[] = [];
  let inThisTurn = 0;
  const count = () => {
    inThisTurn += 1;
    if (inThisTurn > 1) return;
    setImmediate(() => {
      turns.push(inThisTurn);
      inThisTurn = 0;
    });
  };
  const { hub, stop } = await startFleet("turns", {
    noisy: {
      handlers: {
        "*": () => {
          count();
          const until = performance.now() + 1; // real time: each handler keeps the processor for a ms
          while (performance.now() < until);
        },
      },
    },
  });

  await hub.inbox("noisy").accept(buildEvents("noisy", 400, 20));
  await waitUntil(() => expect(turns.reduce((sum, handled) => sum + handled, 0)).toBe(400), { timeoutMs: 10_000 });

  expect(Math.max(...turns)).toBeLessThanOrEqual(40); // Without turns, the 240 events of a claim are handled in one go.
  await stop();
});
