import { createChannelConsumer, type Inbox } from "@kontor/channel-events";
import { postgresInbox } from "@kontor/channel-events/postgres";
import { createRandom } from "@kontor/testing/random";
import { Pool } from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startPostgres, type Postgres } from "@kontor/testing/postgres";

const quiet = { info: () => {}, warn: () => {}, error: () => {} };
let server: Postgres;
beforeAll(async () => {
  server = await startPostgres();
});
afterAll(() => server.stop());

const channel = { events: { list: async () => ({ eventList: [] }), acknowledge: async () => {} } } as never;
const handlers = { "*": () => {} };

test("storing, acknowledging, claiming, settling, parking, replaying and purging at the same time never deadlock", async () => {
  const random = createRandom(41);
  const below = (limit: number) => Math.floor(random() * limit);
  const pools = Array.from({ length: 4 }, () => new Pool({ connectionString: server.url, max: 4 }));
  const workers = pools.map((pool) => postgresInbox({ pool, schema: "locks", unsafeDurability: true }));
  const lanes = Array.from({ length: 12 }, (_, lane) => `lane ${lane}`);
  const event = () => {
    const id = below(400);
    return {
      id: `e${id}`,
      type: "t",
      lane: lanes[id % 12]!,
      raw: `{"id":${below(3)}}`,
      ...(id % 9 === 0 && { problem: "x" }),
    };
  };
  const failures: string[] = [];
  const rounds: ((inbox: Inbox) => Promise<unknown>)[] = [
    (inbox) => inbox.accept(Array.from({ length: 60 }, event)),
    async (inbox) => inbox.markAcknowledged((await inbox.pendingAcknowledgements(100)).toSorted(() => random() - 0.5)),
    (inbox) => inbox.markAcknowledged(Array.from({ length: 50 }, () => `e${below(400)}`)),
    async (inbox) => {
      const claims = await inbox.claim({ lanes: 6, perLane: 10, leaseMs: 5_000 });
      await inbox.renew(claims.toReversed(), 5_000);
      await inbox.recordStarts(
        claims
          .toReversed()
          .map((claim) => ({ claim, seq: claim.events[0]!.seq, unfinishedStarts: 1, nextTurnInMs: 0 })),
      );
      await inbox.settle(
        claims.toReversed().map((claim) => ({
          claim,
          settled: claim.events.map(({ seq }) => ({
            seq,
            settlement: below(4) === 0 ? ({ to: "dead", problem: "x" } as const) : ({ to: "done" } as const),
          })),
          release: true,
        })),
      );
    },
    (inbox) => inbox.replay({ state: "dead" }),
    (inbox) => inbox.putAside({ lane: lanes[below(12)]! }, "by hand"),
    (inbox) => inbox.purge({ payloadsAfterMs: 5, rowsAfterMs: 10 }),
    (inbox) => inbox.lease("poller", "one", 1_000),
    async (inbox) => {
      await inbox.park(lanes[below(12)]!, { reason: "x", durationMs: 5 });
      await inbox.resume(lanes[below(12)]!);
    },
  ];
  const work = async (inbox: Inbox) => {
    for (let round = 0; round < 120; round += 1)
      await rounds[below(rounds.length)]!(inbox).catch((error: Error) => failures.push(error.message));
  };

  await Promise.all([...workers, ...workers].map(work));

  expect(failures).toEqual([]);
  const { rows } = await pools[0]!.query<{ deadlocks: string }>(
    "SELECT sum(deadlocks) AS deadlocks FROM pg_stat_database",
  );
  expect(Number(rows[0]!.deadlocks)).toBe(0);
  await Promise.all(pools.map((pool) => pool.end()));
});

test("a pool that is too small for its consumers is refused at start, with the number that is needed", async () => {
  const pool = new Pool({ connectionString: server.url, max: 3 });
  const consumers = ["one", "two"].map((schema) =>
    createChannelConsumer({
      channel,
      inbox: postgresInbox({ pool, schema, unsafeDurability: true }),
      unsafeDurability: true,
      handlers,
      logger: quiet,
    }),
  );

  await consumers[0]!.start();
  await expect(consumers[1]!.start()).rejects.toThrow(
    "Cannot listen in the inbox two as the pool must have at least 4 connections for 2 consumers (max: 4): got 3",
  );

  await consumers[0]!.stop();
  await consumers[1]!.start(); // there is room now
  await consumers[1]!.stop();
  await pool.end();
});

