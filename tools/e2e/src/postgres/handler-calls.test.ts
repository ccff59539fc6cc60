import { createChannelConsumer, type ChannelConsumer } from "@kontor/channel-events";
import { postgresInbox } from "@kontor/channel-events/postgres";
import { startPostgres, type Postgres } from "@kontor/testing/postgres";
import { Pool } from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";

let server: Postgres;
let pool: Pool;
beforeAll(async () => {
  server = await startPostgres();
  pool = new Pool({ connectionString: server.url, max: 6, connectionTimeoutMillis: 10_000 });
});
afterAll(async () => {
  await pool.end();
  await server.stop();
});

const quiet = { info: () => {}, warn: () => {}, error: () => {} };

type Options = Partial<Parameters<typeof createChannelConsumer>[0]> & { name: string; isUp?: () => boolean };

/** A consumer of an inbox of this name. The platform has no events. */
function createConsumer({ name, isUp = () => true, ...options }: Options): ChannelConsumer {
  const list = async () => {
    if (!isUp()) throw new Error("connect ECONNREFUSED");
    return { eventList: [] };
  };
  return createChannelConsumer({
    channel: { events: { list, acknowledge: async () => {} } } as never,
    inbox: postgresInbox({ pool, channel: name, unsafeDurability: true }),
    handlers: { "*": () => {} },
    logger: quiet,
    unsafeDurability: true,
    ...options,
  });
}

test.each(["stop", "pause"] as const)(
  "%s() that the write of withTx() awaits lets it commit, and its event is done",
  async (call) => {
    const inbox = postgresInbox({ pool, channel: call, unsafeDurability: true });
    const raw = JSON.stringify({ id: "1", type: "Seller:New.Type", createdAt: "2026-02-11T08:00:00Z", event: {} });
    await inbox.accept([{ id: "1", type: "Seller:New.Type", lane: "a", raw }]);
    const written = Promise.withResolvers<void>();
    const consumer = createConsumer({
      name: call,
      inbox,
      handlers: {
        "*": (_, { withTx }) => {
          withTx(async (db: { query(text: string): Promise<unknown> }) => {
            await db.query(
              "CREATE TABLE IF NOT EXISTS written (at timestamptz DEFAULT now()); INSERT INTO written DEFAULT VALUES",
            );
            await consumer[call]();
            written.resolve();
          });
        },
      },
    });
    await consumer.start();
    await written.promise;

    expect(await consumer.stop({ drainTimeoutMs: 10_000 })).toMatchObject({ abandoned: 0 });
    expect((await inbox.readStats()).events).toEqual({ waiting: 0, done: 1, dead: 0 });
  },
);

test("a second process is ready once the first has polled with success, and not by the turn of one whose polls fail", async () => {
  let isUp = false;
  const [one, two] = [
    createConsumer({ name: "rollout", isUp: () => isUp }),
    createConsumer({ name: "rollout", isUp: () => false }),
  ];
  const other = createConsumer({ name: "rollout-2", isUp: () => false });
  for (const each of [one, two, other]) await each.start();
  const ready = () => Promise.all([one, two, other].map(async (each) => (await each.health()).isReady));
  expect(await ready()).toEqual([false, false, false]);

  isUp = true;
  await one.pollNow();

  expect(await ready()).toEqual([true, true, false]);
  for (const each of [one, two, other]) await each.stop();
});
