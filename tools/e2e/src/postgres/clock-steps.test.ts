/** The clock of the server is set forward while processes hold lanes, turns and places in a fleet. */
import { postgresInboxes, type PostgresInboxes } from "@kontor/channel-events/postgres";
import { startPostgres, type Postgres } from "@kontor/testing/postgres";
import { waitUntil } from "@kontor/testing/wait-until";
import { Pool } from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";

const MINUTE = 60_000;
const LANES = ["seller 1", "seller 10", "seller 2"];
let server: Postgres;
let pool: Pool;
let made = 0;
beforeAll(async () => {
  server = await startPostgres();
  pool = new Pool({ connectionString: server.url, max: 10 });
});
afterAll(async () => {
  await pool.end();
  await server.stop();
});

/** Two processes in a schema whose clock the test can set; both have asked for a turn, and the first one has it and holds all lanes. */
async function setUp(leaseMs: number) {
  const schema = `clock_${(made += 1)}`;
  const start = (): PostgresInboxes => postgresInboxes({ pool, schema, unsafeDurability: true });
  const processes = [start(), start()];
  const [mine, theirs] = processes.map((inboxes) => inboxes.inbox("a"));
  await mine!.accept(LANES.map((lane) => ({ id: lane, type: "t", lane, raw: "{}" })));
  await pool.query(`CREATE TABLE ${schema}.set_forward (id int PRIMARY KEY, ms bigint); INSERT INTO ${schema}.set_forward VALUES (1, 0);
    CREATE OR REPLACE FUNCTION ${schema}.now_ms(given bigint) RETURNS bigint LANGUAGE sql VOLATILE AS
      'SELECT coalesce(given, (extract(epoch FROM clock_timestamp()) * 1000)::bigint + (SELECT ms FROM ${schema}.set_forward))'`);
  expect(await mine!.lease("poller", "me", leaseMs)).toBe(true);
  expect(await theirs!.lease("poller", "you", leaseMs)).toBe(false);
  const claims = await mine!.claim({ lanes: 5, perLane: 5, leaseMs });
  expect(claims).toHaveLength(LANES.length);
  return {
    start,
    processes,
    mine: mine!,
    theirs: theirs!,
    claims,
    claim: () => theirs!.claim({ lanes: 5, perLane: 5, leaseMs }),
    step: (ms: number) => pool.query(`UPDATE ${schema}.set_forward SET ms = ms + $1`, [ms]),
  };
}

test.each([31_000, 2 * MINUTE, 60 * MINUTE, 24 * 60 * MINUTE])(
  "after a step of %i ms no lane and no turn that is held is taken, and its holder goes on",
  async (ms) => {
    const { mine, theirs, claims, claim, step } = await setUp(30_000);
    for (const _ of ["first", "second", "third"]) {
      await step(ms);
      expect(await claim()).toEqual([]);
      expect(await theirs.lease("poller", "you", 30_000)).toBe(false);
      expect(await mine.renew(claims, 30_000)).toEqual([true, true, true]);
      expect(await mine.lease("poller", "me", 30_000)).toBe(true);
    }
    const settled = claims.map((each) => ({
      claim: each,
      settled: [{ seq: each.events[0]!.seq, settlement: { to: "done" as const } }],
      release: true,
    }));
    expect(await mine.settle(settled)).toEqual([true, true, true]);
    expect(await mine.readStats()).toMatchObject({ events: { done: 3 }, suspects: [] });
  },
);

test("a step that a question about a turn notices first keeps the lanes too", async () => {
  const { theirs, claim, step, mine, claims } = await setUp(30_000);
  await step(2 * MINUTE);

  expect(await theirs.lease("poller", "you", 30_000)).toBe(false);
  expect(await claim()).toEqual([]);
  expect(await mine.renew(claims, 30_000)).toEqual([true, true, true]);
});

test("a process that has just started does not hide a step from those that noticed none yet", async () => {
  const { start, claim, step } = await setUp(30_000);
  await step(2 * MINUTE);

  await start().inbox("a").lease("cleaner", "new", 30_000);

  expect(await claim()).toEqual([]);
});

test("a process of a fleet is not taken for dead after a step", async () => {
  const { processes, claim, step } = await setUp(30_000);
  for (const [index, inboxes] of processes.entries()) await inboxes.join(`member ${index}`, 30_000, []);
  await step(2 * MINUTE);
  await claim();

  expect(await processes[1]!.join("member 1", 30_000, [])).toMatchObject([{ name: "member 0" }, { name: "member 1" }]);
});

test("the lanes of a process that ended are taken after their time, also after a step", async () => {
  const { claim, step } = await setUp(1_500);
  await step(2 * MINUTE);
  expect(await claim()).toEqual([]);

  let taken: Awaited<ReturnType<typeof claim>> = [];
  await waitUntil(async () => (taken = await claim()).length > 0);

  expect(taken.map(({ isSuspect }) => isSuspect)).toEqual([true, true, true]);
});

test("a lane that was renewed since a step has no more than its time", async () => {
  const { mine, claims, claim, step } = await setUp(1_500);
  await step(2 * MINUTE);
  expect(await mine.renew(claims, 1_500)).toEqual([true, true, true]);
  expect(await claim()).toEqual([]);

  await waitUntil(async () => (await claim()).length > 0);
});
