import type { Inbox } from "@kontor/channel-events";
import { postgresInbox } from "@kontor/channel-events/postgres";
import { startPostgres, type Postgres } from "@kontor/testing/postgres";
import { Pool } from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";

let server: Postgres;
let pool: Pool;
beforeAll(async () => {
  server = await startPostgres();
  pool = new Pool({ connectionString: server.url });
});
afterAll(async () => {
  await pool.end();
  await server.stop();
});
const open = (schema: string) => postgresInbox({ pool, schema, unsafeDurability: true });

/** Lets an event arrive and be done. */
async function work(inbox: Inbox, id: string): Promise<void> {
  await inbox.accept([{ id, type: "t", lane: id, raw: "{}" }]);
  await inbox.markAcknowledged([id]);
  const [claim] = await inbox.claim({ lanes: 1, perLane: 1, leaseMs: 60_000 });
  const { seq } = claim!.events[0]!;
  await inbox.saveStep(seq, "key", "{}");
  const settled = [{ seq, settlement: { to: "done" } as const }];
  expect(await inbox.settle([{ claim: claim!, settled, release: true }])).toEqual([true]);
}

/** Adds to the tables, as a newer version might that older ones can work beside. */
async function addToTables(schema: string, oldest: number): Promise<void> {
  for (const table of ["event", "lane", "unacknowledged", "step", "entity", "lease", "clock"])
    await pool.query(`ALTER TABLE ${schema}.${table} ADD COLUMN later text`);
  await pool.query(`CREATE TABLE ${schema}.later (at bigint)`);
  await pool.query(`INSERT INTO ${schema}.migration (version, oldest) VALUES (99, ${oldest})`);
}

async function readVersion(schema: string): Promise<object> {
  const { rows } = await pool.query<object>(
    `SELECT version, to_jsonb(migration)->'oldest' AS oldest FROM ${schema}.migration ORDER BY version DESC LIMIT 1`,
  );
  return rows[0]!;
}

test("an inbox that is open works on while a newer version adds to its tables, and so does one that is opened later", async () => {
  const before = open("added");
  await work(before, "1");

  await addToTables("added", 2);
  await work(before, "2");
  await work(open("added"), "3");

  expect((await before.readStats()).events.done).toBe(3);
  expect(await readVersion("added")).toEqual({ version: 99, oldest: 2 }); // the newer version need not migrate them again
});

test("tables that a newer version has changed are refused", async () => {
  await work(open("changed"), "1");

  await addToTables("changed", 3);

  await expect(open("changed").readStats()).rejects.toThrow(
    "as it must be of version 2 or older: got 99. Newer packages have changed its tables",
  );
});

test("tables from before the lowest version was recorded are used, and refused when they are newer", async () => {
  await work(open("early"), "1");
  await pool.query("ALTER TABLE early.migration DROP COLUMN oldest");

  await work(open("early"), "2");
  expect(await readVersion("early")).toEqual({ version: 2, oldest: null });

  await pool.query("INSERT INTO early.migration (version) VALUES (3)");
  await expect(open("early").readStats()).rejects.toThrow("must be of version 2 or older: got 3");
});

test("a pool that was ended makes an error that only a new start can help", async () => {
  const ended = new Pool();
  await ended.end();
  const expected = { code: "ERR_PLATFORM_STORE", isFinal: true };
  await expect(postgresInbox({ pool: ended }).countWaiting()).rejects.toThrow(expect.objectContaining(expected));
});
