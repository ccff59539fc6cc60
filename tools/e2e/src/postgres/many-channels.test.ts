import { createChannelConsumer } from "@kontor/channel-events";
import { postgresInbox, postgresInboxes } from "@kontor/channel-events/postgres";
import { startPostgres, type Postgres } from "@kontor/testing/postgres";
import { waitUntil } from "@kontor/testing/wait-until";
import { Pool } from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";

const quiet = { info: () => {}, warn: () => {}, error: () => {} };
let server: Postgres;
let admin: Pool;
beforeAll(async () => {
  server = await startPostgres();
  admin = new Pool({ connectionString: server.url, max: 1 });
  admin.on("error", () => {}); // The server may end before its connections do.
});
afterAll(async () => {
  await admin.end();
  await server.stop();
});

/** A channel that gives one page, and then nothing more. */
function createChannel(name: string) {
  const event = (number: number) => ({
    id: `e${number}`,
    type: "Seller:New.Type",
    createdAt: "2026-02-11T08:00:00Z",
    event: { sellerId: `${name} ${number}` },
  });
  const pages = [[event(1), event(2)]];
  return { events: { list: async () => ({ eventList: pages.shift() ?? [] }), acknowledge: async () => {} } } as never;
}

test("fifty channels in a process share four connections, and each handles its own events", async () => {
  const pool = new Pool({ connectionString: server.url, max: 4, application_name: "fifty" });
  const inboxes = postgresInboxes({ pool, unsafeDurability: true });
  const handled: string[] = [];
  const consumers = Array.from({ length: 50 }, (_, index) =>
    createChannelConsumer({
      channel: createChannel(`channel ${index}`),
      inbox: inboxes.inbox(`channel ${index}`),
      unsafeDurability: true,
      handlers: {
        "*": ({ event }) => void handled.push(`channel ${index} has ${(event as { sellerId: string }).sellerId}`),
      },
      logger: quiet,
    }),
  );

  await Promise.all(consumers.map((consumer) => consumer.start()));
  await Promise.all(consumers.map((consumer) => consumer.idle()));

  const expected = consumers.flatMap((_, index) =>
    [1, 2].map((number) => `channel ${index} has channel ${index} ${number}`),
  );
  expect(handled.toSorted()).toEqual(expected.toSorted());
  const { rows } = await admin.query("SELECT 1 FROM pg_stat_activity WHERE application_name = 'fifty'");
  expect(rows.length).toBeLessThanOrEqual(4);
  await Promise.all(consumers.map((consumer) => consumer.stop()));
  await pool.end();
});

test("an event of one channel wakes its consumers in other processes, and no other channel", async () => {
  const pools = [0, 1].map(() => new Pool({ connectionString: server.url, max: 4 }));
  const [one, other] = pools.map((pool) => postgresInboxes({ pool, schema: "heard", unsafeDurability: true }));
  const wakes = { a: 0, b: 0 };
  const stops = [
    await other!.inbox("a").listen!(() => void (wakes.a += 1)),
    await other!.inbox("b").listen!(() => void (wakes.b += 1)),
  ];
  const before = { ...wakes };
  await one!.inbox("b").park("a", { reason: "so that the look finds nothing due" });

  await one!.inbox("a").accept([{ id: "e1", type: "t", lane: "a", raw: "{}" }]);

  await waitUntil(() => expect(wakes.a).toBeGreaterThan(before.a));
  expect(wakes.b).toBe(before.b);
  for (const stop of stops) await stop();
  for (const pool of pools) await pool.end();
});

test("a lane that a dead worker held is found by the look, although nothing announces the end of its lease", async () => {
  const pool = new Pool({ connectionString: server.url, max: 4 });
  const inbox = postgresInbox({ pool, schema: "dead_worker", unsafeDurability: true, channel: "a" });
  await inbox.accept([{ id: "e1", type: "t", lane: "a", raw: "{}" }]);
  await inbox.claim({ lanes: 1, perLane: 1, leaseMs: 500 });
  const claimed: string[] = [];
  const claim = async () => {
    for (const { lane } of await inbox.claim({ lanes: 1, perLane: 1, leaseMs: 60_000 })) claimed.push(lane);
  };
  const stop = await inbox.listen!(() => void claim());

  await waitUntil(() => expect(claimed).toEqual(["a"]));

  await stop();
  await pool.end();
});

test.each([1, 2])("a pool of %i connections is refused at start, with the number that is needed", async (max) => {
  const pool = new Pool({ connectionString: server.url, max });
  const consumer = createChannelConsumer({
    channel: createChannel("one"),
    inbox: postgresInbox({ pool, unsafeDurability: true, channel: "one" }),
    unsafeDurability: true,
    handlers: { "*": () => {} },
    logger: quiet,
  });

  await expect(consumer.start()).rejects.toThrow(
    `Cannot listen in the inbox kontor_inbox as the pool must have at least 3 connections (max: 3): got ${max}`,
  );

  await pool.end();
});

