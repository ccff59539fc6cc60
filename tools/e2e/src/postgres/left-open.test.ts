import type { LaneClaim } from "@kontor/channel-events";
import { postgresInbox } from "@kontor/channel-events/postgres";
import { startPostgres, type Postgres } from "@kontor/testing/postgres";
import { Pool, type PoolClient } from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";

let server: Postgres;
let pool: Pool;
beforeAll(async () => {
  server = await startPostgres();
  pool = new Pool({ connectionString: server.url, max: 4, connectionTimeoutMillis: 10_000 });
  pool.on("error", () => {});
  await pool.query(
    `CREATE TABLE own (id text PRIMARY KEY, part text REFERENCES own (id) DEFERRABLE INITIALLY DEFERRED)`,
  );
});
afterAll(async () => {
  await pool.end();
  await server.stop();
});

const openInbox = (schema: string, of = pool) => postgresInbox({ pool: of, schema, unsafeDurability: true });
const buildEvent = (id: string) => ({ id, type: "t", lane: "a", raw: "{}" });

test("a handler that leaves BEGIN open on a connection of the pool costs one call, which says so, and no event", async () => {
  const one = new Pool({ connectionString: server.url, max: 1, connectionTimeoutMillis: 10_000 });
  const inbox = openInbox("left_open", one);
  await inbox.accept([buildEvent("1")]);
  const client = await one.connect();
  await client.query("BEGIN");
  await client.query("INSERT INTO own (id) VALUES ('left')");
  client.release();

  await expect(inbox.accept([buildEvent("2")])).rejects.toMatchObject({
    code: "ERR_PLATFORM_STORE",
    message: expect.stringContaining("came back to its pool with an open transaction. Kontor rolled it back"),
  });

  expect((await inbox.accept([buildEvent("2")])).inserted).toBe(1);
  expect(await openInbox("left_open").countWaiting()).toBe(2); // Another connection sees it, so it is committed.
  expect((await pool.query("SELECT id FROM own")).rows).toEqual([]);
  await one.end();
});

test.each([
  ["breaks a rule of its table", ["INSERT INTO own (id) VALUES ('1')", "INSERT INTO own (id) VALUES ('1')"], "23505"],
  ["breaks a rule that the commit checks", ["INSERT INTO own VALUES ('2', 'there is none')"], "23503"],
])("a write that %s is no failure of the store", async (what, statements, code) => {
  const inbox = openInbox(`write_${code}`);
  await inbox.accept([buildEvent(what)]);
  const [claim] = (await inbox.claim({ lanes: 1, perLane: 1, leaseMs: 60_000 })) as [LaneClaim];

  const settling = inbox.settleInTransaction(claim, claim.events[0]!.seq, async (db: PoolClient) => {
    for (const statement of statements) await db.query(statement);
  });

  await expect(settling).rejects.toMatchObject({ code });
  expect(await inbox.settleInTransaction(claim, claim.events[0]!.seq, () => {})).toBe(true);
});

test("a write that catches the error of a statement is no failure of the store", async () => {
  const inbox = openInbox("write_caught");
  await inbox.accept([buildEvent("1")]);
  const [claim] = (await inbox.claim({ lanes: 1, perLane: 1, leaseMs: 60_000 })) as [LaneClaim];

  const settling = inbox.settleInTransaction(claim, claim.events[0]!.seq, (db: PoolClient) =>
    db.query("SELECT nothing").catch(() => {}),
  );

  await expect(settling).rejects.toMatchObject({ code: "25P02" });
});

test("a write whose connection breaks is a failure of the store", async () => {
  const inbox = openInbox("write_broken");
  await inbox.accept([buildEvent("1")]);
  const [claim] = (await inbox.claim({ lanes: 1, perLane: 1, leaseMs: 60_000 })) as [LaneClaim];

  const settling = inbox.settleInTransaction(claim, claim.events[0]!.seq, (db: PoolClient) =>
    db.query("SELECT pg_terminate_backend(pg_backend_pid())"),
  );

  await expect(settling).rejects.toMatchObject({ code: "ERR_PLATFORM_STORE" });
  expect(await inbox.settleInTransaction(claim, claim.events[0]!.seq, () => {})).toBe(true);
});
