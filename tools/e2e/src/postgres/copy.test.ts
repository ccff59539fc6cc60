import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { EventRow } from "@kontor/channel-events";
import {
  copyInbox,
  postgresInbox,
  type CopyInboxOptions,
  type PostgresInboxOptions,
} from "@kontor/channel-events/postgres";
import { sqliteInbox } from "@kontor/channel-events/sqlite";
import { startPostgres, type Postgres } from "@kontor/testing/postgres";
import { waitUntil } from "@kontor/testing/wait-until";
import { Pool, type PoolClient } from "pg";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";

const folder = mkdtempSync(join(tmpdir(), "kontor-copy-"));
let server: Postgres;
let pool: Pool;
let files = 0;
let file = "";
let channel = "";
beforeAll(async () => {
  server = await startPostgres();
  pool = new Pool({ connectionString: server.url, max: 4, connectionTimeoutMillis: 10_000 });
});
afterAll(async () => {
  await pool.end();
  await server.stop();
  rmSync(folder, { recursive: true });
});
beforeEach(() => {
  file = join(folder, `events-${(files += 1)}.db`);
  channel = `channel ${files}`;
});

/** Writes a file with so many events in all states, and what belongs to them. */
async function writeFile(events: number): Promise<DatabaseSync> {
  await sqliteInbox(file).close();
  const db = new DatabaseSync(file);
  db.exec("BEGIN");
  const add = db.prepare(
    `INSERT INTO event (seq, id, type, lane, raw, state, problem, attempts, deliveries, first_seen_at, last_seen_at, settled_at, trace)
     VALUES (?, ?, 'Seller:Offer.New', ?, ?, ?, ?, ?, ?, 1000, ?, ?, ?)`,
  );
  const longId = "x".repeat(600);
  for (let index = 0; index < events; index += 1) {
    const state = ["waiting", "done", "dead"][index % 3]!;
    const id = index === 1 ? longId : index === 2 ? `\\u${JSON.stringify("a\0b")}` : `event-${index}`;
    const raw = index === 3 ? "" : JSON.stringify({ id, text: "ä€😀" });
    const isNew = index < 6;
    add.run(
      3 * index + 5,
      id,
      `seller ${index % 7}`,
      raw,
      state,
      state === "dead" ? "it timed out" : null,
      state === "waiting" ? 0 : 1,
      1 + (index % 4),
      2_000 + index,
      state === "waiting" ? null : 3_000 + index,
      isNew ? "00-trace" : null,
    );
    if (index % 5 === 0) db.prepare("INSERT INTO unacknowledged VALUES (?, ?)").run(3 * index + 5, id);
  }
  db.exec(`COMMIT; INSERT INTO begun VALUES (5, 2); INSERT INTO step VALUES (5, 'booked', '{"at":1}'), (5, 'told', '2');
    INSERT INTO entity VALUES ('offer 1', 777), ('offer 2', 888);
    INSERT INTO turn VALUES ('seller 2', 8640000000000000, 'the shop is closed'), ('seller 4', 99999999999999, 'later')`);
  return db;
}

const copy = (more: Partial<CopyInboxOptions> = {}) =>
  copyInbox({ file, pool, channel, unsafeDurability: true, ...more });
const openInbox = (more: Partial<PostgresInboxOptions> = {}) =>
  postgresInbox({ pool, channel, unsafeDurability: true, ...more });

async function list(): Promise<EventRow[]> {
  const rows: EventRow[] = [];
  for await (const row of openInbox().list()) rows.push(row);
  return rows;
}

test("a copy is the same with a pool whose parsers give nothing but text, and with one that asks for bytes", async () => {
  (await writeFile(7)).close();
  const expected = await copy();

  for (const own of [{ types: { getTypeParser: (() => String) as never } }, { binary: true }]) {
    const other = new Pool({ connectionString: server.url, max: 4, connectionTimeoutMillis: 10_000, ...own });
    channel = `${channel} again`;
    expect(await copy({ pool: other })).toEqual(expected);
    await other.end();
  }
});