test("a pool whose connections are all taken is refused at start within about a second", async () => {
  const pool = new Pool({ connectionString: server.url, max: 3 });
  const inbox = postgresInbox({ pool, unsafeDurability: true, channel: "one" });
  await inbox.countWaiting();
  const taken = await Promise.all([1, 2].map(() => pool.connect()));
  const last = await pool.connect();
  const consumer = createChannelConsumer({
    channel: createChannel("one"),
    inbox,
    unsafeDurability: true,
    handlers: { "*": () => {} },
    logger: quiet,
  });

  // The connections are let go only after it: a refusal that waited for one would hang.
  await expect(consumer.start()).rejects.toThrow("the pool must have 3 connections free: all 3 have been in use");

  for (const connection of [...taken, last]) connection.release();
  await consumer.start(); // There is room now.
  await consumer.stop();
  await pool.end();
});

test("an accept is on the disk before it counts; a claim need not be, and leaves the setting as it was", async () => {
  const pool = new Pool({ connectionString: server.url, max: 3 });
  const inbox = postgresInbox({ pool, schema: "disk", unsafeDurability: true, channel: "a" });
  await inbox.countWaiting();
  const connection = await pool.connect();
  const readCommit = async (call: string, setting = "on") => {
    await connection.query(`SET synchronous_commit = ${setting}`);
    await connection.query("BEGIN");
    await connection.query(call);
    const { rows } = await connection.query<{ synchronous_commit: string }>("SHOW synchronous_commit");
    await connection.query("COMMIT");
    return rows[0]!.synchronous_commit;
  };

  expect(await readCommit("SELECT * FROM disk.claim_1(NULL, NULL, '{1}', '{1}', '{1}', '{1000}')")).toBe("off");
  const accept = (isDurable: boolean) =>
    `SELECT * FROM disk.accept_1(1, NULL, ${isDurable}, '{x}', '{NULL}', '{t}', '{a}', '{r}', '{NULL}', '{NULL}', '{1}', '{f}')`;
  expect(await readCommit(accept(true))).toBe("on");
  expect(await readCommit(accept(true), "off")).toBe("on"); // The server or the role was set otherwise after the inbox was opened.
  expect(await readCommit(accept(true), "remote_apply")).toBe("remote_apply");
  expect(await readCommit(accept(false), "off")).toBe("off");

  connection.release();
  await pool.end();
});

test("processes tell each other which turns they can take", async () => {
  const pools = [0, 1].map(() => new Pool({ connectionString: server.url, max: 4 }));
  const [one, other] = pools.map((pool) => postgresInboxes({ pool, schema: "turns", unsafeDurability: true }));

  await one!.join("one", 60_000, ["a", "b"]);

  expect(await other!.join("other", 60_000, ["b", "c"])).toEqual([
    { name: "one", turns: ["b"] },
    { name: "other", turns: ["b", "c"] },
  ]);
  await one!.join("one", 60_000, []);
  expect((await other!.join("other", 60_000, ["b"]))[0]).toEqual({ name: "one", turns: [] });
  for (const pool of pools) await pool.end();
});

test("the counts of many channels are read with two statements, whatever their number", async () => {
  const pool = new Pool({ connectionString: server.url, max: 4 });
  pool.on("connect", (client) => client.on("error", () => {})); // The server may end before its connections do.
  pool.on("error", () => {});
  let statements = 0;
  const counted = {
    options: pool.options,
    query: pool.query.bind(pool),
    async connect() {
      const connection = await pool.connect();
      const query = (text: string, values?: unknown[]) => {
        statements += 1;
        return connection.query(text, values);
      };
      return { query, release: (isBroken?: boolean) => connection.release(isBroken) };
    },
  };
  const all = postgresInboxes({ pool: counted, schema: "counts", unsafeDurability: true });
  const inboxes = Array.from({ length: 200 }, (_, index) => all.inbox(`channel ${index}`));
  await Promise.all(inboxes.map((inbox) => inbox.readStats()));
  await inboxes[7]!.accept([{ id: "e1", type: "t", lane: "a", raw: "{}" }]);
  statements = 0;

  const counts = await Promise.all(inboxes.map((inbox) => inbox.readStats()));

  expect(counts.map(({ events }) => events.waiting)).toEqual(inboxes.map((_, index) => (index === 7 ? 1 : 0)));
  expect(statements).toBeLessThanOrEqual(2);
  await pool.end();
});

test("a process that leaves takes those with it that said nothing for a day, and a time far ahead keeps nobody alive", async () => {
  const pool = new Pool({ connectionString: server.url, max: 3 });
  const inboxes = postgresInboxes({ pool, schema: "days", unsafeDurability: true });
  const [day, life] = [86_400_000, 30_000];
  await inboxes.join("me", life, []);
  const ages = {
    old: -day - 60_000,
    silent: -day + 60_000,
    lives: life,
    ahead: 10 * life - 5_000,
    "far ahead": 11 * life,
  };
  for (const [name, ms] of Object.entries(ages))
    await pool.query("INSERT INTO days.member VALUES ($1, days.now_ms(NULL) + $2, '{}')", [name, ms]);

  const living = (await inboxes.join("me", life, [])).map(({ name }) => name);
  await inboxes.leave("me");
  const { rows } = await pool.query<{ name: string }>("SELECT name FROM days.member ORDER BY 1");

  expect(living).toEqual(["ahead", "lives", "me"]);
  expect(rows.map(({ name }) => name)).toEqual(["ahead", "far ahead", "lives", "silent"]);
  await pool.end();
});
