import { postgresInbox } from "@kontor/channel-events/postgres";
import { startPostgres, type Postgres } from "@kontor/testing/postgres";
import { Pool } from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";

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
  return postgresInbox({ pool, schema, unsafeDurability: true, channel: "a" });
}

test.each([
  ["default_transaction_isolation", "repeatable read"],
  ["default_transaction_isolation", "serializable"],
  ["array_nulls", "off"],
])("an inbox whose %s is %s by default is refused, and works with the option of the error", async (name, value) => {
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
