import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { EventRow } from "@kontor/channel-events";
import { copyInbox, postgresInbox, type CopyInboxOptions } from "@kontor/channel-events/postgres";
import { sqliteInbox } from "@kontor/channel-events/sqlite";
import { startPostgres, type Postgres } from "@kontor/testing/postgres";
import { Pool } from "pg";
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
const openInbox = () => postgresInbox({ pool, channel, unsafeDurability: true });

async function list(): Promise<EventRow[]> {
  const rows: EventRow[] = [];
  for await (const row of openInbox().list()) rows.push(row);
  return rows;
}

/** How long the turns of this channel are held from now on, in ms. */
async function listHoldsMs(): Promise<number[]> {
  const { rows } = await pool.query<{ ms: string }>(
    `SELECT until - kontor_inbox.now_ms(NULL) AS ms FROM kontor_inbox.lease AS l JOIN kontor_inbox.channel AS c ON c.id = l.channel WHERE c.name = $1`,
    [channel],
  );
  return rows.map(({ ms }) => Number(ms));
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

test("a copy that was stopped gives no handler an event, and goes on when it is made again", async () => {
  (await writeFile(4_500)).close();
  const stopped = new AbortController();
  const counts: number[] = [];
  const stopping = copy({ signal: stopped.signal, onProgress: () => stopped.abort(new Error("stopped")) });
  await expect(stopping).rejects.toThrow("stopped");
  expect(await openInbox().countWaiting()).toBe(667);
  expect(await openInbox().claim({ lanes: 1, perLane: 1, leaseMs: 1_000 })).toEqual([]);
  const [heldMs] = await listHoldsMs();
  expect([heldMs! > 3_000_000, heldMs! <= 3_600_000]).toEqual([true, true]); // An hour, of which the test has taken seconds.

  const report = await copy({ onProgress: ({ step, count }) => step === "copying" && counts.push(count) });

  expect(counts).toEqual([4_000, 4_500]);
  expect(report.events).toEqual({ waiting: 1_500, done: 1_500, dead: 1_500 });
  expect((await list()).map(({ id }) => id).slice(3)).toEqual(
    Array.from({ length: 4_497 }, (_, index) => `event-${index + 3}`),
  );
  expect(await copy()).toEqual(report); // All is there, and it is checked again.
  expect(await listHoldsMs()).toEqual([]);
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

test("a channel on which a consumer runs is refused, and a consumer waits for a copy that was not completed", async () => {
  (await writeFile(4_500)).close();
  const inbox = openInbox();
  expect(await inbox.lease("poller", "a consumer", 30_000)).toBe(true);

  await expect(copy()).rejects.toThrow("as a consumer, or a copy of another file, runs on the channel: stop it first");
  expect(await list()).toEqual([]);

  await inbox.endLease("poller", "a consumer");
  const stopped = new AbortController();
  const stopping = copy({ signal: stopped.signal, onProgress: () => stopped.abort(new Error("stopped")) });
  await expect(stopping).rejects.toThrow("stopped");
  expect(await inbox.lease("poller", "a consumer", 30_000)).toBe(false);
  await copy();
  expect(await inbox.lease("poller", "a consumer", 30_000)).toBe(true);
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
