import { postgresHub } from "@kontor/channel-events/postgres";
import { startPostgres, type Postgres } from "@kontor/testing/postgres";
import { Pool } from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";

const BEFORE_PLANS = 6; // The version of the tables whose next one makes an index anew.
const event = { id: "e1", type: "t", lane: "a", raw: "{}" };

let server: Postgres;
beforeAll(async () => {
  server = await startPostgres();
});
afterAll(() => server.stop());

function openPool(options?: string) {
  return new Pool({ connectionString: server.url, max: 4, options });
}

function openInbox(pool: Pool, schema: string) {
  return postgresHub({ pool, schema, unsafeDurability: true }).inbox("a");
}

test("a hub whose tables are read in a long transaction works while a newer process waits to migrate them", async () => {
  const [pool, newer] = [openPool(), openPool()];
  const inbox = openInbox(pool, "upgrade");
  await inbox.accept([event]);
  await pool.query("UPDATE upgrade.migration SET version = $1", [BEFORE_PLANS]);
  const reader = await pool.connect();
  await reader.query("BEGIN");
  await reader.query("SELECT FROM upgrade.turn");

  let hasMigrated = false;
  const migrating = openInbox(newer, "upgrade")
    .readStats()
    .finally(() => (hasMigrated = true));
  await expect
    .poll(async () => (await pool.query("SELECT FROM pg_locks WHERE NOT granted")).rowCount, {
      interval: 10,
    })
    .toBe(1);
  const [claim] = await inbox.claim({ lanes: 1, perLane: 1, leaseMs: 60_000 });

  expect(claim?.events).toMatchObject([{ id: "e1" }]);
  expect(hasMigrated).toBe(false);
  await reader.query("COMMIT");
  reader.release();
  expect((await migrating).events.waiting).toBe(1);
  await Promise.all([pool.end(), newer.end()]);
});

test.each([
  ["default_transaction_isolation", "repeatable read"],
  ["default_transaction_isolation", "serializable"],
  ["array_nulls", "off"],
])("a hub whose %s is %s by default is refused, and works with the option of the error", async (name, value) => {
  const other = openPool(`-c ${name}=${value.replace(" ", "\\ ")}`);
  const error: unknown = await openInbox(other, "defaults")
    .accept([event])
    .catch((thrown: unknown) => thrown);

  expect(error).toMatchObject({ code: "ERR_PLATFORM_STORE", message: expect.stringContaining(`got "${value}"`) });
  const named = /options: ("[^)]*")/.exec((error as Error).message)![1]!;
  const mended = openPool(JSON.parse(named) as string);
  await expect(openInbox(mended, `${name}_${value.length}`).accept([event])).resolves.toMatchObject({ inserted: 1 });
  await Promise.all([other.end(), mended.end()]);
});
