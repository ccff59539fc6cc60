import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { postgresTenants } from "@kontor/app/postgres";
import { postgresTokenStore } from "@kontor/auth/postgres";
import { createChannelConsumer } from "@kontor/channel-events";
import { postgresInbox } from "@kontor/channel-events/postgres";
import { openTables } from "@kontor/docs/samples/production/open-tables";
import { startPostgres, type Postgres } from "@kontor/testing/postgres";
import { waitUntil } from "@kontor/testing/wait-until";
import { Client, Pool } from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";

const tenantId = "6f2b4c1e-8a6d-4a57-9d0c-2f5e7b1c9a34";
const roles = fileURLToPath(new URL("roles.sql", import.meta.resolve("@kontor/docs/samples/production/open-tables")));
let server: Postgres;
let admin: Client;
let pool: Pool;
const urlOf = (role: string) => Object.assign(new URL(server.url), { username: role }).href;
beforeAll(async () => {
  server = await startPostgres({ fsync: true }); // a separate server, as roles belong to all databases
  admin = new Client({ connectionString: server.url });
  await admin.connect();
  await admin.query(readFileSync(roles, "utf8"));
  await openTables(urlOf("kontor_owner"));
  pool = new Pool({ connectionString: urlOf("kontor_consumer"), max: 6, connectionTimeoutMillis: 60_000 });
});
afterAll(async () => {
  await pool?.end();
  await admin?.end();
  await server?.stop();
});

test("a consumer, tokens and tenants work with the least rights of roles.sql", async () => {
  const inbox = postgresInbox({ pool });
  const consumer = createChannelConsumer({
    channel: { events: { list: async () => ({ eventList: [] }), acknowledge: async () => {} } } as never,
    inbox,
    handlers: {
      "*": async ({ id }, { once }) => {
        if (id === "dead") return { dead: "no" };
        await once("step", async () => 1);
      },
    },
    logger: { info: () => {}, warn: () => {}, error: () => {} },
  });
  const event = { createdAt: "2026-02-11T08:00:00Z", event: {}, type: "Seller:New.Type" };
  const arriving = ["done", "dead"].map((id) => ({
    id,
    type: event.type,
    lane: id,
    raw: JSON.stringify({ id, ...event }),
  }));
  expect(await inbox.accept(arriving)).toMatchObject({ inserted: 2 });
  await consumer.start();
  await waitUntil(async () => expect(await inbox.readStats()).toMatchObject({ events: { done: 1, dead: 1 } }));
  await consumer.pause();

  expect(await inbox.replay({ id: "dead" })).toBe(1);
  expect(await inbox.putAside({ id: "dead" }, "by hand")).toBe(1);
  expect(await inbox.forget(["dead"])).toBe(1);
  await inbox.purge({ payloadsAfterMs: 0, putAsideAfterMs: 0, rowsAfterMs: 0 });
  await consumer.stop();
  const tokens = postgresTokenStore({ pool, table: "kontor.kontor_tokens" });
  await tokens.update("key", async () => ({ value: "t", expiresAt: 4e12 }));
  expect(await tokens.get("key")).toMatchObject({ value: "t" });
  const tenants = postgresTenants({ pool, table: "kontor.kontor_tenant" });
  expect(await tenants.connect({ tenantId, userId: undefined, connectedAt: new Date(0) })).toBe(true);
  expect(await tenants.remove(tenantId)).toBe(true);
});

test.each([
  "CREATE TABLE kontor_inbox.more ()",
  "ALTER TABLE kontor_inbox.event ADD more int",
  "DROP TABLE kontor_inbox.event",
  "TRUNCATE kontor_inbox.event",
  "DROP FUNCTION kontor_inbox.accept_1",
  "CREATE FUNCTION kontor_inbox.more() RETURNS int LANGUAGE sql AS 'SELECT 1'",
  "DROP SCHEMA kontor CASCADE",
  "CREATE SCHEMA more",
  "CREATE TABLE public.more ()",
  "CREATE ROLE more",
])("the role of the consumer may not: %s", async (statement) => {
  await expect(pool.query(statement)).rejects.toMatchObject({ code: "42501" });
});
