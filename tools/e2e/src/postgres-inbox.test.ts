import { inboxConformance } from "@kontor/channel-events/conformance";
import { postgresInbox } from "@kontor/channel-events/postgres";
import type { Clock } from "@kontor/http";
import { Pool } from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startPostgres } from "./start-postgres.ts";

let server: Awaited<ReturnType<typeof startPostgres>>;
let pool: Pool;
beforeAll(async () => {
  server = await startPostgres();
  pool = new Pool({ connectionString: server.url, max: 10 });
});
afterAll(async () => {
  await pool.end();
  await server.stop();
});

const schemas = new Map<Pick<Clock, "now">, string>();
const open = (clock: Pick<Clock, "now">) => {
  const schema = schemas.get(clock) ?? `inbox_${process.pid}_${schemas.size}`;
  schemas.set(clock, schema);
  return postgresInbox({ pool, schema, unsafeDurability: true, clock });
};

for (const { name, run } of inboxConformance(open, { steps: 50 }))
  test(`postgresInbox(): ${name}`, async () => expect(await run()).toBeUndefined());

test("a server that does not write to the disk is refused", async () => {
  const inbox = postgresInbox({ pool, schema: "durable" });

  await expect(inbox.depth()).rejects.toThrow(
    "Cannot open the inbox durable as a commit must be on the disk before it counts: got fsync off",
  );
});
