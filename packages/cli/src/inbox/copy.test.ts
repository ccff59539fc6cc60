import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { sqliteInbox } from "@kontor/channel-events/sqlite";
import { type Postgres, startPostgres } from "@kontor/testing/postgres";
import pg from "pg";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { inboxGroup } from "../commands/inbox.ts";
import { runInbox } from "../fixtures/prepare.ts";
import { runHere } from "../fixtures/run-here.ts";

const folder = mkdtempSync(join(tmpdir(), "kontor-cli-copy-"));
const file = join(folder, "events.db");
const CANARY = "c4n4ry-pw";
const schema = `cli_${process.pid}_copy`;
let postgres: Postgres;
let pool: pg.Pool;
let channels = 0;
let channel = "";

beforeAll(async () => {
  postgres = await startPostgres();
  pool = new pg.Pool({ connectionString: postgres.url, connectionTimeoutMillis: 10_000 });
}, 180_000);
afterAll(async () => {
  await pool.query(`DROP SCHEMA IF EXISTS ${schema} CASCADE`);
  await pool.end();
  await postgres.stop();
  rmSync(folder, { recursive: true });
});
beforeEach(async () => {
  channel = `channel ${(channels += 1)}`;
  for (const end of ["", "-wal", "-shm", "-lock"]) rmSync(file + end, { force: true });
  const inbox = sqliteInbox(file);
  inbox.db.exec(`
    INSERT INTO event (seq, id, type, lane, raw, state, problem, attempts, deliveries, first_seen_at, last_seen_at, settled_at)
    VALUES (1, 'event-1', 'Seller:Offer.New', '4711', '{}', 'dead', 'category is missing', 1, 1, 1000, 1000, 2000),
      (2, 'event-2', 'Seller:Offer.New', '4711', '{}', 'waiting', NULL, 0, 7, 1000, 1500, NULL);
    INSERT INTO unacknowledged VALUES (2, 'event-2')`);
  await inbox.park("4712", { reason: "shop is down" });
  await inbox.close();
});

const target = () => ["--to", postgres.url, "--schema", schema, "--channel", channel, "--unsafe-durability"];
const copy = (...words: string[]) => runInbox(["copy", file, ...target(), ...words]);

test("copy tells what both sides have, and the inbox in PostgreSQL has every event", async () => {
  const { said } = await copy();

  expect(said).toMatch(/is copied to PostgreSQL at 127\.0\.0\.1:\d+\/\w+, schema cli_\d+_copy, channel channel 1\n/);
  expect(said).toMatch(
    /waiting events +1\n.*done events +0\n.*dead events +1\n.*to be acknowledged +1\n.*parked sellers +1\n/,
  );
  expect(said).toMatch(/All 2 events are equal on both sides: SHA-256 [0-9a-f]{64}/);
  const place = ["--postgres", postgres.url, "--schema", schema, "--channel", channel];
  const { said: list } = await runInbox(["list", ...place, "--state", "all", "--json"]);
  const events = list
    .trim()
    .split("\n")
    .map((line): unknown => JSON.parse(line));
  expect(events).toMatchObject([
    { id: "event-1", state: "dead", problem: "category is missing" },
    { id: "event-2", state: "waiting" },
  ]);
  expect(JSON.parse((await copy("--json")).said)).toMatchObject({ events: { waiting: 1, done: 0, dead: 1 } }); // once more
});

test("a copy that is stopped says so, and is made when it is run again", async () => {
  const stopped = new AbortController();
  stopped.abort();

  await expect(runInbox(["copy", file, ...target()], { signal: stopped.signal })).rejects.toMatchObject({
    exitCode: 130,
    message: expect.stringContaining("the file is unchanged, and nothing was copied"),
  });

  expect((await copy()).said).toContain("are equal on both sides");
});

test("a copy of a file that is in use, or to a channel with other events, is refused", async () => {
  const consumer = new DatabaseSync(file);
  consumer.exec("PRAGMA journal_mode = WAL");
  consumer.prepare("SELECT * FROM event").all();
  await expect(copy()).rejects.toThrow("a consumer or another program has it open: stop that first");
  consumer.close();
  await copy();

  const other = new DatabaseSync(file);
  other.exec("UPDATE event SET id = 'x' || id");
  other.close();
  await expect(copy()).rejects.toThrow("holds other events, for example of a consumer that ran there");
});

test.each<[string[], string]>([
  [["gone.db"], "there is no such file"],
  [[file], "--to, or the variable KONTOR_INBOX_TO, must not be empty"],
  [[file, "--to", "events.db"], "--to, or the variable KONTOR_INBOX_TO, must be an address such as postgres://"],
  [[file, "--to", `postgres://user:${CANARY}@127.0.0.1:1/db`], "must hold no password"],
  [[file, "--to", "postgres://user@127.0.0.1:1/db"], "ECONNREFUSED"],
  [[file, "--to", "postgres://user@127.0.0.1:1/db", "--schema", "No-Schema"], "schema must be a name in small letters"],
])("copy %j is refused, and shows no password", async (words, message) => {
  const failure = await runInbox(["copy", ...words]).catch((error: Error) => error.message);

  expect(failure).toContain(message);
  expect(failure).not.toContain(CANARY);
});

test("the examples run", async () => {
  for (const example of inboxGroup.commands.find(({ name }) => name === "copy")!.examples) {
    const line = example.replace("events.db", file).replace("postgres://kontor@db.example/shop", postgres.url);
    const words = [...line.split(" ").slice(1), "--unsafe-durability", "--schema", schema];
    expect(await runHere(words)).toMatchObject({ code: 0, stderr: "" });
  }
});