test("an acknowledgement that cannot be marked ends no poll", async () => {
  const pool = new Pool({ connectionString: server.url, max: 5 });
  const inner = postgresInbox({ pool, schema: "marks", unsafeDurability: true });
  let failures = 2;
  const inbox: Inbox = {
    ...inner,
    markAcknowledged: (ids) =>
      (failures -= 1) >= 0 ? Promise.reject(new Error("deadlock detected")) : inner.markAcknowledged(ids),
  };
  const eventList = [{ id: "1", type: "Seller:New.Type", createdAt: "2026-02-11T08:00:00Z", event: {} }];
  let pages = [eventList, eventList.map((each) => ({ ...each, id: "2" })), []];
  const events = { list: async () => ({ eventList: pages.shift() ?? [] }), acknowledge: async () => {} };
  const consumer = createChannelConsumer({
    channel: { events } as never,
    inbox,
    unsafeDurability: true,
    handlers,
    logger: quiet,
  });

  expect(await consumer.pollNow()).toMatchObject({ pages: 3, fetched: 2 });
  pages = [];
  await consumer.pollNow();

  expect(await inner.pendingAcknowledgements(10)).toEqual([]);
  await pool.end();
});

test("a look at the health costs no count of everything, however much waits", async () => {
  const pool = new Pool({ connectionString: server.url, max: 5 });
  const inbox = postgresInbox({ pool, schema: "many", unsafeDurability: true });
  await inbox.countWaiting();
  await pool.query(`INSERT INTO many.event (key, id, type, lane, raw, state, first_seen_at, last_seen_at)
    SELECT n, n, 't', n % 5000, '{}', 'waiting', n, n FROM generate_series(1, 100000) AS n`);
  await pool.query("INSERT INTO many.lane (lane, ready_at) SELECT n, n FROM generate_series(0, 4999) AS n");
  await pool.query("ANALYZE many.event; ANALYZE many.lane");
  const read = async () => {
    const { rows } = await pool.query<{ read: string }>(
      "SELECT sum(idx_tup_read) AS read FROM pg_stat_all_indexes WHERE schemaname = 'many'",
    );
    return Number(rows[0]!.read);
  };

  const { events, oldestWaitingMs } = await inbox.readStats({ atMost: 10_000 });
  await pool.query("SELECT pg_stat_force_next_flush()");

  expect(events.waiting).toBe(10_000);
  expect(oldestWaitingMs).toBeGreaterThan(Date.now() - 100_000); // real time: the events came in the first 100 seconds of 1970
  expect(await read()).toBeLessThan(50_000); // half of what a count of everything reads
  await pool.end();
});

test("a page of new events takes five ways to the server, and a claim of all that is due four", async () => {
  const pool = new Pool({ connectionString: server.url, max: 1 });
  let ways = 0;
  const counting = {
    query: pool.query.bind(pool),
    async connect() {
      const connection = await pool.connect();
      return {
        query: (text: string, values?: unknown[]) => {
          ways += 1;
          return connection.query(text, values);
        },
        release: (isBroken?: boolean) => connection.release(isBroken),
      };
    },
  };
  const inbox = postgresInbox({ pool: counting as never, schema: "ways", unsafeDurability: true });
  const event = (id: string) => ({ id, type: "t", lane: id, raw: "{}" });
  const count = async (work: () => Promise<unknown>) => {
    const before = ways;
    await work();
    return ways - before;
  };
  await inbox.countWaiting();

  expect(await count(() => inbox.accept([event("1"), event("2")]))).toBe(5);
  expect(await count(() => inbox.claim({ lanes: 16, perLane: 16, leaseMs: 1_000 }))).toBe(4);
  await pool.end();
});
