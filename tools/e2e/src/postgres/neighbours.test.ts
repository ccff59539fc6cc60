import { createChannelFleet, type FleetChannelOptions } from "@kontor/channel-events/fleet";
import { postgresInboxes } from "@kontor/channel-events/postgres";
import { startPostgres, type Postgres } from "@kontor/testing/postgres";
import { waitUntil } from "@kontor/testing/wait-until";
import { Pool } from "pg";
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
  const inboxes = postgresInboxes({ pool, schema, unsafeDurability: true });
  const given = Object.fromEntries(Object.entries(channels).map(([name, each]) => [name, { ...each, channel }]));
  const fleet = createChannelFleet({ inboxes, channels: given, unsafeDurability: true, logger: quiet });
  await fleet.start();
  const stop = async () => {
    await fleet.stop({ drainTimeoutMs: 0 });
    await pool.end();
  };
  return { inboxes, stop };
}

test("channels whose lanes another transaction holds hold up no other: its results are written meanwhile", async () => {
  const end = Promise.withResolvers<void>();
  const stuckNames = ["one", "two", "three"];
  let begun = 0;
  const handleStuck = () => {
    begun += 1;
    return end.promise;
  };
  const { inboxes, stop } = await startFleet("held", {
    ...Object.fromEntries(stuckNames.map((name) => [name, { handlers: { "*": handleStuck } }])),
    other: { handlers: { "*": () => {} } },
  });
  for (const name of stuckNames) await inboxes.inbox(name).accept(buildEvents(name, 2));
  await waitUntil(() => expect(begun).toBe(6));
  const holder = await admin.connect();
  await holder.query("BEGIN");
  await holder.query("SELECT FROM held.turn FOR UPDATE");
  end.resolve(); // Their results cannot be written now.

  for (let page = 0; page < 5; page += 1) {
    await inboxes.inbox("other").accept(buildEvents(`other ${page}`, 20));
    await waitUntil(async () => expect(await inboxes.inbox("other").countWaiting()).toBe(0)); // It would hang if it waited for them.
  }

  const countStuck = () => Promise.all(stuckNames.map((name) => inboxes.inbox(name).countWaiting()));
  expect(await countStuck()).toEqual([2, 2, 2]);
  await holder.query("COMMIT");
  holder.release();
  await waitUntil(async () => expect(await countStuck()).toEqual([0, 0, 0]));
  await stop();
});

test("handlers of one channel that write slowly leave those of another their turn", async () => {
  const order: string[] = [];
  const writing: (() => void)[] = []; // Each of the noisy channel holds its connection until it is told to go on.
  let isAsked = false;
  const { inboxes, stop } = await startFleet("slow", {
    noisy: {
      handlers: {
        "*": (_, { withTx }) =>
          withTx(async () => {
            await new Promise<void>((resolve) => writing.push(resolve));
            order.push("noisy");
          }),
      },
    },
    quiet: {
      handlers: {
        "*": (_, { withTx }) => {
          isAsked = true;
          return withTx(async () => void order.push("quiet"));
        },
      },
    },
  });
  await inboxes.inbox("noisy").accept(buildEvents("noisy", 40));
  await waitUntil(() => expect(writing).toHaveLength(2)); // the two connections
  await inboxes.inbox("quiet").accept(buildEvents("quiet", 1));
  await waitUntil(() => isAsked);

  for (;;) {
    await waitUntil(() => writing.length > 0 || order.includes("quiet"));
    if (order.includes("quiet")) break;
    const written = order.length;
    writing.shift()!();
    await waitUntil(() => order.length > written);
  }

  expect(order.length).toBeLessThan(6); // Twelve of the noisy channel wait for the two connections.
  const goOn = setInterval(() => writing.splice(0).forEach((resolve) => resolve()), 1);
  await stop();
  clearInterval(goOn);
});
