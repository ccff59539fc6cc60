import { EventEmitter } from "node:events";
import { mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { answerSettings } from "@kontor/testing/postgres-settings";
import { afterAll, describe, expect, test, vi } from "vitest";
import { memoryTenants } from "./store.ts";
import { postgresTenants } from "./postgres.ts";
import { sqliteTenants } from "./sqlite.ts";

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

  test("knows no connection of an id that is no UUID", async () => {
    const tenants = open();
    await tenants.connect(connection);

    expect(await tenants.find("not-a-uuid")).toBeUndefined();
    expect(await tenants.remove("not-a-uuid")).toBe(false);
  });

  test("gives all in the order in which they were made, and forgets one alone", async () => {
    const tenants = open();
    const ids = ["f", "a", "c"].map((letter) => letter.repeat(8) + tenantId.slice(8));
    for (const [hour, id] of ids.entries())
      await tenants.connect({ ...connection, tenantId: id, connectedAt: new Date(Date.UTC(2026, 1, 11, hour)) });

    expect((await tenants.all()).map((each) => each.tenantId)).toEqual(ids);
    await tenants.remove(ids[1]!);
    expect((await tenants.all()).map((each) => each.tenantId)).toEqual([ids[0], ids[2]]);
  });

  test("forgets one", async () => {
    const tenants = open();
    await tenants.connect({ ...connection, userId: undefined });

    expect([await tenants.remove(tenantId.toUpperCase()), await tenants.remove(tenantId)]).toEqual([true, false]);
    expect(await tenants.find(tenantId)).toBeUndefined();
  });
});

test.skipIf(process.platform === "win32")("the files are for their owner alone", async () => {
  using tenants = sqliteTenants(join(folder, "private.db"));
  await tenants.connect(connection);

  const names = readdirSync(folder).filter((name) => name.startsWith("private.db"));
  expect(names.map((name) => statSync(join(folder, name)).mode & 0o777)).toEqual([0o600, 0o600, 0o600]);
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

test("a commit is on the disk before anybody hears of it, and another process is waited for", () => {
  const exec = vi.spyOn(DatabaseSync.prototype, "exec");
  using _ = sqliteTenants(join(folder, "durable.db"));
  const [database] = exec.mock.contexts as DatabaseSync[];
  exec.mockRestore();

  expect(database!.prepare("PRAGMA synchronous").get()).toEqual({ synchronous: 2 }); // FULL
  expect(database!.prepare("PRAGMA busy_timeout").get()).toEqual({ timeout: 5_000 });
});

test("a database of the caller's keeps its setting of synchronous", async () => {
  using database = new DatabaseSync(join(folder, "their-setting.db"));
  database.exec("PRAGMA synchronous = OFF");

  await sqliteTenants(database).connect(connection);

  expect(database.prepare("PRAGMA synchronous").get()).toEqual({ synchronous: 0 }); // OFF
});

test("a database of the caller's stays open, and one of ours is closed", async () => {
  const database = new DatabaseSync(join(folder, "theirs.db"));
  sqliteTenants(database)[Symbol.dispose]();
  const tenants = sqliteTenants(join(folder, "ours.db"));
  tenants[Symbol.dispose]();

  expect(database.prepare("SELECT count(*) AS count FROM kontor_tenant").get()).toEqual({ count: 0 });
  await expect(tenants.find(tenantId)).rejects.toThrow(/finalized|not open/);
});

test("postgresTenants() makes its table once, and tries again where it could not", async () => {
  const asked: string[] = [];
  let isDown = true;
  const query = async (text: string) => {
    if (!answerSettings(text)) asked.push(text.includes("CREATE TABLE") ? "table" : "row");
    if (isDown) throw new Error("the database is down");
    return answerSettings(text) ?? { rows: [], rowCount: 1 };
  };
  const tenants = postgresTenants({ pool: { query } });

  await expect(tenants.connect(connection)).rejects.toThrow("the database is down");
  isDown = false;
  expect([await tenants.connect(connection), await tenants.remove(tenantId)]).toEqual([true, true]);

  expect(asked).toEqual(["table", "row", "row"]);
});

test.each([
  ["40001", 2, true],
  ["40P01", 1, false],
  ["23505", 1, false],
  [undefined, 1, false],
])("postgresTenants() asks again after the code %s alone, and once", async (code, times, isKept) => {
  let asked = 0;
  const query = async (text: string) => {
    if (answerSettings(text) || text.includes("CREATE TABLE")) return answerSettings(text) ?? { rows: [], rowCount: 0 };
    asked += 1;
    if (asked === 1) throw Object.assign(new Error("no"), { code });
    return { rows: [], rowCount: 1 };
  };

  const outcome = await postgresTenants({ pool: { query } })
    .connect(connection)
    .catch(() => false);

  expect([asked, outcome]).toEqual([times, isKept]);
});

test("postgresTenants() does not ask the database about an id that is no UUID: it would refuse the question", async () => {
  const query = vi.fn(async () => ({ rows: [], rowCount: 1 }));
  const tenants = postgresTenants({ pool: { query } });

  expect([await tenants.find("not-a-uuid"), await tenants.remove("not-a-uuid")]).toEqual([undefined, false]);

  expect(query).not.toHaveBeenCalled();
});

test("postgresTenants() hears the errors of its pool, by one listener: unheard, a connection that breaks ends the process", () => {
  const pool = Object.assign(new EventEmitter(), { query: async () => ({ rows: [], rowCount: 0 }) });
  for (let store = 0; store < 3; store += 1) postgresTenants({ pool });

  expect(pool.listenerCount("error")).toBe(1);
  expect(() => pool.emit("error", new Error("the server ended it"))).not.toThrow();
});

test("what is no place is refused", () => {
  expect(() => sqliteTenants("")).toThrow("path must be a file path");
  expect(() => postgresTenants({ pool: {} as never })).toThrow("pool must be a Pool of pg");
  expect(() => postgresTenants(undefined as never)).toThrow("pool must be a Pool of pg");
  expect(() => postgresTenants({ pool: { query: (() => {}) as never }, table: "a; DROP" })).toThrow(
    "table must be a name",
  );
});