test("a copy has every event in its state and place, and all that is known of it", async () => {
  (await writeFile(12)).close();

  const report = await copy();

  expect(report).toEqual({
    events: { waiting: 4, done: 4, dead: 4 },
    pendingAcknowledgements: 3,
    steps: 2,
    entities: 2,
    parked: 2,
    checksum: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
  const rows = await list();
  expect(rows.map(({ id }) => id.slice(0, 8))).toEqual(
    Array.from({ length: 12 }, (_, index) => ["event-0", "xxxxxxxx", "a\0b"][index] ?? `event-${index}`),
  );
  expect(rows[2]).toMatchObject({
    state: "dead",
    problem: "it timed out",
    attempts: 1,
    deliveries: 3,
    lane: "seller 2",
  });
  expect(rows[5]).toMatchObject({ trace: "00-trace", lastSeenAt: new Date(2_005), settledAt: new Date(3_005) });
  const inbox = openInbox();
  const { parked, events, pendingAcknowledgements } = await inbox.readStats();
  expect([events.waiting, events.done, events.dead, pendingAcknowledgements]).toEqual([4, 4, 4, 3]);
  expect(parked).toEqual([
    { lane: "seller 2", reason: "the shop is closed", until: undefined },
    { lane: "seller 4", reason: "later", until: new Date(99_999_999_999_999) },
  ]);
  expect(await inbox.pendingAcknowledgements(10)).toEqual(["event-0", "event-5", "event-10"]);
  const { seq } = rows[0]!;
  expect([await inbox.loadStep(seq, "booked"), await inbox.loadStep(seq, "told")]).toEqual(['{"at":1}', "2"]);
  expect([await inbox.claimNewest("offer 1", 776), await inbox.claimNewest("offer 1", 777)]).toEqual([false, true]);
  const claims = await inbox.claim({ lanes: 10, perLane: 10, leaseMs: 1_000 });
  expect(claims.map(({ lane, unfinishedStarts }) => `${lane} ${unfinishedStarts}`).toSorted()).toEqual([
    "seller 0 2",
    "seller 3 0",
    "seller 6 0",
  ]); // seller 2 is parked
});

test("a copy that was stopped leaves nothing, and is made again from its start", async () => {
  (await writeFile(4_500)).close();
  const stopped = new AbortController();
  const counts: number[] = [];
  const stopping = copy({ signal: stopped.signal, onProgress: () => stopped.abort(new Error("stopped")) });
  await expect(stopping).rejects.toThrow("stopped");
  expect(await list()).toEqual([]);
  const { parked, pendingAcknowledgements, ...stats } = await openInbox().readStats();
  expect([parked, pendingAcknowledgements, stats.events.waiting]).toEqual([[], 0, 0]);

  const report = await copy({ onProgress: ({ step, count }) => step === "copying" && counts.push(count) });

  expect(counts).toEqual([2_000, 4_000, 4_500]);
  expect(report.events).toEqual({ waiting: 1_500, done: 1_500, dead: 1_500 });
  expect((await list()).map(({ id }) => id).slice(3)).toEqual(
    Array.from({ length: 4_497 }, (_, index) => `event-${index + 3}`),
  );
  const steps = new Set<string>();
  expect(await copy({ onProgress: ({ step }) => steps.add(step) })).toEqual(report); // All is there, and it is checked again.
  expect([...steps]).toEqual(["checking"]);
});

test("a channel with other events is refused, and so is one in which an event has changed", async () => {
  (await writeFile(12)).close();
  await openInbox().accept([{ id: "other", type: "t", lane: "a", raw: "{}" }]);

  await expect(copy()).rejects.toThrow(
    `as the channel ${channel} of the schema kontor_inbox holds other events, for example of a consumer that ran there: name a channel that never had`,
  );
  channel = `${channel} more`;
  await copy();
  await openInbox().putAside({ id: "event-0" }, "by hand");
  await expect(copy()).rejects.toThrow("the copy is not equal to it");
  await openInbox().accept([{ id: "new", type: "t", lane: "a", raw: "{}" }]);
  await expect(copy()).rejects.toThrow("holds other events");
});

test("a channel on which a consumer runs is refused, and a consumer waits while a copy is made", async () => {
  (await writeFile(4_500)).close();
  const inbox = openInbox();
  expect(await inbox.lease("poller", "a consumer", 30_000)).toBe(true);

  await expect(copy()).rejects.toThrow("as a consumer, or a copy of another file, runs on the channel: stop it first");
  expect(await list()).toEqual([]);

  await inbox.endLease("poller", "a consumer");
  const started: Promise<unknown>[] = [];
  const start = () => started.push(inbox.lease("poller", "a consumer", 30_000));
  await copy({ onProgress: ({ count }) => count === 2_000 && start() });
  expect(await Promise.all(started)).toEqual([false]);
  expect(await inbox.lease("poller", "a consumer", 30_000)).toBe(true);
});

const killed = `
  const { copyInbox } = await import("@kontor/channel-events/postgres");
  const { Pool } = await import("pg");
  const [file, channel, connectionString] = process.argv.slice(1);
  const onProgress = ({ count }) => count === 4_000 && process.kill(process.pid, "SIGKILL");
  await copyInbox({ file, channel, pool: new Pool({ connectionString, connectionTimeoutMillis: 10_000 }), unsafeDurability: true, onProgress });`;

test("a copy that is killed with kill -9 leaves nothing, its channel stays closed for consumers, and it is made again", async () => {
  (await writeFile(4_500)).close();
  const args = ["--conditions=@kontor/source", "--input-type=module", "-e", killed, file, channel, server.url];
  const child = spawn(process.execPath, args, { cwd: import.meta.dirname, stdio: ["ignore", "inherit", "inherit"] });

  expect(await once(child, "exit")).toEqual([null, "SIGKILL"]);
  expect(await list()).toEqual([]);
  expect(await openInbox().lease("poller", "a consumer", 30_000)).toBe(false);
  expect((await copy()).events).toEqual({ waiting: 1_500, done: 1_500, dead: 1_500 });
  expect(await openInbox().lease("poller", "a consumer", 30_000)).toBe(true);
});

test("a copy whose connection is cut in the middle leaves nothing, frees its channel, and is made again", async () => {
  (await writeFile(4_500)).close();
  const cuts: Promise<unknown>[] = [];
  const cut = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid() AND xact_start IS NOT NULL`;

  await expect(copy({ onProgress: () => cuts.push(pool.query(cut)) })).rejects.toMatchObject({ name: "StoreError" });

  await Promise.all(cuts);
  expect(await list()).toEqual([]);
  expect(await openInbox().lease("poller", "a consumer", 30_000)).toBe(true);
  await openInbox().endLease("poller", "a consumer");
  expect((await copy()).events).toEqual({ waiting: 1_500, done: 1_500, dead: 1_500 });
});

test("the server ends a copy that has been silent for a minute, so that a lost machine does not hold its rows", async () => {
  (await writeFile(3)).close();
  const own = new Pool({ connectionString: server.url, max: 1, connectionTimeoutMillis: 10_000 });
  const limits: Promise<{ rows: unknown[] }>[] = [];
  let connection: PoolClient | undefined;
  own.on("acquire", (each) => (connection = each));

  await copy({
    pool: own,
    onProgress: () => limits.push(connection!.query("SHOW idle_in_transaction_session_timeout")),
  });

  expect((await limits[0]!).rows).toEqual([{ idle_in_transaction_session_timeout: "1min" }]);
  await own.end();
});

test("a copy, and its check, read each row a few times, also where the database takes its tables for empty", async () => {
  const [events, schema] = [20_000, "copy_plans"];
  (await writeFile(events)).close();
  const own = new Pool({ connectionString: server.url, max: 1, connectionTimeoutMillis: 10_000 });
  await openInbox({ pool: own, schema }).countWaiting();
  await own.query(`ANALYZE ${schema}.event, ${schema}.outcome, ${schema}.waiting`);

  await copy({ pool: own, schema });
  await copy({ pool: own, schema });

  await own.end(); // A connection that ends hands in what it has counted.
  const counted = `SELECT relname, (idx_tup_fetch + seq_tup_read)::int AS fetched FROM pg_stat_user_tables
    WHERE schemaname = $1 AND relname IN ('event', 'outcome', 'waiting') ORDER BY relname`;
  const readTimes = async () => {
    const { rows } = await pool.query<{ fetched: number }>(counted, [schema]);
    return rows.map(({ fetched }) => fetched / events);
  };
  await waitUntil(async () => (await readTimes()).every((times) => times > 0.5));
  expect(Math.max(...(await readTimes()))).toBeLessThan(4);
});

test("events that another program stores during a copy come behind those of the file", async () => {
  (await writeFile(4_500)).close();
  const others: Promise<unknown>[] = [];
  const store = (count: number) =>
    others.push(openInbox().accept([{ id: `other-${count}`, type: "t", lane: "seller 0", raw: "{}" }]));

  await copy({ onProgress: ({ count }) => store(count) });

  await Promise.all(others);
  const ids = (await list()).map(({ id }) => id);
  expect(ids.slice(4_499, 4_500)).toEqual(["event-4499"]);
  expect(ids.slice(4_500).toSorted()).toEqual(["other-2000", "other-4000", "other-4500"]);
});

test("a copy that differs from the file is not kept, a failure of the progress is thrown as it is, and both free the channel", async () => {
  (await writeFile(12)).close();
  await openInbox().park("another seller", { reason: "there before" });

  await expect(copy()).rejects.toThrow("the copy is not equal to it");
  expect(await list()).toEqual([]);

  await openInbox().resume("another seller");
  const failure = new Error("of the caller");
  const throwing = () => {
    throw failure;
  };
  await expect(copy({ onProgress: throwing })).rejects.toBe(failure);
  expect(await openInbox().lease("poller", "a consumer", 30_000)).toBe(true);
});

test("a copy that is made again when it is complete changes nothing", async () => {
  (await writeFile(12)).close();
  await copy();
  const inbox = openInbox();
  await inbox.resume("seller 2");
  await inbox.putAside({ id: "event-0" }, "by hand");

  await expect(copy()).rejects.toThrow("the copy is not equal to it");

  expect((await inbox.readStats()).parked.map(({ lane }) => lane)).toEqual(["seller 4"]);
});

test("a file that a consumer has open is refused, and one that is not there, or is no inbox", async () => {
  const consumer = await writeFile(3);
  await expect(copy()).rejects.toThrow("a consumer or another program has it open: stop that first");
  consumer.close();
  await expect(copy()).resolves.toMatchObject({ events: { waiting: 1 } });

  await expect(copy({ file: join(folder, "gone.db") })).rejects.toThrow("as there is no such file");
  const other = join(folder, "other.db");
  new DatabaseSync(other).close();
  await expect(copy({ file: other })).rejects.toMatchObject({ code: "ERR_PLATFORM_STORE" });
  await expect(copy({ sheme: "x" } as never)).rejects.toThrow("sheme");
});

test("a database that does not write to the disk is refused", async () => {
  (await writeFile(3)).close();

  await expect(copy({ unsafeDurability: false, schema: "durable" })).rejects.toThrow("got fsync off");
});
