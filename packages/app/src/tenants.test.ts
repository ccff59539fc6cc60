import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { memoryTenants } from "./memory-tenants.ts";
import { postgresTenants } from "./postgres-tenants.ts";
import { sqliteTenants } from "./sqlite-tenants.ts";

const folder = mkdtempSync(join(tmpdir(), "kontor-tenants-"));
afterAll(() => rmSync(folder, { recursive: true }));
const tenantId = "6f2b4c1e-8a6d-4a57-9d0c-2f5e7b1c9a34";
const connection = { tenantId, userId: "user", connectedAt: new Date("2026-02-11T08:00:00Z") };
let files = 0;

describe.each([
  ["memoryTenants()", memoryTenants],
  ["sqliteTenants()", () => sqliteTenants(join(folder, `${(files += 1)}.db`))],
])("%s", (_, open) => {
  test("keeps a connection as it was first made", async () => {
    const tenants = open();

    expect(await tenants.connect(connection)).toBe(true);
    expect(await tenants.connect({ ...connection, userId: "another" })).toBe(false);

    expect(await tenants.find(tenantId.toUpperCase())).toEqual(connection);
    expect(await tenants.all()).toEqual([connection]);
  });

  test("forgets one", async () => {
    const tenants = open();
    await tenants.connect({ ...connection, userId: undefined });

    expect([await tenants.remove(tenantId), await tenants.remove(tenantId)]).toEqual([true, false]);
    expect(await tenants.find(tenantId)).toBeUndefined();
  });
});

test("what a file keeps is there when it is opened again", async () => {
  const path = join(folder, "again.db");
  {
    using tenants = sqliteTenants(path);
    await tenants.connect(connection);
  }
  using again = sqliteTenants(path);

  expect(await again.find(tenantId)).toEqual(connection);
});

test("what is no place is refused", () => {
  expect(() => sqliteTenants("")).toThrow("path must be that of a file");
  expect(() => postgresTenants({ pool: {} as never })).toThrow("pool must be a Pool of pg");
  expect(() => postgresTenants({ pool: { query: (() => {}) as never }, table: "a; DROP" })).toThrow(
    "table must be a name",
  );
});
