import { postgresInbox } from "@kontor/channel-events/postgres";
import { startPostgres, type Postgres } from "@kontor/testing/postgres";
import { Pool, type PoolClient } from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";

let server: Postgres;
let pool: Pool;
beforeAll(async () => {
  server = await startPostgres();
  pool = new Pool({ connectionString: server.url, max: 4 });
  await pool.query("CREATE TABLE effect (id text)");
});
afterAll(async () => {
  await pool.end();
  await server.stop();
});

/** An inbox with one claimed event. */
async function openWithClaim(channel: string) {
  const inbox = postgresInbox({ pool, schema: "ended", channel, unsafeDurability: true });
  await inbox.accept([{ id: "1", type: "t", lane: "a", raw: "{}" }]);
  const [claim] = await inbox.claim({ lanes: 1, perLane: 1, leaseMs: 60_000 });
  return {
    inbox,
    settle: (write: (tx: PoolClient) => unknown) =>
      inbox.settleInTransaction(claim!, claim!.events[0]!.seq, write as (tx: unknown) => unknown),
    count: async () => (await pool.query("SELECT FROM effect WHERE id = $1", [channel])).rowCount,
  };
}

test.each<[string, string[], number]>([
  ["rolls back", ["ROLLBACK"], 0],
  ["rolls back and begins another one", ["ROLLBACK", "BEGIN", "CREATE TABLE other ()"], 0],
  ["commits", ["COMMIT"], 1],
])("an event is not done by a write that %s", async (channel, statements, effects) => {
  const { inbox, settle, count } = await openWithClaim(channel);
  const write = async (tx: PoolClient) => {
    await tx.query("INSERT INTO effect VALUES ($1)", [channel]);
    for (const statement of statements) await tx.query(statement);
  };

  await expect(settle(write)).rejects.toThrow(/^the handler ended the transaction of ctx\.withTx\(\)/);

  expect(await count()).toBe(effects);
  expect((await inbox.readStats()).events).toEqual({ waiting: 1, done: 0, dead: 0 });
  expect(await settle((tx) => tx.query("INSERT INTO effect VALUES ($1)", [channel]))).toBe(true);
  expect(await count()).toBe(effects + 1);
});

test("a write that commits and then fails is told with both, and one that only fails as it is", async () => {
  const { inbox, settle } = await openWithClaim("fails");
  const fail = (statement: string) => async (tx: PoolClient) => {
    await tx.query(statement);
    throw new Error("a later step failed");
  };

  await expect(settle(fail("COMMIT"))).rejects.toThrow(
    /ended the transaction of ctx\.withTx\(\) \(then it failed: a later step failed\)/,
  );
  await expect(settle(fail("SELECT 1"))).rejects.toThrow(/^a later step failed$/);
  await expect(settle((tx) => tx.query("SELECT 1/0"))).rejects.toThrow("division by zero");

  expect((await inbox.readStats()).events.waiting).toBe(1);
});
