import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sqliteInbox } from "@kontor/channel-events/sqlite";
import { type Postgres, startPostgres } from "@kontor/testing/postgres";
import pg from "pg";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { migrateCommand } from "../commands/inbox/migrate.ts";
import { prepareFile, runInbox } from "../fixtures/prepare.ts";
import { runHere } from "../fixtures/run-here.ts";

const folder = mkdtempSync(join(tmpdir(), "kontor-cli-migrate-"));
const file = join(folder, "events.db");
const CANARY = "c4n4ry-pw";
let postgres: Postgres;
let pool: pg.Pool;
let schema = "";
let schemas = 0;

beforeAll(async () => {
  postgres = await startPostgres();
  pool = new pg.Pool({ connectionString: postgres.url });
}, 180_000);
afterAll(async () => {
  for (let number = 1; number <= schemas; number += 1)
    await pool.query(`DROP SCHEMA IF EXISTS cli_${process.pid}_migrate_${number} CASCADE`);
  await pool.end();
  await postgres.stop();
  rmSync(folder, { recursive: true });
});
beforeEach(async () => {
  schema = `cli_${process.pid}_migrate_${(schemas += 1)}`;
  for (const end of ["", "-wal", "-shm"]) rmSync(file + end, { force: true });
  await prepareFile(file);
});

const migrate = (...words: string[]) =>
  runInbox(["migrate", "--file", file, "--to", postgres.url, "--to-schema", schema, "--unsafe-durability", ...words]);
const readAll = async (...place: string[]) => {
  const { said: list } = await runInbox(["list", ...place, "--state", "all", "--json"]);
  const { said: status } = await runInbox(["status", ...place, "--json"]);
  const { oldestWaitingMs: _, ...facts } = JSON.parse(status) as Record<string, unknown>;
  return { list, facts };
};

test("migrate moves every row and what is known of it; the file says from then on where it is", async () => {
  const before = await readAll("--file", file);
  const old = sqliteInbox(file);

  const { said } = await migrate("--yes", "--json");

  expect(JSON.parse(said)).toEqual({
    events: 6,
    pauseMs: expect.any(Number),
    cutOff: 0,
    wasDone: false,
    place: expect.stringMatching(/^PostgreSQL at 127\.0\.0\.1:\d+\/postgres, schema cli_/),
  });
  expect(await readAll("--postgres", postgres.url, "--schema", schema)).toEqual(before);
  await expect(old.accept([{ id: "late", type: "x:Y", lane: "1", raw: "{}" }])).rejects.toMatchObject({
    isFinal: true,
    message: expect.stringContaining(`it was moved to PostgreSQL at 127.0.0.1:`),
  });
  await old.close();
  await expect(runInbox(["status", "--file", file])).rejects.toThrow(`schema ${schema}: open it there`);
  expect((await migrate("--yes")).said).toMatch(/was moved to PostgreSQL at .* before\n$/);
});

test("a move to a hub is refused with the two steps that lead there", async () => {
  const { code, stderr } = await runHere([
    "inbox",
    "migrate",
    "--file",
    "events.db",
    "--hub",
    "postgres://db.example/shop",
  ]);

  expect(code).toBe(2);
  expect(stderr).toMatch(/two steps: 1\. kontor inbox migrate --to .*; 2\. .*postgresHub\(\) and its option from/);
});

test("a move that cannot begin leaves the file as it is", async () => {
  await pool.query(`CREATE SCHEMA ${schema}; CREATE TABLE ${schema}.event (id text)`);

  await expect(migrate("--yes")).rejects.toThrow("it must hold no inbox yet");
  const words = ["migrate", "--file", file, "--to", postgres.url, "--to-schema", `${schema}_x`, "--yes"];
  await expect(runInbox(words)).rejects.toThrow("a commit must be on the disk before it counts: got fsync off");
  await expect(migrate("--yes", "--to-schema", "No-Schema")).rejects.toThrow("schema must be a name in small letters");

  const inbox = sqliteInbox(file);
  expect(inbox.db.prepare("SELECT name FROM sqlite_schema WHERE name LIKE 'move%'").all()).toEqual([]);
  await inbox.close();
});

