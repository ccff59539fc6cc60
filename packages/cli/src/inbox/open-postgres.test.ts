import { postgresInbox } from "@kontor/channel-events/postgres";
import { Secret } from "@kontor/http";
import { type Postgres, startPostgres } from "@kontor/testing/postgres";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { fillInbox, runInbox } from "../fixtures/prepare.ts";
import { runHere } from "../fixtures/run-here.ts";
import { openPool, openPostgres } from "./open-postgres.ts";

let postgres: Postgres;
let pool: pg.Pool;
const schema = `cli_${process.pid}`;

beforeAll(async () => {
  postgres = await startPostgres();
  pool = new pg.Pool({ connectionString: postgres.url });
  await fillInbox(postgresInbox({ pool, schema, unsafeDurability: true }));
  await fillInbox(postgresInbox({ pool, schema, channel: "shop", unsafeDurability: true }));
}, 180_000);
afterAll(async () => {
  await pool.query(`DROP SCHEMA ${schema} CASCADE`);
  await pool.end();
  await postgres.stop();
});

const places = () => [
  ["--postgres", postgres.url, "--schema", schema],
  ["--postgres", postgres.url, "--schema", schema, "--channel", "shop"],
];

test("every command works with an inbox in PostgreSQL and with one of its channels", async () => {
  for (const place of places()) {
    const json = async (...words: string[]) => {
      const { said } = await runInbox([...words, ...place, "--json"]);
      return said.split("\n").flatMap((line): unknown[] => (line === "" ? [] : [JSON.parse(line)]));
    };

    expect(await json("status")).toMatchObject([{ events: { waiting: 3, dead: 1, done: 2 }, mostDeliveries: 7 }]);
    expect(await json("list", "--error", "TIMED out")).toMatchObject([{ id: "event-6", attempts: 1 }]);
    expect(await json("show", "event-1")).toMatchObject([{ seller: "4711", payload: { id: "event-1" } }]);
    expect(await json("replay", "--error", "missing", "--yes")).toEqual([{ matched: 1, changed: 1, dryRun: false }]);
    expect(await json("dead", "--id", "event-1", "--yes")).toEqual([{ matched: 1, changed: 1, dryRun: false }]);
    expect(await json("park", "4711", "--reason", "r", "--for", "1h")).toMatchObject([{ waiting: 1 }]);
    expect(await json("resume", "4711")).toEqual([{ seller: "4711", resumed: true }]);
    const [purge] = await json("purge", "--put-aside-older-than", "0s", "--yes");
    expect(purge).toMatchObject({ matched: { payloads: 2, rows: 0 }, purged: { payloads: 2, rows: 0 } });
    await expect(runInbox(["backup", "copy.db", ...place])).rejects.toMatchObject({ exitCode: 2 });
  }
});

test("a schema without an inbox is refused, and nothing is created", async () => {
  await expect(runInbox(["status", "--postgres", postgres.url, "--schema", "nobody"])).rejects.toMatchObject({
    exitCode: 1,
    message: expect.stringContaining("the database has no inbox in this schema"),
  });

  const { rows } = await pool.query("SELECT 1 FROM pg_namespace WHERE nspname = 'nobody'");
  expect(rows).toEqual([]);
});

test("a channel that the inbox does not have is refused with those that it has, and is not added", async () => {
  const words = ["status", "--postgres", postgres.url, "--channel", "shap", "--schema", schema];

  await expect(runInbox(words)).rejects.toThrow("got shap; it has default, shop");

  const { rows } = await pool.query(`SELECT name FROM ${schema}.channel ORDER BY name`);
  expect(rows).toEqual([{ name: "default" }, { name: "shop" }]);
});

test("doctor writes to the database and takes it back; one that may only be read is named", async () => {
  const store = async (address: string) => {
    const words = ["doctor", "--postgres", address, "--schema", schema, "--channel", "shop", "--json"];
    const { stdout } = await runHere(words);
    const findings = stdout.trim().split("\n");
    return findings.map((line) => JSON.parse(line) as { check: string }).find(({ check }) => check === "store");
  };
  const readOnly = new URL(postgres.url);
  readOnly.searchParams.set("options", "-c default_transaction_read_only=on");

  expect(await store(postgres.url)).toMatchObject({
    of: "postgres",
    code: expect.stringMatching(/^store-(dead|failing)$/),
  });
  expect(await store(readOnly.href)).toMatchObject({
    code: "store-read-only",
    says: "it cannot be written to (25006): no event can be stored, handled or acknowledged",
  });
});

test("the tables of a newer version are refused", async () => {
  const newer = `${schema}_newer`;
  await postgresInbox({ pool, schema: newer, unsafeDurability: true }).readStats();
  await pool.query(`INSERT INTO ${newer}.migration (version, oldest) VALUES (99, 99)`);

  await expect(runInbox(["status", "--postgres", postgres.url, "--schema", newer])).rejects.toThrow(
    "Newer packages have changed its tables",
  );
  await pool.query(`DROP SCHEMA ${newer} CASCADE`);
});

test("a pool has four connections, and ten seconds to open one", async () => {
  const made: object[] = [];
  class Pool {
    constructor(options: object) {
      made.push(options);
    }
  }

  await openPool(new Secret("postgres://host/db"), async () => ({ default: { Pool } }) as never);

  expect(made).toEqual([
    {
      ...{ connectionString: "postgres://host/db", application_name: "kontor inbox" },
      ...{ max: 4, connectionTimeoutMillis: 10_000 },
    },
  ]);
});

test.each([
  [{ isConsumer: true }, "a commit must be on the disk before it counts: got fsync"],
  [{ isConsumer: false }, "done"],
  [{}, "done"],
])("a server that may lose commits is opened with %j: %s", async (options, outcome) => {
  const url = new URL(postgres.url);
  url.searchParams.set("options", "-c synchronous_commit=off");
  const { inbox, close } = await openPostgres({ kind: "postgres", url: new Secret(url.href), schema }, options);

  const said = await inbox.readStats().then(
    () => "done",
    ({ message }: Error) => message,
  );
  await close();

  expect(said).toContain(outcome);
});

test("a missing driver is said in one line, with the command that installs it", async () => {
  const missing = Object.assign(new Error("no such package"), { code: "ERR_MODULE_NOT_FOUND" });
  const place = { kind: "postgres", url: new Secret(postgres.url) } as const;

  await expect(openPostgres(place, { load: () => Promise.reject(missing) })).rejects.toMatchObject({
    exitCode: 1,
    message: expect.stringContaining("npm install pg"),
  });
});
