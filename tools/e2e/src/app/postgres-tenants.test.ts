import { waitUntil } from "@kontor/testing/wait-until";
import { postgresTenants } from "@kontor/app/postgres";
import { Pool } from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startPostgres, type Postgres } from "@kontor/testing/postgres";

let postgres: Postgres;
let pool: Pool;
beforeAll(async () => {
  postgres = await startPostgres();
  pool = new Pool({ connectionString: postgres.url });
  pool.on("connect", (client) => client.on("error", () => {})); // one that is being closed when the server stops
});
afterAll(async () => {
  await pool?.end();
  await postgres?.stop();
});

const tenantId = "6f2b4c1e-8a6d-4a57-9d0c-2f5e7b1c9a34";
const connection = { tenantId, userId: "user", connectedAt: new Date("2026-02-11T08:00:00Z") };

test("tenants are kept in PostgreSQL, once, by however many that start at the same time", async () => {
  const starts = Array.from({ length: 8 }, () => postgresTenants({ pool }));

  const isNew = await Promise.all(starts.map((tenants) => tenants.connect(connection)));

  expect(isNew.filter(Boolean)).toHaveLength(1);
  const [tenants] = starts;
  expect(await tenants!.find(tenantId.toUpperCase())).toEqual(connection);
  expect(await tenants!.all()).toEqual([connection]);
  expect([await tenants!.remove(tenantId), await tenants!.remove(tenantId)]).toEqual([true, false]);
  expect(await tenants!.connect({ ...connection, userId: undefined })).toBe(true);
  expect((await tenants!.find(tenantId))?.userId).toBeUndefined();
  const [earlier, later] = ["f", "0"].map((letter) => letter.repeat(8) + tenantId.slice(8)) as [string, string];
  await tenants!.connect({ ...connection, tenantId: later, connectedAt: new Date("2026-02-11T08:00:00.001Z") });
  await tenants!.connect({ ...connection, tenantId: earlier, connectedAt: new Date("2026-02-11T07:59:59.999Z") });
  expect((await tenants!.all()).map((each) => each.tenantId)).toEqual([earlier, tenantId, later]);
});

test("an idle connection that the server ends is heard by the store, and the next call takes another", async () => {
  const tenants = postgresTenants({ pool });
  await tenants.all();
  const admin = new Pool({ connectionString: postgres.url, max: 1 });
  admin.on("connect", (client) => client.on("error", () => {})); // it is being closed when the server stops

  await admin.query("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()");
  await waitUntil(() => pool.totalCount === 0); // an error that nobody hears would fail this run
  await admin.end();

  expect(pool.listenerCount("error")).toBe(1);
  await expect(tenants.all()).resolves.toBeInstanceOf(Array);
});