test("a move that was stopped goes on, opens to nobody before its end, and can be given up", async () => {
  const stopped = new AbortController();
  stopped.abort();
  const words = [
    "migrate",
    "--file",
    file,
    "--to",
    postgres.url,
    "--to-schema",
    schema,
    "--unsafe-durability",
    "--yes",
  ];

  await expect(runInbox(words, { signal: stopped.signal })).rejects.toMatchObject({
    exitCode: 130,
    message: expect.stringContaining("Run it again to go on, or with --cancel"),
  });
  await expect(runInbox(["status", "--postgres", postgres.url, "--schema", schema])).rejects.toThrow(
    "still being filled",
  );
  await expect(migrate("--yes", "--to-schema", `${schema}_x`)).rejects.toThrow("it is being moved to PostgreSQL at");
  const inbox = sqliteInbox(file);
  await inbox.replay({ id: "event-1" }); // The consumer works as before.

  expect((await migrate("--cancel", "--yes")).said).toContain("is as before");
  expect(inbox.db.prepare("SELECT name FROM sqlite_schema WHERE name LIKE 'move%'").all()).toEqual([]);
  await inbox.close();
  expect((await migrate("--yes")).said).toContain("✔ 6 events moved to PostgreSQL at ");
  await expect(migrate("--yes", "--cancel")).rejects.toThrow("is closed to changes already");
});

test.each<[string[], string]>([
  [["--file", "gone.db"], "there is no such file"],
  [["--file", file], "--to, or the variable KONTOR_INBOX_TO, must not be empty"],
  [
    ["--file", file, "--to", "events.db"],
    "--to, or the variable KONTOR_INBOX_TO, must be an address such as postgres://",
  ],
  [["--to", `postgres://user:${CANARY}@127.0.0.1:1/db`], "--file, --postgres or --hub must say where it is"],
  [["--file", file, "--to", `postgres://user:${CANARY}@127.0.0.1:1/db`], "must hold no password"],
  [
    ["--file", file, "--to", "postgres://user@127.0.0.1:1/db"],
    "nobody can be asked here: add --yes. This moves the inbox to PostgreSQL at 127.0.0.1:1/db, schema kontor_inbox",
  ],
  [["--file", file, "--to", "postgres://user@127.0.0.1:1/db", "--yes"], "ECONNREFUSED"],
  [["--file", file, "--drain", "soon"], "--drain must be a time"],
])("migrate %j is refused, and shows no password", async (words, message) => {
  const failure = await runInbox(["migrate", ...words]).catch((error: Error) => error.message);

  expect(failure).toContain(message);
  expect(failure).not.toContain(CANARY);
});

test("the examples run, and so does a file of the profile", async () => {
  const [place, lastPlace] = [`${schema}_0`, `${schema}_1`];
  for (const [index, example] of migrateCommand.examples.entries()) {
    for (const end of ["", "-wal", "-shm"]) rmSync(file + end, { force: true });
    await prepareFile(file);
    const line = example
      .replace("events.db", file)
      .replace("postgres://kontor@db.example/shop", postgres.url)
      .replace("shop_inbox", `${schema}_example`);
    const words = [...line.split(" ").slice(1), "--unsafe-durability", "--to-schema", index === 0 ? place : lastPlace];
    expect(await runHere(words)).toMatchObject({ code: 0, stderr: "" });
  }
  const profileFile = join(folder, "profiles.json");
  writeFileSync(profileFile, JSON.stringify({ default: { inbox: "events.db" } }), { mode: 0o600 });

  const again = [
    "inbox",
    "migrate",
    "--profile-file",
    profileFile,
    "--to",
    postgres.url,
    "--to-schema",
    lastPlace,
    "--yes",
  ];
  expect(await runHere([...again, "--unsafe-durability"])).toMatchObject({
    code: 0,
    stdout: expect.stringContaining(`${file} was moved to PostgreSQL at`),
  });
  await pool.query(`DROP SCHEMA ${place} CASCADE; DROP SCHEMA ${lastPlace} CASCADE`);
});
